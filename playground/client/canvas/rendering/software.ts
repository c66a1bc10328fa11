/**
 * How pictures are painted here: by the processor. A browser without a graphics card would otherwise paint them with an
 * imitated one, a hundred times slower, and only when WebGL asks for them.
 */
export const SOFTWARE: CanvasRenderingContext2DSettings = { willReadFrequently: true };
