/** Bits of the sketch of a school's people of one kind: of 4,000 it is wrong by one in a hundred, of a class by nobody. */
export const peopleBits = 8_192;
/** Bits of the sketch of a county or the city: it tells up to about 700,000 apart. */
export const widerBits = 65_536;

/**
 * How many different people there were, without who: each sets the bit that a keyed hash gives, and the bits that are set say
 * how many that were (linear counting). Sketches of several processes are joined by "or".
 */
export class Sketch {
  readonly #bytes: Uint8Array;

  constructor(readonly bits: number) {
    this.#bytes = new Uint8Array(bits / 8);
  }

  /** Sets the bit of a hash; whether it was not set before. */
  add(hash: number): boolean {
    const at = hash % this.bits;
    const byte = at >> 3;
    const bit = 0x80 >> (at & 7);
    if (this.#bytes[byte]! & bit) return false;
    this.#bytes[byte]! |= bit;
    return true;
  }

  /** As PostgreSQL reads bit strings: `x` and hexadecimal digits. */
  toString(): string {
    return `x${Buffer.from(this.#bytes).toString('hex')}`;
  }
}
