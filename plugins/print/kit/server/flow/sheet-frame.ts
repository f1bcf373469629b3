import { type SheetLook, sheets } from '../../common/paper-sizes';
import type { Column, Frame } from './pages';

/** Margins of every sheet, and what the sealed side takes of odd pages (of the other side of even ones). Points. */
export const margins = { side: 50, top: 48, bottom: 56, between: 36, binding: 34 } as const;

/** Width of the text of a column: the same on all pages. Points. */
export function columnWidth({ size, hasBinding = false }: SheetLook): number {
  const { width, columns } = sheets[size];
  return (width - 2 * margins.side - (hasBinding ? margins.binding : 0) - (columns - 1) * margins.between) / columns;
}

/** The pages of a sheet. Even pages are the backs of odd ones: their free side is the other one. */
export function frameOf(look: SheetLook): Frame {
  const { width, height, columns } = sheets[look.size];
  const text = columnWidth(look);
  const column = (at: number, page: number): Column => ({
    left: margins.side + (look.hasBinding && page % 2 === 0 ? margins.binding : 0) + at * (text + margins.between),
    top: margins.top,
    width: text,
    height: height - margins.top - margins.bottom,
  });
  return { width, height, columns: (page) => Array.from({ length: columns }, (_, at) => column(at, page)) };
}
