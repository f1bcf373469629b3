import type { Page } from 'edutech/plugins/print/kit/common/ink';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { AnswerSheet, SheetZone } from '../../model/sheet/answer-sheet';
import { mostPages } from '../../model/sheet/page-code';
import type { Box, Crop, PagePlan } from '../../model/sheet/plan';
import { type Frame, frameInks, frameOf } from './frame';
import { headOf } from './head';
import { type Piece, placed, textInk } from './piece';
import type { SheetWords } from './words';
import { choicePieces } from './zones/choices';
import { gapPieces } from './zones/gaps';
import type { ZoneSetting } from './zones/parts';
import { answerPiece, essayPieces, optionalPiece } from './zones/written';

/** An answer sheet as it is printed, and as it is read: a plan for each page. */
export interface LaidOutSheet {
  readonly pages: readonly Page[];
  readonly plans: readonly PagePlan[];
  /** Zones that are higher than a column, with the points by which they are. */
  readonly tooHigh: ReadonlyMap<string, number>;
}

/** Zones flow through columns and pages in their order; `code` is the sheet's number among those that are in use. */
export function layOutSheet(sheet: AnswerSheet, code: number, words: SheetWords, letters: Letters): LaidOutSheet {
  const frame = frameOf(sheet);
  const width = frame.columns[0]!.width;
  const setting: ZoneSetting = { sheet, words, letters, width };
  const room = frame.columns[0]!.height;
  const pieces = sheet.zones.map((zone) => ({ zone, parts: piecesOf(zone, setting) }));
  const tooHigh = new Map(
    pieces.flatMap(({ zone, parts }) => {
      const over = Math.max(...parts.map(({ height }) => height)) - room;
      return over > 0 ? [[zone.id, over] as const] : [];
    }),
  );
  const columns = flow([headOf(sheet, words, letters, width), ...pieces.flatMap(({ parts }) => parts)], room);
  const count = Math.min(mostPages, Math.max(1, Math.ceil(columns.length / frame.columns.length)));
  const drawn = Array.from({ length: count }, (_, at) => {
    const own = columns.slice(at * frame.columns.length, (at + 1) * frame.columns.length);
    return pageOf(frame, own, { code, at, count, words, letters });
  });
  return { pages: drawn.map(({ page }) => page), plans: drawn.map(({ plan }) => plan), tooHigh };
}

function piecesOf(zone: SheetZone, setting: ZoneSetting): Piece[] {
  switch (zone.kind) {
    case 'choices':
      return choicePieces(zone, setting);
    case 'gaps':
      return gapPieces(zone, setting);
    case 'answer':
      return [answerPiece(zone, setting)];
    case 'optional':
      return [optionalPiece(zone, setting)];
    case 'essay':
      return essayPieces(zone, setting);
  }
}

/** Pieces in columns of a height, each where it stands from the column's corner. */
function flow(pieces: readonly Piece[], room: number): Piece[][] {
  const columns: Piece[][] = [[]];
  let y = 0;
  for (const piece of pieces) {
    if (y > 0 && y + piece.height > room) {
      columns.push([]);
      y = 0;
    }
    columns.at(-1)!.push(placed(piece, 0, y));
    y += piece.height;
  }
  return columns;
}

interface Paging {
  readonly code: number;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly words: SheetWords;
  readonly letters: Letters;
}

function pageOf(frame: Frame, columns: readonly Piece[][], { code, at, count, words, letters }: Paging) {
  const pieces = columns.flatMap((own, column) => {
    const { x, y } = frame.columns[column]!;
    return own.map((piece) => placed(piece, x, y));
  });
  const number = textInk(letters, words.page(at + 1, count), frame.code[0]!.x - 60, frame.code[0]!.y + 8, { size: 8 });
  const page: Page = {
    width: frame.width,
    height: frame.height,
    inks: [...frameInks(frame, { sheet: code, page: at + 1 }), number, ...pieces.flatMap(({ inks }) => inks)],
    places: pieces.flatMap(({ crops = [] }) => crops.map(({ zoneId, ...box }) => placeOf(zoneId, box))),
  };
  const plan: PagePlan = {
    width: frame.width,
    height: frame.height,
    anchors: frame.anchors,
    code: frame.code,
    fields: pieces.flatMap(({ fields = [] }) => fields),
    crops: joined(pieces.flatMap(({ crops = [] }) => crops)),
    label: pieces.find(({ label }) => label)?.label ?? null,
  };
  return { page, plan };
}

const placeOf = (id: string, { x, y, width, height }: Box) => ({ id, x, y, width, height });

/** Parts of a zone that follow each other in a column are seen as one. */
function joined(crops: readonly Crop[]): Crop[] {
  const all: Crop[] = [];
  for (const crop of crops) {
    const last = all.at(-1);
    if (last?.zoneId === crop.zoneId && last.x === crop.x && crop.y > last.y) {
      const itemIds = [...new Set([...last.itemIds, ...crop.itemIds])];
      all[all.length - 1] = { ...last, height: crop.y + crop.height - last.y, itemIds };
    } else all.push(crop);
  }
  return all;
}
