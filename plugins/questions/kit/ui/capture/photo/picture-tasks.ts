import { clarityOf, type Clarity } from '../pixels/clarity';
import type { Corners } from '../pixels/corners';
import { findSheet } from '../pixels/find-sheet';
import type { Pixels } from '../pixels/pixels';
import { straightened, turned } from '../pixels/straighten';
import { whitened } from '../pixels/whiten';

/** How a photograph becomes the submitted picture. */
export interface Recipe {
  readonly corners: Corners;
  /** Quarter turns, clockwise. */
  readonly turns: number;
  /** Paper made white, shadows taken away. */
  readonly isWhite: boolean;
}

/** Edge of the submitted picture, in pixels: a sheet of A4 at 180 dots an inch. */
export const handedInEdge = 2000;

export interface PictureTasks {
  look: { readonly asked: null; readonly answer: { readonly corners: Corners | null } };
  make: { readonly asked: Recipe; readonly answer: { readonly pixels: Pixels; readonly clarity: Clarity } };
}
export type TaskName = keyof PictureTasks;
type Answer<Name extends TaskName> = PictureTasks[Name]['answer'];

/** The work on pixels, wherever it runs: in the worker, or on the page where there is none. */
export function doTask<Name extends TaskName>(
  name: Name,
  pixels: Pixels,
  asked: PictureTasks[Name]['asked'],
): Answer<Name> {
  if (name === 'look') return { corners: findSheet(pixels) } as Answer<Name>;
  const { corners, turns, isWhite } = asked as Recipe;
  const sheet = turned(straightened(pixels, corners, handedInEdge), turns);
  // judged as it was photographed: whitening makes edges hard that nobody saw
  const clarity = clarityOf(sheet);
  return { pixels: isWhite ? whitened(sheet) : sheet, clarity } as Answer<Name>;
}
