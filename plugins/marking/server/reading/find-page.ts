import { codeOfCells, type PageCode } from '../../model/sheet/page-code';
import type { Box, PagePlan } from '../../model/sheet/plan';
import { type Homography, homographyOf, type Spot, spotOf } from '../../model/sheet/plane';
import { type Blob, blobsOf } from './blobs';
import { type Grey, greyAt, halved, inkOf } from './grey';

/** Where a page lies in a picture, and which it is. */
export interface FoundPage {
  readonly code: PageCode;
  /** From points of the page to pixels of the picture. */
  readonly onto: Homography;
  /** False: another page lies beside it in the same picture. */
  readonly isAlone: boolean;
}

/** What a page is found by: the same on all pages of a sheet. */
export type PageFrame = Pick<PagePlan, 'width' | 'height' | 'anchors' | 'code'>;

/** Candidates for each corner that are tried. */
const tried = 4;

/**
 * Finds a page by its anchors and tells by its code which it is and which way it lies. Null: there are not four anchors, or
 * none of their orders has a code.
 */
export function findPage(grey: Grey, frame: PageFrame): FoundPage | null {
  const small = halved(grey);
  const ink = inkOf(small, Math.round(Math.max(small.width, small.height) / 24));
  const blobs = blobsOf(ink, small.width, small.height, 24)
    .filter(isAnchor)
    .map((blob) => ({ ...blob, x: blob.x * 2, y: blob.y * 2 }));
  const found = firstOf(grey, frame, blobs);
  if (!found) return null;
  const beside = blobs.filter((blob) => !found.isOnPage(blob));
  return { code: found.code, onto: found.onto, isAlone: beside.length < 4 || !firstOf(grey, frame, beside) };
}

function firstOf(grey: Grey, frame: PageFrame, blobs: readonly Blob[]) {
  for (const four of foursOf(blobs)) {
    const found = tryFour(grey, frame, four, blobs);
    if (found) return found;
  }
  return null;
}

/** A filled rectangle, longer than high by about seven to four, however it is turned. */
function isAnchor({ area, long, short }: Blob): boolean {
  const share = area / (long * short);
  const ratio = long / short;
  return share > 0.84 && share < 1.16 && ratio > 1.15 && ratio < 2.9;
}

/** Four blobs that may be the corners, clockwise from the upper left of the picture: the outermost ones first. */
function* foursOf(blobs: readonly Blob[]): Generator<readonly Blob[]> {
  const corner = (measure: (blob: Blob) => number) =>
    blobs.toSorted((one, other) => measure(one) - measure(other)).slice(0, tried);
  const places = [
    corner(({ x, y }) => x + y),
    corner(({ x, y }) => y - x),
    corner(({ x, y }) => -x - y),
    corner(({ x, y }) => x - y),
  ] as const;
  const ranks = Array.from({ length: tried ** 4 }, (_, at) => [at & 3, (at >> 2) & 3, (at >> 4) & 3, (at >> 6) & 3]);
  ranks.sort((one, other) => sum(one) - sum(other));
  for (const rank of ranks) {
    const four = rank.map((at, place) => places[place]![at]);
    if (four.every((blob) => blob !== undefined) && new Set(four).size === 4 && areAlike(four)) yield four;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Anchors are as large as each other, but for a perspective. */
function areAlike(four: readonly Blob[]): boolean {
  const areas = four.map(({ area }) => area);
  return Math.max(...areas) < 2.6 * Math.min(...areas);
}

const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

function tryFour(grey: Grey, frame: PageFrame, four: readonly Blob[], blobs: readonly Blob[]) {
  const corners = frame.anchors.slice(0, 4).map(middleOf);
  for (let turn = 0; turn < 4; turn++) {
    const images = corners.map((_, at) => four[(at + turn) % 4]!);
    const onto = homographyOf(corners, images);
    if (!onto || !areSized(frame.anchors, onto, images)) continue;
    const code = readCode(grey, frame, onto);
    if (code) return { code, onto: refined(frame, onto, blobs), isOnPage: onPage(frame, corners, images) };
  }
  return null;
}

/** Tells whether a place of the picture is one of the page. */
function onPage({ width, height }: PageFrame, corners: readonly Spot[], images: readonly Spot[]) {
  const back = homographyOf(images, corners);
  return ({ x, y }: Spot): boolean => {
    if (!back) return true;
    const spot = spotOf(back, x, y);
    return spot.x >= 0 && spot.x <= width && spot.y >= 0 && spot.y <= height;
  };
}

/**
 * Whether each anchor would be as large as the blob that is taken for it, and all to the same degree: of an anchor that lies half
 * beyond the edge the middle is elsewhere, and a filled bubble is none.
 */
function areSized(anchors: readonly Box[], onto: Homography, blobs: readonly Blob[]): boolean {
  const shares = blobs.map((blob, at) => (blob.area * 4) / areaOf(anchors[at]!, onto));
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return least > 0.55 && most < 1.8 && most < least * 1.45;
}

function areaOf(anchor: Box, onto: Homography): number {
  const [first, along, down] = [
    spotOf(onto, anchor.x, anchor.y),
    spotOf(onto, anchor.x + anchor.width, anchor.y),
    spotOf(onto, anchor.x, anchor.y + anchor.height),
  ];
  return Math.abs((along.x - first.x) * (down.y - first.y) - (along.y - first.y) * (down.x - first.x));
}

/** All anchors that are where they should be tell together where the page lies. */
function refined({ anchors }: PageFrame, onto: Homography, blobs: readonly Blob[]): Homography {
  if (anchors.length === 4) return onto;
  const pairs = anchors.flatMap((anchor) => {
    const middle = middleOf(anchor);
    const image = spotOf(onto, middle.x, middle.y);
    const near = blobs.find(({ x, y, long }) => Math.hypot(x - image.x, y - image.y) < long);
    return near ? [{ middle, near }] : [];
  });
  return (
    homographyOf(
      pairs.map(({ middle }) => middle),
      pairs.map(({ near }) => near),
    ) ?? onto
  );
}

/** Dark and light cells differ by at least this share of white. */
const leastContrast = 0.25;

function readCode(grey: Grey, { code }: PageFrame, onto: Homography): PageCode | null {
  const means = code.map((cell) => meanOf(grey, onto, cell));
  const [darkest, lightest] = [Math.min(...means), Math.max(...means)];
  if (lightest - darkest < leastContrast * 255) return null;
  const edge = (darkest + lightest) / 2;
  return codeOfCells(means.map((mean) => mean < edge));
}

/** Mean grey of the inner part of a box. */
function meanOf(grey: Grey, onto: Homography, { x, y, width, height }: Box): number {
  let total = 0;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const spot = spotOf(onto, x + width * (0.3 + 0.2 * column), y + height * (0.3 + 0.2 * row));
      total += greyAt(grey, spot.x, spot.y);
    }
  }
  return total / 9;
}
