import type { Stroke } from 'edutech/plugins/questions/kit/common/answer';
import { strokePath } from 'edutech/plugins/questions/kit/ui/question/answer/drawing/stroke-path';
import { type Ink, type Page, tones } from 'edutech/plugins/print/kit/common/ink';

/** The board, in its own units. */
export const board = { width: 1280, height: 720 } as const;
const margin = { x: 60, y: 50 } as const;
/** How much larger than on paper the item may stand, and how much of the board's height it may take. */
const largest = 2.4;
const mostHeight = 0.62;
const paper = '#fffdf7';
/** Ink of the pen: the same on paper in dark mode, since a film is seen by others. */
export const penColors = { ink: '#23336b', red: '#d0232f', blue: '#2468c8', green: '#0e8465' } as const;

/** Width of a page's ink beside its margins, and how it is placed on the board. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const bottomOf = (ink: Ink): number =>
  ink.kind === 'picture' ? ink.y + ink.height : ink.kind === 'text' ? ink.y + 4 : ink.y + 6;
const topOf = (ink: Ink): number => (ink.kind === 'text' ? ink.y - ink.size : ink.y - 6);
const endOf = (ink: Ink): number => (ink.kind === 'path' ? ink.x : ink.x + ink.width);

/** Where the ink of a page stands on the board: as large as there is room, from the top. */
export function placePage({ inks }: Pick<Page, 'inks'>): Placed {
  if (inks.length === 0) return { x: 0, y: 0, scale: 1 };
  const left = Math.min(...inks.map(({ x }) => x));
  const top = Math.min(...inks.map(topOf));
  const wide = Math.max(1, Math.max(...inks.map(endOf)) - left);
  const high = Math.max(1, Math.max(...inks.map(bottomOf)) - top);
  const scale = Math.min(largest, (board.width - 2 * margin.x) / wide, (board.height * mostHeight) / high);
  return { x: margin.x - left * scale, y: margin.y - top * scale, scale };
}

type Pictures = ReadonlyMap<string, HTMLImageElement>;

function drawInk(context: CanvasRenderingContext2D, ink: Ink, pictures: Pictures): void {
  context.save();
  context.translate(ink.x, ink.y);
  if (ink.kind === 'picture') {
    const picture = pictures.get(ink.file);
    if (picture) context.drawImage(picture, 0, 0, ink.width, ink.height);
  } else if (ink.kind === 'text') drawText(context, ink);
  else drawPath(context, ink);
  context.restore();
}

function drawText(context: CanvasRenderingContext2D, ink: Extract<Ink, { kind: 'text' }>): void {
  context.font = `${ink.isSlanted ? 'italic ' : ''}${ink.face === 'bold' ? 700 : 400} ${ink.size}px serif`;
  context.fillStyle = tones[ink.tone ?? 'ink'];
  const width = context.measureText(ink.text).width;
  if (ink.turn !== undefined) context.rotate((ink.turn * Math.PI) / 180);
  if (width > 0 && ink.width > 0) context.scale(ink.width / width, 1);
  context.fillText(ink.text, 0, 0);
}

function drawPath(context: CanvasRenderingContext2D, ink: Extract<Ink, { kind: 'path' }>): void {
  const { path, line, dash, transform, clip, tone } = ink;
  if (clip) {
    const [left, top, width, height] = clip.box;
    const window = new Path2D();
    const box = new Path2D();
    box.rect(left, top, width, height);
    window.addPath(box, new DOMMatrix([...clip.transform]));
    context.clip(window);
  }
  if (transform) context.transform(...transform);
  const drawn = new Path2D(path);
  context.strokeStyle = tones[tone ?? 'ink'];
  context.fillStyle = tones[tone ?? 'ink'];
  if (line === undefined) context.fill(drawn);
  else {
    context.lineWidth = line;
    context.setLineDash(dash ? [...dash] : []);
    context.stroke(drawn);
  }
}

interface Drawn {
  readonly page: Page;
  readonly pictures: Pictures;
  readonly strokes: readonly Stroke[];
  /** Where the pen is while nothing is written: a red dot that students can follow. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
}

/** Draws the whole board: paper, item, and what the pen has written. */
export function drawBoard(canvas: HTMLCanvasElement, { page, pictures, strokes, pointer }: Drawn): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = paper;
  context.fillRect(0, 0, board.width, board.height);
  const { x, y, scale } = placePage(page);
  context.setTransform(scale, 0, 0, scale, x, y);
  for (const ink of page.inks) drawInk(context, ink, pictures);
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (const stroke of strokes) {
    context.fillStyle = penColors[stroke.color];
    context.fill(new Path2D(strokePath(stroke)));
  }
  if (!pointer) return;
  context.fillStyle = 'rgba(208, 35, 47, 0.75)';
  context.beginPath();
  context.arc(pointer.x, pointer.y, 7, 0, 2 * Math.PI);
  context.fill();
}
