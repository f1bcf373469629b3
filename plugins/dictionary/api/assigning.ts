import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment, Name, Paged } from 'edutech/core/common/wire/kinds';
import { ListInput } from 'edutech/core/common/wire/lists';
import { Page } from 'edutech/plugins/print/kit/common/ink';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { modes } from '../model/modes';
import { teachers } from '../model/people';
import { printLayouts } from '../model/print-layouts';
import { longest, mostAssigned } from '../model/word';
import { LanguageOf, ModeOf, Word } from './records';

// Words assigned to classes, what of them is weak, and what is printed of them.

const shared = { root: 'dictionary', access: teachers } as const;

/** How words are practised, passed and read aloud. */
export const Settings = Type.Object({
  modes: Type.Array(ModeOf, { minItems: 1, maxItems: modes.length, uniqueItems: true }),
  /** Share of words that must be right in the end, in percent. */
  passPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** How often each word is read aloud. */
  repeats: Type.Integer({ minimum: 1, maximum: 3 }),
  gapSeconds: Type.Integer({ minimum: 2, maximum: 30 }),
  /** Speed of the voice; 1 is usual. */
  rate: Type.Number({ minimum: 0.5, maximum: 1.5 }),
  /** Students may write on paper and send a photo. */
  takesPaper: Type.Boolean(),
  /** Each student gets only those of the words that this student got wrong lately; who has none does not get the homework. */
  onlyWrong: Type.Boolean(),
});
export type Settings = Static<typeof Settings>;

export const ClassOf = Type.Object({ classId: Id, className: Type.String(), students: Type.Integer() });

export const AssignmentRow = Type.Object({
  assignmentId: Id,
  title: Type.String(),
  language: LanguageOf,
  modes: Type.Array(ModeOf),
  words: Type.Integer(),
  classes: Type.Array(ClassOf),
  /** Students who have practised every word, of all. */
  finished: Type.Integer(),
  students: Type.Integer(),
  /** Photos that wait to be checked. */
  papers: Type.Integer(),
  state: Type.Enum(['draft', 'planned', 'open', 'ended']),
  opensAt: Maybe(Moment),
  dueAt: Maybe(Moment),
});
export type AssignmentRow = Static<typeof AssignmentRow>;

/** The caller's vocabulary homework, the newest first. */
export const listAssignments = endpoint({
  ...shared,
  method: 'GET',
  path: '/dictionary/assignments',
  input: Type.Object({
    ...ListInput.properties,
    state: Type.Optional(Type.Enum(['draft', 'open', 'ended'])),
    language: Type.Optional(LanguageOf),
  }),
  output: Paged(AssignmentRow),
});

/** One of the caller's, with its words. */
export const getAssignment = endpoint({
  ...shared,
  method: 'GET',
  path: '/dictionary/assignment',
  input: Type.Object({ assignmentId: Id }),
  output: Type.Object({ ...AssignmentRow.properties, ...Settings.properties, wordList: Type.Array(Word) }),
});

/**
 * Saves a draft, or assigns it to classes that the caller teaches (`classIds` not empty). What is assigned already keeps its
 * words; further classes may be added. 422 `dictionary.error.past` at `dueAt`; 409 `dictionary.error.assigned`,
 * `dictionary.error.nobodyWrong`: with `onlyWrong`, nobody of the classes got any of the words wrong.
 */
export const saveAssignment = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/assignment',
  input: Type.Object({
    assignmentId: Type.Optional(Id),
    title: Name(longest.title),
    language: LanguageOf,
    wordIds: Ids(mostAssigned),
    ...Settings.properties,
    classIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    opensAt: Type.Optional(Moment),
    dueAt: Type.Optional(Moment),
  }),
  output: Type.Object({ assignmentId: Id }),
});

/** Withdraws one (students see it no more, their answers stay), or restores it. */
export const removeAssignment = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/assignment/remove',
  input: Type.Object({ assignmentId: Id, on: Type.Boolean() }),
  output: Type.Object({}),
});

const Weak = Type.Object({
  classId: Id,
  /** Shares of students who got it wrong, 0 to 1; null: fewer than five have answered. */
  write: Maybe(Type.Number()),
  read: Maybe(Type.Number()),
});

export const WeakWord = Type.Object({
  ...Word.properties,
  classes: Type.Array(Weak),
  /** It comes back today to a student of these classes. */
  isDue: Type.Boolean(),
  /** What was written instead, the most frequent first. */
  mistakes: Type.Array(Type.Object({ given: Type.String(), count: Type.Integer() })),
});
export type WeakWord = Static<typeof WeakWord>;

/** The words of a unit with what classes of the caller got wrong lately. */
export const weakWords = endpoint({
  ...shared,
  method: 'GET',
  path: '/dictionary/weak-words',
  input: Type.Object({ unitId: Id }),
  output: Type.Object({ classes: Type.Array(ClassOf), words: Type.Array(WeakWord) }),
});

/** How many students of classes that the caller teaches got some of these words wrong lately: whom `onlyWrong` is for. */
export const countWrong = endpoint({
  ...shared,
  method: 'POST',
  kind: 'read',
  path: '/dictionary/wrong-students',
  input: Type.Object({ classIds: Ids(20), wordIds: Ids(mostAssigned) }),
  output: Type.Object({ students: Type.Integer() }),
});

/** Pages of dictation sheets, with answers or without, or of flash cards. */
export const wordPages = endpoint({
  ...shared,
  method: 'POST',
  kind: 'read',
  path: '/dictionary/pages',
  limited: ['classroom', 'acting'],
  input: Type.Object({ assignmentId: Id, layout: Type.Enum([...printLayouts]), look: SheetLook }),
  output: Type.Object({ pages: Type.Array(Page) }),
});
