import Type, { type Static } from 'typebox';

/** How room for an answer is drawn: ruled, empty, squared, or none if the answer is written elsewhere. */
export const spaceKinds = ['lines', 'blank', 'grid', 'none'] as const;
/** Most rows: about a page. */
export const mostRows = 40;

/** Room to write an answer. A row is a line of handwriting: 9 mm on paper. */
export const PaperSpace = Type.Object({
  kind: Type.Enum([...spaceKinds]),
  rows: Type.Integer({ minimum: 1, maximum: mostRows }),
});
export type PaperSpace = Static<typeof PaperSpace>;
