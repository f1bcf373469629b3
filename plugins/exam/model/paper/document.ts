import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { mostParts, Points } from 'edutech/plugins/questions/kit/common/question-body';
import { PaperBlocks } from './blocks';

// A paper as its maker writes it: one value, from which screen, PDF, Word, answer sheet and analysis are made. Ids of parts,
// sections and items are made by the client that adds them and stay the same in every save.

export const mostPaperParts = 4;
export const mostSections = 20;
/** Most items of a section, and of a whole paper. */
export const mostItems = 120;
/** Minutes of an exam: five hours. */
export const mostMinutes = 300;

/** A question on the paper, in one version of it. */
export const PaperItem = Type.Object({
  id: Id,
  questionId: Id,
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  /** Points of its parts in their order; a question without parts has one. */
  points: Type.Array(Points, { minItems: 1, maxItems: mostParts }),
  /** Room for the answer, where it is not what its type usually has. */
  space: Type.Optional(PaperSpace),
  /** Where its figures stand. Default: where the question has them. */
  figure: Type.Optional(Type.Enum(['end', 'below'])),
  /** Begins a new page. */
  beginsPage: Type.Optional(Type.Boolean()),
  /** Stays when the rest is composed anew. */
  isKept: Type.Optional(Type.Boolean()),
});
export type PaperItem = Static<typeof PaperItem>;

/** A section (大题). Its heading is numbered and counted by the platform: `title` is 选择题, `note` what follows the sums. */
export const PaperSection = Type.Object({
  id: Id,
  title: Type.String({ maxLength: 40 }),
  note: Type.String({ maxLength: 200 }),
  items: Type.Array(PaperItem, { maxItems: mostItems }),
  /** Students answer one of its questions (选做题): `figures/choice.ts`. */
  choosesOne: Type.Optional(Type.Boolean()),
});
export type PaperSection = Static<typeof PaperSection>;

/** A part (分卷). A paper without parts has one without a title. */
export const PaperPart = Type.Object({
  id: Id,
  title: Type.String({ maxLength: 60 }),
  sections: Type.Array(PaperSection, { maxItems: mostSections }),
});
export type PaperPart = Static<typeof PaperPart>;

/** What the paper is to come to. `difficulty` is the wanted share of points that students get, 0 to 1. */
export const PaperTarget = Type.Object({
  points: Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.5 }),
  minutes: Type.Integer({ minimum: 0, maximum: mostMinutes }),
  difficulty: Type.Number({ minimum: 0, maximum: 1 }),
});
export type PaperTarget = Static<typeof PaperTarget>;

/** On what it is printed: the sheet, and to what multiple its pages are filled. The sealing line is a block. */
export const PaperSheet = Type.Object({
  size: SheetLook.properties.size,
  fillTo: Type.Enum([1, 2, 4]),
});
export type PaperSheet = Static<typeof PaperSheet>;

export const PaperDocument = Type.Object({
  blocks: PaperBlocks,
  sheet: PaperSheet,
  parts: Type.Array(PaperPart, { minItems: 1, maxItems: mostPaperParts }),
  target: PaperTarget,
});
export type PaperDocument = Static<typeof PaperDocument>;

export const sectionsOf = ({ parts }: Pick<PaperDocument, 'parts'>): PaperSection[] =>
  parts.flatMap(({ sections }) => sections);

/** All items, in the order of the paper. */
export const itemsOf = (paper: Pick<PaperDocument, 'parts'>): PaperItem[] =>
  sectionsOf(paper).flatMap(({ items }) => items);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const pointsOfItem = ({ points }: Pick<PaperItem, 'points'>): number => sum(points);

/** Points that students can get: of questions of which they choose one, those of one. */
export const pointsOfSection = ({ items, choosesOne }: Pick<PaperSection, 'items' | 'choosesOne'>): number => {
  const points = items.map(pointsOfItem);
  return choosesOne ? Math.max(0, ...points) : sum(points);
};
export const pointsOfPart = ({ sections }: Pick<PaperPart, 'sections'>): number => sum(sections.map(pointsOfSection));
export const pointsOfPaper = ({ parts }: Pick<PaperDocument, 'parts'>): number => sum(parts.map(pointsOfPart));
