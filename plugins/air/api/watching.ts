import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint, groupedEndpoint } from 'edutech/core/common/endpoint';
import { longestFilm } from '../model/watching/watch-report';

const signedIn = { signedIn: true } as const;
const Second = Type.Integer({ minimum: 0, maximum: longestFilm });
/** Fractions of seconds: a player stops where somebody stops it. */
const PlayerTime = Type.Number({ minimum: 0, maximum: longestFilm });
const weekMilliseconds = 7 * 86_400_000;

/**
 * What was played since the previous report, in stretches as the specification defines them (teaching.md section 3:
 * `running_time` really played, from `start_time` to `end_time` of the film), and the person's position. Sent every 15
 * s while it plays, at a pause, and when the page is hidden; stored on the device while offline. `view` and `sequence`
 * identify the report, so that a repeated one counts once; `age` is how long ago, in milliseconds, the position was
 * reached. Returns `kept` false if nothing may be stored about the person (a student without the guardian's consent):
 * the page then stops reporting. Throws 404 `air.error.notFound`.
 */
export const airWatched = groupedEndpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/watched',
  specified: true,
  access: signedIn,
  input: Type.Object({
    id: Id,
    view: Id,
    sequence: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    age: Type.Integer({ minimum: 0, maximum: weekMilliseconds }),
    second: Second,
    ended: Type.Boolean(),
    stretches: Type.Array(Type.Object({ runningTime: PlayerTime, startTime: PlayerTime, endTime: PlayerTime }), {
      maxItems: 200,
    }),
  }),
  output: Type.Object({ kept: Type.Boolean() }),
});

/** Where the caller stopped in a lesson, on whatever device; second 0 at the beginning and after the end. */
export const airPlace = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/place',
  access: signedIn,
  input: Type.Object({ id: Id }),
  output: Type.Object({ second: Second, watched: Second }),
});

/** A lesson that somebody has begun. */
export const BegunLesson = Type.Object({
  resourceId: Id,
  name: Type.String(),
  /** Address of the poster; empty when there is none. */
  videoImg: Type.String(),
  subject: Type.String(),
  /** Colour key of the subject: `math`, `chinese`, … */
  hue: Type.String(),
  teacher: Type.String(),
  school: Type.String(),
  /** Whole seconds of the lesson. */
  seconds: Type.Integer(),
  /** Where the person stopped. */
  second: Type.Integer(),
  /** ISO 8601: when. */
  watchedAt: Type.String(),
});
export type BegunLesson = Static<typeof BegunLesson>;

/** Lessons that the caller has begun and neither finished nor set aside, the last one first. */
export const airContinue = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/continue',
  access: signedIn,
  input: Type.Object({ count: Type.Integer({ minimum: 1, maximum: 20, default: 6 }) }),
  output: Type.Array(BegunLesson),
});

/**
 * Removes a lesson from the caller's list of lessons to continue, or restores it; watching it also restores it. Throws
 * 404.
 */
export const setAirAside = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/set-aside',
  access: signedIn,
  input: Type.Object({ id: Id, aside: Type.Boolean() }),
  output: Type.Object({}),
});
