import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { QuestionBody } from '../kit/common/question-body';
import { QuestionKey } from '../kit/common/question-key';
import { stages } from 'edutech/core/common/teaching/stages';
import { mostPlaces } from '../model/limits';
import { adders, teachersOfBanks } from '../model/rights';
import { AbilityName, DifficultyNumber, Kind, Question, VersionNumber, Year } from './records';

// Writing the caller's own questions. Each save is a version; versions that homework refers to stay for ever.

const OptionalYear = Maybe(Year);

/** The fields of a question's form. */
export const QuestionValues = Type.Object({
  body: QuestionBody,
  key: QuestionKey,
  difficulty: DifficultyNumber,
  stageId: Type.Enum([...stages]),
  subjectId: Id,
  gradeId: Id,
  /** Chapters, whose stage and subject must be those above; without chapters it is found by its subject and grade. */
  nodeIds: Type.Array(Id, { maxItems: mostPlaces, uniqueItems: true }),
  /** Knowledge points of the whole (`part` -1) and of its parts. */
  knowledge: Type.Array(Type.Object({ kiid: Id, part: Type.Integer({ minimum: -1, maximum: 39 }) }), { maxItems: 60 }),
  kind: Kind,
  year: OptionalYear,
  region: Type.String({ maxLength: 40 }),
  /** Absent or null: not said. */
  ability: Type.Optional(Maybe(AbilityName)),
  /** The time that a student needs; absent: estimated by its type and length. */
  seconds: Type.Optional(Type.Integer({ minimum: 5, maximum: 7200 })),
});
export type QuestionValues = Static<typeof QuestionValues>;

/** The content of an editor: a part of the form. */
export const DraftValues = Type.Partial(QuestionValues);
export type DraftValues = Static<typeof DraftValues>;

const Note = Type.String({ maxLength: 200 });

/**
 * Adds a question (without `id`), or a version of the caller's own. 422 `questions.error.incomplete` with every problem
 * at its place (model/checks.ts); `questions.error.noChapter`, `questions.error.otherSubject`,
 * `questions.error.noPoint`, `questions.error.wrongFile`; 404 `core.files.notFound` for another person's picture. 409
 * with both versions if it was changed since `version`; 409 `questions.error.shared` while others see it or a review of
 * it waits.
 */
export const saveQuestion = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/save',
  bodySize: 'large',
  access: adders,
  input: Type.Object({
    ...QuestionValues.properties,
    id: Type.Optional(Id),
    /** The version that was changed; with `id`. */
    version: Type.Optional(VersionNumber),
    /** A description of the change, for the list of versions. */
    note: Type.Optional(Note),
    /** The draft that becomes this version: it is deleted. */
    draftId: Type.Optional(Id),
  }),
  output: Type.Object({ id: Id, version: VersionNumber }),
});

/**
 * Copies a question that the caller may read, in its present or an earlier version, into their own bank. The copy names
 * its origin. 404 `questions.error.notFound`.
 */
export const forkQuestion = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/fork',
  access: adders,
  input: Type.Object({ id: Id, version: Type.Optional(VersionNumber) }),
  output: Type.Object({ id: Id, version: VersionNumber }),
});

/**
 * The values of a question's form, in its present or an earlier version: for people who may edit it. 404
 * `questions.error.notFound`.
 */
export const editedQuestion = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/edit',
  access: adders,
  input: Type.Object({ id: Id, version: Type.Optional(VersionNumber) }),
  output: Type.Object({
    ...QuestionValues.properties,
    id: Id,
    version: VersionNumber,
    media: Question.properties.media,
  }),
});

/**
 * Stores the content of the editor under the editor's own id (a new one, `newId`), any number of times. At most 100
 * drafts per person.
 */
export const saveDraft = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/draft/save',
  bodySize: 'large',
  access: adders,
  perMinute: 240,
  input: Type.Object({
    draftId: Id,
    questionId: Type.Optional(Id),
    /** Version of the question that the draft was begun from; with `questionId`. */
    baseVersion: Type.Optional(VersionNumber),
    values: DraftValues,
  }),
  output: Type.Object({ time: Type.String() }),
});

/** A draft of the caller. 404 `questions.error.noDraft`. */
export const getDraft = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/draft/one',
  access: adders,
  input: Type.Object({ draftId: Id }),
  output: Type.Object({
    draftId: Id,
    questionId: Maybe(Id),
    /** An older one than the question has now: somebody has saved it since. Null: nobody knows. */
    baseVersion: Maybe(VersionNumber),
    values: DraftValues,
    media: Question.properties.media,
    time: Type.String(),
  }),
});

/** The caller's drafts, the newest first. */
export const listDrafts = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/draft/list',
  access: adders,
  input: Type.Object({}),
  output: Type.Array(Type.Object({ draftId: Id, questionId: Maybe(Id), title: Type.String(), time: Type.String() })),
});

/** Throws a draft away. One that is not there is thrown away already. */
export const removeDraft = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/draft/remove',
  access: adders,
  input: Type.Object({ draftId: Id }),
  output: Type.Object({}),
});

/**
 * Near duplicates (at least 90 of 100 parts) among the questions that the caller may read, the closest first; at most
 * ten. `except`: the question that is being changed.
 */
export const nearDuplicates = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'question',
  path: '/questions/near-duplicates',
  bodySize: 'large',
  access: teachersOfBanks,
  limited: ['classroom', 'acting'],
  perMinute: 120,
  input: Type.Object({ body: QuestionBody, except: Type.Optional(Id) }),
  output: Type.Array(Type.Object({ share: Type.Number(), question: Question })),
});

/** Others that exercise the same at about the same difficulty, best first. 404 `questions.error.notFound`. */
export const similarQuestions = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/similar',
  access: teachersOfBanks,
  input: Type.Object({ id: Id, count: Type.Integer({ minimum: 1, maximum: 20, default: 6 }) }),
  output: Type.Array(Question),
});
