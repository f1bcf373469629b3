import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import { Version } from 'edutech/core/common/wire/version';
import { mostPlaces } from '../model/places';
import { lessonActs, lessonStates, lessonTabs } from '../model/states';

// Managing lessons: 我的课程 and 资源管理, for holders of the city's permission (portal.md section 5).

const editors = { permission: 'air_class_city' } as const;
const Act = Type.Enum([...lessonActs]);
const State = Type.Enum([...lessonStates]);

/** The fields of a lesson that an editor writes. */
export const LessonFields = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 120 }),
  nameEn: Type.String({ maxLength: 240 }),
  gradeId: Id,
  subjectId: Id,
  teacher: Type.String({ maxLength: 40 }),
  school: Type.String({ maxLength: 80 }),
  summary: Type.String({ maxLength: 1000 }),
  /** For signed-in people only. */
  needsLogin: Type.Boolean(),
});
export type LessonFields = Static<typeof LessonFields>;

/** A line of the lists of management. */
export const ManagedLesson = Type.Object({
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  state: State,
  /** Conversion of its file: 1 ready, 3 converting, any other failed; 0: it has no file yet. */
  status: Type.Integer(),
  grade: Type.String(),
  subject: Type.String(),
  hue: Type.String(),
  teacher: Type.String(),
  school: Type.String(),
  /** Chapters of the lesson. */
  places: Type.Integer(),
  views: Type.Integer(),
  changedBy: Type.String(),
  changedAt: Type.String(),
  publishedAt: Maybe(Type.String()),
  /** The reason of the last return or withdrawal; empty: there was none. */
  reason: Type.String(),
  /** The caller's possible acts on it now. */
  acts: Type.Array(Act),
});
export type ManagedLesson = Static<typeof ManagedLesson>;

/** Lessons, last changed first. `counts` are those of the tabs, under the same filters. */
export const manageLessons = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airlesson/list',
  access: editors,
  input: Type.Object({
    /** `mine`: those that the caller has begun or written on. */
    scope: Type.Enum(['mine', 'all']),
    tab: Type.Optional(Type.Enum([...lessonTabs])),
    gradeId: Type.Optional(Id),
    subjectId: Type.Optional(Id),
    ...ListInput.properties,
  }),
  output: Type.Object({
    items: Type.Array(ManagedLesson),
    page: PageInfo,
    counts: Type.Record(Type.String(), Type.Integer()),
  }),
});

/** A chapter of a city's book in which a lesson is or could be placed. */
export const LessonPlace = Type.Object({
  nodeId: Id,
  bookId: Id,
  bookName: Type.String(),
  edition: Type.String(),
  /** Names from the top down to the chapter itself. */
  path: Type.Array(Type.String()),
  /** The chapter or its book was taken out: readers do not find it there. */
  removed: Type.Boolean(),
});
export type LessonPlace = Static<typeof LessonPlace>;

/** One act on a lesson. */
const LessonStep = Type.Object({
  act: Type.String(),
  by: Type.String(),
  reason: Type.String(),
  at: Type.String(),
});

/** One lesson, for its editors. */
export const manageLesson = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airlesson/one',
  access: editors,
  input: Type.Object({ id: Id }),
  output: Type.Object({
    ...ManagedLesson.properties,
    fields: LessonFields,
    film: Maybe(Type.Object({ fileId: Id, name: Type.String(), ext: Type.String(), bytes: Type.Integer() })),
    standsOn: Type.Array(LessonPlace),
    steps: Type.Array(LessonStep),
    /** What is missing for a review: `film`, `place`. */
    missing: Type.Array(Type.Enum(['film', 'place'])),
  }),
});

/** Which lesson, as the caller has seen it. 409 `air.error.changed` when it was changed since. */
const Seen = { id: Id, version: Version };
const Written = Type.Object({ id: Id, version: Type.Integer() });

/**
 * Writes the fields of a draft; without `id` it creates one. 409 with both versions if it was changed meanwhile, 422
 * `air.refusal.state` for a lesson that is no draft.
 */
export const saveLesson = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airlesson/save',
  access: editors,
  input: Type.Object({ id: Type.Optional(Id), version: Type.Optional(Version), ...LessonFields.properties }),
  output: Written,
});

/**
 * Puts a file that the caller has uploaded (core/common/api/uploads.ts) into a draft: the film, the recording or the
 * document. It replaces the previous file. Throws `core.files.notFound` for another person's file.
 */
export const setLessonFilm = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airlesson/film',
  access: editors,
  input: Type.Object({ ...Seen, fileId: Id }),
  output: Written,
});

/**
 * Puts a lesson, whatever its state, on these chapters and on no others; the first is its main place. 422
 * `air.error.noPlace` for a chapter that is not of the city's catalogue.
 */
export const placeLesson = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airlesson/place',
  access: editors,
  input: Type.Object({ ...Seen, nodeIds: Type.Array(Id, { maxItems: mostPlaces, uniqueItems: true }) }),
  output: Written,
});

/** Chapters of other editions that teach the same as these, without these: what the page offers. */
export const twinPlaces = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'resource',
  path: '/airlesson/twins',
  access: editors,
  input: Type.Object({ nodeIds: Type.Array(Id, { maxItems: mostPlaces }) }),
  output: Type.Array(LessonPlace),
});

/** The books in whose chapters lessons can be placed: the city's catalogue. */
export const placeBooks = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airlesson/books',
  access: editors,
  input: Type.Object({}),
  output: Type.Array(
    Type.Object({
      bookId: Id,
      name: Type.String(),
      stageId: Type.String(),
      gradeId: Id,
      grade: Type.String(),
      subjectId: Id,
      subject: Type.String(),
      editionId: Id,
      edition: Type.String(),
    }),
  ),
});

/** The outcome of an act on several lessons. */
export const LessonOutcome = Type.Object({
  done: Type.Array(Written),
  /** Message keys of the reasons. */
  refused: Type.Array(Type.Object({ id: Id, name: Type.String(), key: Type.String() })),
});
export type LessonOutcome = Static<typeof LessonOutcome>;

/**
 * Applies an act to up to 50 lessons, each separately, so that one refusal does not stop the others. A refusal of a
 * single lesson is an error: 409 `air.error.changed`, 422 with the message of the rule (`air.refusal.…`) or of what is
 * missing (`air.missing.…`).
 */
export const actOnLessons = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airlesson/act',
  access: editors,
  input: Type.Object({
    act: Type.Enum(lessonActs.filter((act) => act !== 'edit')),
    lessons: Type.Array(Type.Object(Seen), { minItems: 1, maxItems: 50 }),
    /** Required for returning and withdrawing: the author of the lesson reads it. */
    reason: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  output: LessonOutcome,
});
