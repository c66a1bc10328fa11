/** A colour as a number 0xRRGGBB with readings; follows common/utils/color.d.mts. */
export class Color extends Number {
  /** A colour from "#rrggbb", "#rgb", a number or another colour; NaN where it is none. */
  static from(value: unknown): Color {
    if (value instanceof Color) return value;
    if (typeof value === "number") return new Color(value);
    if (typeof value === "string") return Color.fromString(value);
    return new Color(NaN);
  }

  static fromString(text: string): Color {
    const hex = text.replace(/^#|^0x/, "");
    const long = /^[0-9a-f]{3}$/i.test(hex) ? [...hex].map((digit) => digit + digit).join("") : hex;
    return new Color(/^[0-9a-f]{6}$/i.test(long) ? parseInt(long, 16) : NaN);
  }

  get valid(): boolean {
    const value = this.valueOf();
    return Number.isInteger(value) && value >= 0 && value <= 0xffffff;
  }

  /** The colour as "#rrggbb". */
  get css(): string {
    return this.valid ? `#${this.toString(16).padStart(6, "0")}` : "#000000";
  }

  /** Red, green and blue in 0..1. */
  get rgb(): [number, number, number] {
    const value = this.valid ? this.valueOf() : 0;
    return [((value >> 16) & 0xff) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
  }

  override toString(radix?: number): string {
    if (radix !== undefined) return super.toString(radix);
    return this.valid ? this.css : "";
  }

  toJSON(): string {
    return this.css;
  }
}
