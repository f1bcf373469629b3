import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { mostAtOnce, mostListed, mostRead } from '../model/limits';
import { analysts, teachersOfBanks } from '../model/rights';
import { sorts, spaces } from '../model/spaces';
import {
  AbilityName,
  DifficultyNumber,
  Ids,
  KeyOf,
  Kind,
  QuestionDetail,
  QuestionPage,
  TypeNumber,
  Question,
  VersionNumber,
  Year,
} from './records';

// Finding and reading questions. The specification shows no calls of the bank; paths are ours.

const some = { maxItems: 50, uniqueItems: true };

/** The filters of a list; of several values of one kind any matches. A subject is fast together with its stage. */
const Narrowing = Type.Object({
  /** Chapters, each with all below it. */
  nodeIds: Type.Optional(Type.Array(Id, some)),
  /** Knowledge points. */
  kiids: Type.Optional(Type.Array(Id, some)),
  stageId: Type.Optional(Type.Enum([...stages])),
  subjectId: Type.Optional(Id),
  gradeId: Type.Optional(Id),
  types: Type.Optional(Type.Array(TypeNumber, some)),
  difficulties: Type.Optional(Type.Array(DifficultyNumber, some)),
  kinds: Type.Optional(Type.Array(Kind, some)),
  abilities: Type.Optional(Type.Array(AbilityName, some)),
  years: Type.Optional(Type.Array(Year, some)),
  region: Type.Optional(Type.String({ maxLength: 40 })),
  /** Whether the reader has used it himself. */
  usedByMe: Type.Optional(Type.Boolean()),
  /** Words; `$…$` is a formula, and so is text in the form of one (`y=2x+1`). */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** A formula in LaTeX that the question contains, as the formula box returns it. */
  formula: Type.Optional(Type.String({ maxLength: 400 })),
});

/**
 * A page of a bank, or of what one has marked or removed; 403 for a bank that one does not hold. Pages end at the thousandth
 * line; other orders than the newest are those of the newest thousand that match.
 */
export const listQuestions = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'question',
  path: '/questions/list',
  access: teachersOfBanks,
  limited: ['classroom', 'acting'],
  input: Type.Object({
    space: Type.Enum([...spaces], { default: 'public' }),
    ...Narrowing.properties,
    sort: Type.Enum([...sorts], { default: 'newest' }),
    page: Type.Integer({ minimum: 1, maximum: mostListed, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: QuestionPage,
});
export type ListWish = Static<(typeof listQuestions)['input']>;

/**
 * How the questions of a list are shared out: each value with how many there are among the newest thousand that match
 * the other choices.
 */
export const questionFacets = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'question',
  path: '/questions/facets',
  access: teachersOfBanks,
  limited: ['classroom', 'acting'],
  input: Type.Object({ space: Type.Enum([...spaces], { default: 'public' }), ...Narrowing.properties }),
  output: Type.Object({
    facets: Type.Array(
      Type.Object({
        facet: Type.Enum(['type', 'difficulty', 'kind', 'year']),
        /** As the wire has it: a number, or a kind. */
        value: Type.String(),
        count: Type.Integer(),
      }),
    ),
    capped: Type.Boolean(),
  }),
});

/**
 * The number of questions of each chapter of a book and of the chapters below it; chapters without any are left out. Up
 * to 10,000 each.
 */
export const chapterCounts = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/chapter-counts',
  access: teachersOfBanks,
  input: Type.Object({ space: Type.Enum(['personal', 'school', 'public'], { default: 'public' }), bookId: Id }),
  output: Type.Array(Type.Object({ nodeId: Id, count: Type.Integer() })),
});

/** The same of the knowledge points of a tree. */
export const pointCounts = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/point-counts',
  access: teachersOfBanks,
  input: Type.Object({ space: Type.Enum(['personal', 'school', 'public'], { default: 'public' }), knowId: Id }),
  output: Type.Array(Type.Object({ kiid: Id, count: Type.Integer() })),
});

/**
 * Questions that a text read from a picture may be about (words wrong, formulas half lost), among those that the caller may
 * read, the closest first; at most ten. A text with nothing to look up finds none. `share`: 0 to 1.
 */
export const questionsLikeText = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'question',
  path: '/questions/like-text',
  access: teachersOfBanks,
  limited: ['classroom', 'acting'],
  perMinute: 60,
  input: Type.Object({ text: Type.String({ minLength: 1, maxLength: mostRead }) }),
  output: Type.Array(Type.Object({ share: Type.Number(), question: Question })),
});

/** One question, in the newest version or in one of before. 404 `questions.error.notFound`. */
export const getQuestion = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/one',
  access: teachersOfBanks,
  input: Type.Object({ id: Id, version: Type.Optional(VersionNumber) }),
  output: QuestionDetail,
});

/**
 * Several questions as lists have them, in the order of the ids (a paper's preview); those that one may not read are
 * left out.
 */
export const someQuestions = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'question',
  path: '/questions/some',
  access: teachersOfBanks,
  limited: ['classroom', 'acting'],
  input: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) }),
  output: QuestionPage.properties.data,
});

/**
 * Answers and analyses of up to fifty questions, without those whose answers the caller may not see (`may.analysis`). A
 * version before the newest is requested alone.
 */
export const questionKeys = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'question',
  path: '/questions/keys',
  access: analysts,
  limited: ['classroom', 'acting'],
  input: Type.Object({ ids: Ids, version: Type.Optional(VersionNumber) }),
  output: Type.Array(KeyOf, { maxItems: mostAtOnce }),
});

/** Versions of a question, the newest first. 404 `questions.error.notFound`. */
export const listVersions = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/versions',
  access: teachersOfBanks,
  input: Type.Object({ id: Id }),
  output: Type.Array(
    Type.Object({ version: VersionNumber, time: Type.String(), person: Type.String(), note: Type.String() }),
  ),
});

/** Where a question is used within the reader's sight, the newest first; at most 50. */
export const whereUsed = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/where-used',
  access: teachersOfBanks,
  input: Type.Object({ id: Id }),
  output: Type.Array(
    Type.Object({
      /** `work`, `exam`: the area; and its thing. */
      plugin: Type.String(),
      thingId: Id,
      version: VersionNumber,
      person: Type.String(),
      school: Type.String(),
      time: Type.String(),
      isOwn: Type.Boolean(),
    }),
  ),
});
