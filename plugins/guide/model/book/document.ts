import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { Content, plainContent } from 'edutech/plugins/questions/kit/common/content';
import { type QuestionBody, Points } from 'edutech/plugins/questions/kit/common/question-body';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { mostBlocks, mostParts, mostTitle } from '../limits';

/** What a block is for, in the order of a lesson. */
export const blockKinds = ['aims', 'preview', 'questions', 'inquiry', 'check', 'summary', 'homework', 'free'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** When students see a block: before, in, or after the lesson. */
export const phases = ['before', 'in', 'after'] as const;
export type Phase = (typeof phases)[number];

/** Who opens a block: the clock with its phase, or the teacher in class. */
export const openers = ['time', 'teacher'] as const;
export type Opener = (typeof openers)[number];

/** How students answer what a teacher asks without the bank: in words, on a drawing board, on paper by a photograph, by a vote. */
export const askWays = ['write', 'draw', 'photo', 'vote'] as const;
export type AskWay = (typeof askWays)[number];

/** A part of a block. What is answered (`question`, `ask`) is called an item, by the id of its part. */
export const Part = Type.Union([
  Type.Object({ id: Id, kind: Type.Literal('text'), content: Content }),
  Type.Object({
    id: Id,
    kind: Type.Literal('question'),
    questionId: Id,
    /** 0 until it is saved: the newest is taken then, and stays. */
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    points: Points,
  }),
  Type.Object({
    id: Id,
    kind: Type.Literal('ask'),
    prompt: Content,
    way: Type.Enum([...askWays]),
    /** Of a vote. */
    options: Type.Array(Type.String({ maxLength: 120 }), { maxItems: 6 }),
  }),
  Type.Object({
    id: Id,
    kind: Type.Literal('file'),
    file: Id,
    name: Type.String({ maxLength: 200 }),
    mime: Type.String({ maxLength: 120 }),
  }),
  /** A thing of the library, or a page elsewhere. */
  Type.Object({
    id: Id,
    kind: Type.Literal('link'),
    title: Type.String({ maxLength: 120 }),
    address: Type.String({ maxLength: 500, pattern: '^(https?://|/)[^\\s]*$' }),
  }),
]);
export type Part = Static<typeof Part>;
export type PartKind = Part['kind'];
export type QuestionItem = Extract<Part, { kind: 'question' }>;
export type AskItem = Extract<Part, { kind: 'ask' }>;
export type Item = QuestionItem | AskItem;

export const Block = Type.Object({
  id: Id,
  kind: Type.Enum([...blockKinds]),
  title: Type.String({ maxLength: mostTitle }),
  phase: Type.Enum([...phases]),
  opens: Type.Enum([...openers]),
  /** Minutes that it takes. */
  minutes: Type.Integer({ minimum: 0, maximum: 120 }),
  /** Answers in words are shown to the class, without names. */
  onWall: Type.Boolean(),
  parts: Type.Array(Part, { maxItems: mostParts }),
});
export type Block = Static<typeof Block>;

/** What a guide book consists of: blocks in their order. */
export const GuideDocument = Type.Object({ blocks: Type.Array(Block, { maxItems: mostBlocks }) });
export type GuideDocument = Static<typeof GuideDocument>;

export const isItem = (part: Part): part is Item => part.kind === 'question' || part.kind === 'ask';
export const itemsOf = ({ parts }: Pick<Block, 'parts'>): Item[] => parts.filter(isItem);
export const questionsIn = ({ blocks }: GuideDocument): QuestionItem[] =>
  blocks.flatMap(({ parts }) => parts.filter((part) => part.kind === 'question'));

/** Blocks in the order of the lesson: by phase, and within it as they stand. */
export const inLessonOrder = <Of extends Block>(blocks: readonly Of[]): Of[] =>
  phases.flatMap((phase) => blocks.filter((block) => block.phase === phase));

/** Minutes of a phase. */
export const minutesOf = ({ blocks }: GuideDocument, phase: Phase): number =>
  blocks.reduce((sum, block) => (block.phase === phase ? sum + block.minutes : sum), 0);

/** What a teacher asks without the bank, as a question that students answer like every other; it has no points and no key. */
export const bodyOfAsk = ({ prompt, way, options }: AskItem): QuestionBody => ({
  type: way === 'vote' ? questionTypes.singleChoice : questionTypes.shortAnswer,
  stem: prompt,
  ...(way === 'vote' && { options: options.map(plainContent) }),
  points: 0,
});

/** Whether an item has nothing to answer yet: a vote without two options, a question without words. */
export const isUnfinished = (item: Item): boolean =>
  item.kind === 'ask' &&
  (item.prompt.length === 0 || (item.way === 'vote' && item.options.filter((text) => text.trim() !== '').length < 2));

/** A block that students only read, though its kind asks something of them. */
export const lacksItems = (block: Block): boolean =>
  ['preview', 'questions', 'inquiry', 'check', 'homework'].includes(block.kind) && itemsOf(block).length === 0;
