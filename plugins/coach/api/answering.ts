import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id, Moment } from 'edutech/core/common/wire/kinds';
import { Version } from 'edutech/core/common/wire/version';
import { Content } from 'edutech/plugins/questions/kit/common/content';
import { Page } from 'edutech/plugins/print/kit/common/ink';
import { mostSeconds } from '../model/answer';
import { teachers, teachersWho } from '../model/people';
import { AnswerInput, Count, Medium, RungNumber, Stuck } from './records';

// Answers and hints of teachers: published to the item, so that everybody who asks about it finds them.

const FilmSecond = Type.Number({ minimum: 0, maximum: mostSeconds + 1 });
const Cut = Type.Object({ from: FilmSecond, to: FilmSecond });

/**
 * Answers everybody who asks about an item, or one group of them, now and later. `answerId` is made by the page: a
 * repeated call publishes nothing twice. `fileId`: an upload of the caller (group `films` or `answerVoice`). `cut`: what of a film is played. 404
 * `coach.error.noItem`, `core.files.notFound`; 422 `coach.error.emptyAnswer`.
 */
export const publishAnswer = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/answer/publish',
  access: teachersWho('add'),
  bodySize: 'large',
  input: Type.Object({
    answerId: Id,
    itemId: Id,
    stuck: Type.Optional(Stuck),
    ...AnswerInput,
    fileId: Type.Optional(Id),
    seconds: Type.Integer({ minimum: 0, maximum: mostSeconds + 1 }),
    cut: Type.Optional(Cut),
    /** Whether classes of colleagues see it too. */
    isShared: Type.Boolean(),
  }),
  output: Type.Object({ answerId: Id, people: Type.Integer(), notified: Moment }),
});

/** Corrects the caller's own answer. 404 `coach.error.noAnswer`; 409 `coach.error.changed`; 422 `coach.error.emptyAnswer`. */
export const correctAnswer = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/answer/correct',
  access: teachersWho('add'),
  bodySize: 'large',
  input: Type.Object({ answerId: Id, version: Version, ...AnswerInput, isShared: Type.Boolean() }),
  output: Type.Object({ version: Version }),
});

/** Takes the caller's own answer back, or puts it there again: what it answered is open again, and answered again. 404 `coach.error.noAnswer`. */
export const removeAnswer = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/answer/remove',
  access: teachersWho('delete'),
  input: Type.Object({ answerId: Id, removed: Type.Boolean() }),
  output: Count,
});

/** Likes a colleague's answer, or no longer. 404 `coach.error.noAnswer`. */
export const likeAnswer = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/answer/like',
  access: teachersWho('like'),
  input: Type.Object({ answerId: Id, on: Type.Boolean() }),
  output: Count,
});

/** The recording of an answer as a file. 404 `coach.error.noAnswer`. */
export const downloadAnswer = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/answer/download',
  access: teachersWho('download'),
  input: Type.Object({ answerId: Id }),
  output: FileAddress,
});

/** Writes the hint ladder of an item; an empty rung is none. 404 `coach.error.noItem`. */
export const saveHints = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/hint/save',
  access: teachersWho('add'),
  bodySize: 'large',
  input: Type.Object({
    itemId: Id,
    rungs: Type.Array(Type.Object({ rung: RungNumber, content: Content }), { minItems: 1, maxItems: 3 }),
  }),
  output: Count,
});

/** The item as ink on a board, for a film: what a page prints, and its pictures. 404 `coach.error.noItem`. */
export const boardOf = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/answer/board',
  access: teachers,
  input: Type.Object({ itemId: Id }),
  output: Type.Object({ page: Page, media: Type.Array(Medium) }),
});
export type Board = Static<(typeof boardOf)['output']>;

/**
 * A draft of the assistant, for the teacher alone: it answers nobody until the teacher publishes it. 404 `coach.error.noItem`;
 * what the assistant refuses, as it says it.
 */
export const draftAnswer = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/answer/draft',
  access: teachersWho('add'),
  ownTransactions: true,
  perMinute: 10,
  input: Type.Object({ itemId: Id, stuck: Type.Optional(Stuck) }),
  output: Type.Object({ text: Type.String() }),
});

/**
 * A draft of the subtitles of a recording that the caller has sent, by the service that the deployment has connected: lines with their
 * seconds. It stands nowhere until the teacher publishes it. 404 `core.files.notFound`; `coach.error.captions.` off (404), tooLong and
 * refused (422), overBudget (429), unavailable and badAnswer (503).
 */
export const draftCaptions = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/answer/captions',
  access: teachersWho('add'),
  ownTransactions: true,
  perMinute: 10,
  input: Type.Object({ fileId: Id, cut: Type.Optional(Cut) }),
  output: Type.Object({ text: Type.String() }),
});
