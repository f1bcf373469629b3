import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { answeredParts, type QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import { type PartKey, partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import type { correctSheet } from '../../../../api/marking';

export type Sheet = OutputOf<typeof correctSheet>;
export type SheetItem = Sheet['items'][number];

/** What is marked by itself: a question, or a part of a composite one. A column of the grid, a stop of correcting by question. */
export interface Column {
  /** Names it: `item/part`. */
  readonly id: string;
  readonly itemId: Id;
  readonly part: number;
  /** As students number it: `8`, or `8(2)`. */
  readonly number: string;
  readonly item: SheetItem;
  readonly question: QuestionPart;
  readonly partKey: PartKey;
  /** Points of it. */
  readonly of: number;
}

export const columnsOf = (items: readonly SheetItem[]): Column[] =>
  items.flatMap((item, at) => {
    const parts = answeredParts(item.body);
    const keys = partKeys(item.key ?? {}, parts.length);
    return parts.map((question, part) => ({
      id: `${item.itemId}/${part}`,
      itemId: item.itemId,
      part,
      number: parts.length > 1 ? `${at + 1}(${part + 1})` : `${at + 1}`,
      item,
      question,
      partKey: keys[part] ?? {},
      of: question.points,
    }));
  });

/** The column that an address names, else the first with something open, else the first. */
export const columnOf = (columns: readonly Column[], item: string | null, part: string | null): Column | undefined =>
  columns.find((column) => column.itemId === item && column.part === Number(part ?? 0)) ??
  columns.find((column) => column.itemId === item) ??
  columns.find((column) => column.item.open > 0) ??
  columns[0];
