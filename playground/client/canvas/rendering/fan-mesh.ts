import { Mesh, MeshGeometry, MeshMaterial, type IArrayBuffer, type Texture } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";

// PIXI's array type is older than the compiler's typed arrays, which it takes all the same.
const floats = (count: number): IArrayBuffer => new Float32Array(count) as unknown as IArrayBuffer;

/**
 * A star-shaped outline around a centre as a fan of triangles, painted with a round texture whose middle is the centre
 * and whose rim is the radius: how light falls off without a shader of its own.
 */
export class FanMesh extends Mesh<MeshMaterial> {
  /** Of the outline last set, in pixels. */
  radius = 0;

  constructor(texture: Texture) {
    super(new MeshGeometry(floats(6), floats(6), new Uint16Array(3) as unknown as IArrayBuffer), new MeshMaterial(texture));
  }

  setShape(outline: readonly number[], centre: Point, radius: number): void {
    this.radius = radius;
    const corners = outline.length / 2;
    const vertices = new Float32Array((corners + 1) * 2);
    const uvs = new Float32Array((corners + 1) * 2);
    const indices = new Uint16Array(corners * 3);
    vertices.set([centre.x, centre.y]);
    uvs.set([0.5, 0.5]);
    for (let n = 0; n < corners; n++) {
      const [x = 0, y = 0] = [outline[2 * n], outline[2 * n + 1]];
      vertices[2 * n + 2] = x;
      vertices[2 * n + 3] = y;
      uvs[2 * n + 2] = 0.5 + (x - centre.x) / (2 * radius);
      uvs[2 * n + 3] = 0.5 + (y - centre.y) / (2 * radius);
      indices.set([0, n + 1, n + 1 === corners ? 1 : n + 2], 3 * n);
    }
    const geometry = this.geometry as MeshGeometry;
    geometry.getBuffer("aVertexPosition").update(vertices as unknown as IArrayBuffer);
    geometry.getBuffer("aTextureCoord").update(uvs as unknown as IArrayBuffer);
    geometry.getIndex().update(indices as unknown as IArrayBuffer);
  }
}
