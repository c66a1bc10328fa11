import type { FormDataExtended } from "../ux/form-data-extended";

/** A click handler: called with `this` = the application. */
export type ClickAction = (this: never, event: PointerEvent, target: HTMLElement) => unknown;
/** A click handler for named mouse buttons. */
export interface ButtonAction {
  handler: ClickAction;
  buttons: number[];
}
/** A form handler: called with `this` = the application. */
export type FormSubmission = (this: never, event: Event, form: HTMLFormElement, formData: FormDataExtended) => unknown;

/** A place of a window on the page, in CSS pixels. */
export interface Position {
  top?: number;
  left?: number;
  width: number | "auto";
  height: number | "auto";
  scale: number;
  zIndex: number;
}

export interface HeaderControl {
  icon: string;
  label: string;
  action: string;
  visible?: boolean | (() => boolean);
  ownership?: string | number;
  onClick?: (event: PointerEvent) => unknown;
}

export interface WindowOptions {
  frame: boolean;
  positioned: boolean;
  title: string;
  icon: string | false;
  controls: HeaderControl[];
  minimizable: boolean;
  resizable: boolean;
  contentTag: string;
  contentClasses: string[];
}

export interface FormOptions {
  handler?: FormSubmission | undefined;
  submitOnChange?: boolean;
  closeOnSubmit?: boolean;
}

/** An application's options after the chain is merged (client/applications/api/application.d.mts, Configuration). */
export interface Configuration {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: WindowOptions;
  actions: Record<string, ClickAction | ButtonAction>;
  form?: FormOptions;
  position: Partial<Position>;
  [key: string]: unknown;
}

/** What a class or a caller may give. */
export interface ConfigurationInput {
  id?: string;
  classes?: string[];
  tag?: string;
  window?: Partial<WindowOptions>;
  actions?: Record<string, ClickAction | ButtonAction>;
  form?: FormOptions;
  position?: Partial<Position>;
  [key: string]: unknown;
}

export interface RenderOptions {
  force?: boolean;
  position?: Partial<Position>;
  window?: { title?: string; icon?: string | false; controls?: boolean };
  parts?: string[];
  isFirstRender?: boolean;
  tab?: string | Record<string, string>;
  [key: string]: unknown;
}

export interface ClosingOptions {
  animate?: boolean;
  closeKey?: boolean;
  submitted?: boolean;
  [key: string]: unknown;
}

export interface Tab {
  id: string;
  group: string;
  active: boolean;
  cssClass?: string;
  icon?: string;
  label?: string;
}

export interface TabsConfiguration {
  tabs: { id: string; icon?: string; label?: string; cssClass?: string }[];
  initial?: string | null;
  labelPrefix?: string | null;
}

/** What templates get. */
export type RenderContext = Record<string, unknown>;

/** The parts of a window's frame. */
export interface WindowParts {
  header?: HTMLElement | undefined;
  resize?: HTMLElement | undefined;
  title?: HTMLHeadingElement | undefined;
  icon?: HTMLElement | undefined;
  close?: HTMLButtonElement | undefined;
  controls?: HTMLButtonElement | undefined;
  controlsDropdown?: HTMLElement | undefined;
  content?: HTMLElement | undefined;
}

/** The states of an application's life. */
export const RENDER_STATES = Object.freeze({ ERROR: -3, CLOSING: -2, CLOSED: -1, NONE: 0, RENDERING: 1, RENDERED: 2 });
