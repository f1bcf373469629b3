import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { AnswerSheet } from './answer-sheet';

const { size, columns, marking, identity } = AnswerSheet.properties;

/** What a person chooses of an answer sheet; the rest follows from the paper. */
export const SheetSettings = Type.Object({
  size,
  columns,
  marking,
  identity,
  /** Lines of answers in words where they are not what the paper says, by item. */
  lines: Type.Array(
    Type.Object({
      itemId: Id,
      part: Type.Integer({ minimum: 0, maximum: 40 }),
      lines: Type.Integer({ minimum: 1, maximum: 60 }),
    }),
    { maxItems: 200 },
  ),
});
export type SheetSettings = Static<typeof SheetSettings>;

/** What every school can print and scan. */
export const usualSettings: SheetSettings = {
  size: 'a4',
  columns: 1,
  marking: 'screen',
  identity: { hasLabel: true, digits: 9, hasAbsence: true },
  lines: [],
};

/** Columns that fit a sheet: those of A4 are as wide as the page. */
export const columnsOf: Readonly<Record<SheetSettings['size'], readonly SheetSettings['columns'][]>> = {
  a4: [1],
  a3: [2, 3],
  k8: [2, 3],
};
