import Type, { type Static } from 'typebox';

// An answer sheet (答题卡) as its designer keeps it: zones in their order. Where each stands is worked out from this value, so that
// the sheet that is printed, the one that is read and the crops that markers see cannot differ.

/** Most options of a choice that have room beside each other, and most gaps of a question. */
export const mostOptions = 10;
export const mostGaps = 20;
/** Questions of which one is chosen, beside each other. */
export const mostToChooseFrom = 6;

/** Of a zone or an item: the id of the paper's item, with the number of its part where it is not the first. */
const Id = Type.String({ minLength: 1, maxLength: 40 });
const Points = Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 });
const Title = Type.String({ maxLength: 80 });
/** As it is printed before the question: 12, or 21(2) for a part. */
const Label = Type.String({ minLength: 1, maxLength: 10 });
/** Ruled lines of 9 mm. */
const Lines = Type.Integer({ minimum: 1, maximum: 60 });

/** Choices, marked in bubbles. A question with several right options may have several marks. */
export const ChoiceZone = Type.Object({
  kind: Type.Literal('choices'),
  id: Id,
  title: Title,
  items: Type.Array(
    Type.Object({
      itemId: Id,
      label: Label,
      options: Type.Integer({ minimum: 2, maximum: mostOptions }),
      isMultiple: Type.Boolean(),
      /** True and false in place of letters; right is A, wrong is B. */
      isTruth: Type.Boolean(),
      points: Points,
    }),
    { minItems: 1, maxItems: 120 },
  ),
});

/** Gaps on lines, each with cells for its points where the sheet is marked by hand. */
export const GapZone = Type.Object({
  kind: Type.Literal('gaps'),
  id: Id,
  title: Title,
  items: Type.Array(
    Type.Object({
      itemId: Id,
      label: Label,
      gaps: Type.Integer({ minimum: 1, maximum: mostGaps }),
      points: Points,
    }),
    { minItems: 1, maxItems: 60 },
  ),
});

/** A box for one answer in words, ruled or empty. */
export const AnswerZone = Type.Object({
  kind: Type.Literal('answer'),
  id: Id,
  title: Title,
  itemId: Id,
  label: Label,
  points: Points,
  lines: Lines,
  isRuled: Type.Boolean(),
});

/** One of several questions, whose number the student marks. */
export const OptionalZone = Type.Object({
  kind: Type.Literal('optional'),
  id: Id,
  title: Title,
  items: Type.Array(
    Type.Object({
      itemId: Id,
      label: Label,
      /** Parts that are answered in the same box. */
      parts: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
    }),
    { minItems: 2, maxItems: mostToChooseFrom },
  ),
  points: Points,
  lines: Lines,
});

/** Squares for an essay (作文格), counted by hundreds. */
export const EssayZone = Type.Object({
  kind: Type.Literal('essay'),
  id: Id,
  title: Title,
  itemId: Id,
  label: Label,
  points: Points,
  squares: Type.Integer({ minimum: 20, maximum: 1500 }),
});

export const SheetZone = Type.Union([ChoiceZone, GapZone, AnswerZone, OptionalZone, EssayZone]);
export type SheetZone = Static<typeof SheetZone>;
export type ZoneOf<K extends SheetZone['kind']> = Extract<SheetZone, { kind: K }>;

/** Sheets on which answer sheets are printed. */
export const answerSheetSizes = ['a4', 'a3', 'k8'] as const;

export const AnswerSheet = Type.Object({
  title: Title,
  size: Type.Enum([...answerSheetSizes]),
  columns: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  /** `screen`: scanned and marked on a screen (网阅). `hand`: marked on paper in cells that are read afterwards (手阅). */
  marking: Type.Enum(['screen', 'hand']),
  identity: Type.Object({
    /** A place for a label with a bar code or a QR code. */
    hasLabel: Type.Boolean(),
    /** Digits of the admission number to be filled in; 0: none. */
    digits: Type.Integer({ minimum: 0, maximum: 14 }),
    /** A bubble that the invigilator fills for who is absent. */
    hasAbsence: Type.Boolean(),
  }),
  zones: Type.Array(SheetZone, { maxItems: 120 }),
});
export type AnswerSheet = Static<typeof AnswerSheet>;

/** Names of the parts of the questions of a choice (sheet-for.ts). */
export const partsOfChoice = ({ items }: Pick<ZoneOf<'optional'>, 'items'>): string[] =>
  items.flatMap(({ itemId, parts = 1 }) =>
    Array.from({ length: parts }, (_, part) => (part === 0 ? itemId : `${itemId}.${part}`)),
  );
