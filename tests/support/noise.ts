import type { Random } from 'edutech/host/server/demo-city/random';

/** Bytes that nothing makes smaller, from a chance. */
export function noise(length: number, random: Random): Buffer {
  const words = new Uint32Array(Math.ceil(length / 4));
  let state = Math.floor(random() * 4_294_967_296) || 1;
  for (let at = 0; at < words.length; at++) {
    // xorshift32: quick, and random enough for bytes that nobody reads
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[at] = state;
  }
  return Buffer.from(words.buffer, 0, length);
}
