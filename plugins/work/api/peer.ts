import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Content } from 'edutech/plugins/questions/kit/common/content';
import { Version } from 'edutech/core/common/wire/version';
import { mostItems, mostStudents } from '../model/homework';
import { mostMarksAtOnce } from '../model/limits';
import { mostReviewers } from '../model/peer/pairs';
import { teachersWho } from '../model/people';
import { PeerDecision, PeerMark, ReviewState } from './peer-reviews';
import { AttemptStateOf, Count, ids, OptionalTime, Part, Points, TierOf, Time } from './records';

// Peer correction, as its teacher runs it: students of a class review each other's papers (`peer-reviews.ts`). Nothing is a
// mark until their teacher accepts it.

const teachers = teachersWho('student_swap');

/** The pairs of reviewer and paper, by their attempts. */
export const PeerPair = Type.Object({ reviewer: Id, paper: Id });
const Pairs = Type.Array(PeerPair, { minItems: 1, maxItems: mostStudents * mostReviewers });

/** Papers of a class in each other's hands. */
export const PeerSwap = Type.Object({
  swapId: Id,
  itemIds: Type.Array(Id),
  reviewers: Type.Integer(),
  sameTier: Type.Boolean(),
  anonymous: Type.Boolean(),
  showsKeys: Type.Boolean(),
  note: Type.String(),
  dueAt: Type.String(),
  started: Type.String(),
  ended: OptionalTime,
  /** It runs on after its deadline. */
  isLate: Type.Boolean(),
  /** Somebody has opened a paper: it cannot be undone any more. */
  isBegun: Type.Boolean(),
  reviews: Type.Array(
    Type.Object({
      reviewId: Id,
      ...PeerPair.properties,
      state: ReviewState,
      isLate: Type.Boolean(),
      submitted: OptionalTime,
    }),
  ),
  /** Of submitted reviews. */
  marks: Type.Array(Type.Object({ reviewId: Id, ...PeerMark.properties, decision: PeerDecision })),
  /** The accepted points of each marked part, and who gave them. */
  cells: Type.Array(
    Type.Object({
      attemptId: Id,
      itemId: Id,
      part: Part,
      points: Points,
      of: Type.Number(),
      by: Type.String(),
      byPeers: Type.Boolean(),
      version: Type.Integer(),
    }),
  ),
});
export type PeerSwap = Static<typeof PeerSwap>;

/** Peer correction of a class: who could take part, what could be marked, and the swap, if there is one. */
export const peerBoard = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/peer',
  access: teachers,
  input: Type.Object({ assignmentId: Id }),
  output: Type.Object({
    homeworkId: Id,
    title: Type.String(),
    className: Type.String(),
    dueAt: Type.String(),
    /** Students who may still change their answers: papers are swapped when there are none. */
    inHand: Type.Integer(),
    people: Type.Array(
      Type.Object({
        attemptId: Id,
        name: Type.String(),
        seat: Type.Integer(),
        tier: TierOf,
        state: AttemptStateOf,
        /** Has a paper in the hands of the school: may take part. */
        isHandedIn: Type.Boolean(),
      }),
    ),
    items: Type.Array(
      Type.Object({
        itemId: Id,
        number: Type.Integer(),
        /** Its stem. */
        stem: Content,
        /** Points of its parts. */
        points: Type.Array(Type.Number()),
        tiers: Type.Integer(),
        /** Marked by a person: suitable for peer correction. */
        isByHand: Type.Boolean(),
      }),
    ),
    swap: Maybe(PeerSwap),
  }),
});

/**
 * Gives the papers of a class to each other: by lot, or the pairs that are named. 409 `work.error.peerStillOpen` while somebody
 * may still change answers, `work.error.peerAlready`, `work.error.peerNobody`; 422 `work.error.peerOwn`, `work.error.peerTwice`,
 * `work.error.peerStranger`, `work.error.peerTooMany`, `work.error.noItem`, `work.error.deadlinePast`.
 */
export const startPeer = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/start',
  bodySize: 'large',
  access: teachers,
  input: Type.Object({
    assignmentId: Id,
    itemIds: ids(mostItems),
    reviewers: Type.Integer({ minimum: 1, maximum: mostReviewers, default: 1 }),
    sameTier: Type.Boolean({ default: false }),
    anonymous: Type.Boolean({ default: true }),
    /** Whether reviewers see keys and rubrics: each after their own answers can no longer be changed. */
    showsKeys: Type.Boolean({ default: true }),
    note: Type.String({ maxLength: 500, default: '' }),
    dueAt: Time,
    pairs: Type.Optional(Pairs),
  }),
  output: Type.Object({
    swapId: Id,
    pairs: Type.Integer(),
    /** Attempts whose paper nobody reviews. */
    unreviewed: Type.Array(Id),
  }),
});

/** Takes a swap back as if it had not been. 409 `work.error.peerBegun` once anybody has opened a paper. */
export const undoPeer = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/undo',
  access: teachers,
  input: Type.Object({ swapId: Id }),
  output: Count,
});

/**
 * Another deadline, or an end: reviews that arrive after the end are not accepted. An ended swap can be opened again.
 */
export const changePeer = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/change',
  access: teachers,
  input: Type.Object({ swapId: Id, dueAt: Type.Optional(Time), isEnded: Type.Optional(Type.Boolean()) }),
  output: Count,
});

/**
 * More pairs in a running swap: for students without a reviewer, late submissions, or those whose reviewer is absent.
 * Errors as `startPeer`.
 */
export const addPeers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/add',
  bodySize: 'large',
  access: teachers,
  input: Type.Object({ swapId: Id, pairs: Pairs }),
  output: Count,
});

const Decided = Type.Object({
  attemptId: Id,
  itemId: Id,
  part: Part,
  outcome: Type.Enum(['saved', 'changed', 'held', 'gone']),
  version: Type.Integer(),
  points: Points,
  by: Type.String(),
});

/**
 * Accepts points of peers as marks, gives others instead, or rejects them. `points` null: no peer's points count, and
 * marks based only on them are open again. Reviews in `rejected` are rejected. Errors and results as `saveMarks`.
 */
export const decidePeers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/decide',
  bodySize: 'large',
  access: teachers,
  perMinute: 600,
  input: Type.Object({
    swapId: Id,
    decisions: Type.Array(
      Type.Object({
        attemptId: Id,
        itemId: Id,
        part: Part,
        version: Version,
        points: Points,
        rejected: Type.Array(Id, { maxItems: mostReviewers, uniqueItems: true, default: [] }),
        /** Instead of the peers' points. */
        comment: Type.Optional(Type.String({ maxLength: 1000 })),
      }),
      { minItems: 1, maxItems: mostMarksAtOnce },
    ),
  }),
  output: Type.Array(Decided),
});

/** Takes all that is undecided where every reviewer is there and they lie within `within` points of each other. */
export const acceptPeers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/accept',
  access: teachers,
  input: Type.Object({ swapId: Id, within: Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 }) }),
  output: Type.Object({ accepted: Type.Integer(), left: Type.Integer() }),
});
