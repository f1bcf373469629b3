import Type from 'typebox';
import { writtenAsItIs } from 'edutech/core/common/wire/written-as-it-is';

// What stands on a page, as data: PDF, the preview on the screen and the tests are drawn from the same list, so they agree
// to the millimetre. Lengths are points, x to the right, y downwards.

/** Black of text, grey of what is written over, pale of watermarks. */
export const tones = { ink: '#000000', soft: '#444444', pale: '#8a8f8d', faint: '#d9dddb' } as const;
export type Tone = keyof typeof tones;

/** Text is set in the Song face, headings in its bold weight. */
export type Face = 'regular' | 'bold';

/** Six numbers as in PDF and SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A run of text that is not broken; `y` is its baseline. */
export interface TextInk {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly width: number;
  readonly face: Face;
  readonly isSlanted?: true;
  readonly tone?: Tone;
  /** Degrees by which it is turned around its beginning, clockwise. */
  readonly turn?: number;
}

/** Lines and areas, as the path of an SVG whose beginning is (x, y). */
export interface PathInk {
  readonly kind: 'path';
  readonly x: number;
  readonly y: number;
  readonly path: string;
  /** Width of the line; without one the area is filled. */
  readonly line?: number;
  /** Lengths of dash and room. */
  readonly dash?: readonly [number, number];
  readonly tone?: Tone;
  /** Of the path's own units, before it is moved to (x, y). */
  readonly transform?: Transform;
  /** The part of it that is seen: a rectangle in units of `transform`. */
  /** Read aloud in place of it: the LaTeX of a formula, at its first part. */
  readonly label?: string;
  readonly clip?: { readonly transform: Transform; readonly box: readonly [number, number, number, number] };
}

/** A picture of the platform's files, by id, as large as there is room in the rectangle at (x, y). */
export interface PictureInk {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly file: string;
  /** What it shows: written in its place where the file is gone. */
  readonly alt: string;
}

export type Ink = TextInk | PathInk | PictureInk;

/** The same ink elsewhere. */
export const moved = (inks: readonly Ink[], x: number, y: number): Ink[] =>
  inks.map((ink) => ({ ...ink, x: ink.x + x, y: ink.y + y }));

const round = (value: number) => Math.round(value * 100) / 100;

/** A straight line. */
export const lineInk = (
  from: readonly [number, number],
  to: readonly [number, number],
  look: Pick<PathInk, 'dash' | 'tone'> & { readonly line?: number } = {},
): PathInk => ({
  kind: 'path',
  x: from[0],
  y: from[1],
  path: `M0 0L${round(to[0] - from[0])} ${round(to[1] - from[1])}`,
  line: 0.6,
  ...look,
});

/** The edges of a rectangle. */
export const boxInk = (
  x: number,
  y: number,
  width: number,
  height: number,
  look: Pick<PathInk, 'tone'> & { readonly line?: number } = {},
): PathInk => ({
  kind: 'path',
  x,
  y,
  path: `M0 0H${round(width)}V${round(height)}H0Z`,
  line: 0.5,
  ...look,
});

/** A filled circle around (x, y). */
export const dotInk = (x: number, y: number, radius: number): PathInk => ({
  kind: 'path',
  x,
  y,
  path: `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
});

/** A page: its size, what stands on it, and where things with an id have come to stand. */
export const Page = Type.Unsafe<Page>(Type.Object({}, writtenAsItIs));
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly inks: readonly Ink[];
  readonly places: readonly Place[];
  /** Signs that no font has, and in what they would stand: they are left out. Absent: none are. */
  readonly missing?: readonly MissingSigns[];
}

export interface MissingSigns {
  /** The innermost place around them; empty: they stand in a margin. */
  readonly id: string;
  readonly signs: string;
}

/** Where a thing, or a part of it that goes on from the column before, stands on a page. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
