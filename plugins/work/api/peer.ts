import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { Content } from 'edutech/plugins/questions/kit/common/content';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { Version } from 'edutech/core/common/wire/version';
import { mostItems, mostStudents } from '../model/homework';
import { mostMarksAtOnce } from '../model/limits';
import { mostReviewers } from '../model/peer/pairs';
import { peerDecisions, peerTags } from '../model/peer/reviews';
import { students, teachersWho } from '../model/people';
import { AttemptStateOf, Count, ids, Item, Medium, OptionalTime, Part, Points, TierOf, Time } from './records';

// Peer correction: students of a class review each other's papers. Nothing is a mark until their teacher accepts it.

const Tags = Type.Array(Type.Enum([...peerTags]), { maxItems: peerTags.length, uniqueItems: true });
const Decision = Maybe(Type.Enum([...peerDecisions]));
const ReviewStateOf = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);
const teachers = teachersWho('student_swap');

/** The pairs of reviewer and paper, by their attempts. */
export const PeerPair = Type.Object({ reviewer: Id, paper: Id });
const Pairs = Type.Array(PeerPair, { minItems: 1, maxItems: mostStudents * mostReviewers });

/** The points of one student for one part of one paper. */
export const PeerMark = Type.Object({
  itemId: Id,
  part: Part,
  points: Points,
  comment: Type.String({ maxLength: 300 }),
  tags: Tags,
});
export type PeerMark = Static<typeof PeerMark>;

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
      state: ReviewStateOf,
      isLate: Type.Boolean(),
      submitted: OptionalTime,
    }),
  ),
  /** Of submitted reviews. */
  marks: Type.Array(Type.Object({ reviewId: Id, ...PeerMark.properties, decision: Decision })),
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

/** Papers that a student reviews, as lists show them. */
export const PeerTask = Type.Object({
  swapId: Id,
  /** The reviewer's own homework, of the same class. */
  attemptId: Id,
  title: Type.String(),
  subject: Type.String(),
  subjectCode: Type.String(),
  papers: Type.Integer(),
  done: Type.Integer(),
  dueAt: Type.String(),
  isLate: Type.Boolean(),
  ended: OptionalTime,
  /** The reviewer's own homework is open, to be answered or corrected: until it is submitted no paper can be reviewed. */
  isLocked: Type.Boolean(),
});
export type PeerTask = Static<typeof PeerTask>;

/**
 * Opens the papers that the caller reviews: questions and answers, and, if the swap shows them, keys and rubrics. 404
 * `work.error.noPeer` for students without a paper; 409 `work.error.peerInHand` while the caller's own attempt is open.
 */
export const openPeer = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/open',
  access: students,
  input: Type.Object({ swapId: Id }),
  output: Type.Object({
    ...PeerTask.properties,
    note: Type.String(),
    anonymous: Type.Boolean(),
    items: Type.Array(Type.Object({ ...Item.properties, number: Type.Integer() })),
    keys: Type.Array(Type.Object({ itemId: Id, key: QuestionKey })),
    media: Type.Array(Medium),
    reviews: Type.Array(
      Type.Object({
        reviewId: Id,
        /** The student of the paper; empty if anonymous. */
        name: Type.String(),
        state: ReviewStateOf,
        isLate: Type.Boolean(),
        /** Items that this paper has. */
        itemIds: Type.Array(Id),
        answers: Type.Array(Type.Object({ itemId: Id, part: Part, answer: Answer })),
        marks: Type.Array(PeerMark),
      }),
    ),
  }),
});

/**
 * Saves the caller's points for one paper, any number of times until it is submitted. 409 `work.error.peerEnded`,
 * `work.error.peerHandedIn`; 422 `work.error.offScale`, `work.error.noItem`.
 */
export const savePeer = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/save',
  bodySize: 'large',
  access: students,
  perMinute: 240,
  input: Type.Object({ reviewId: Id, marks: Type.Array(PeerMark, { minItems: 1, maxItems: 100 }) }),
  output: Type.Object({ saved: Type.String() }),
});

/**
 * Submits the review of one paper. Repeating it changes nothing. 409 `work.error.peerUnfinished`,
 * `work.error.peerEnded`.
 */
export const handInPeer = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/peer/hand-in',
  access: students,
  input: Type.Object({ reviewId: Id }),
  output: Type.Object({
    submitted: Type.String(),
    isLate: Type.Boolean(),
    /** Papers that one has still to mark. */
    left: Type.Integer(),
  }),
});

/**
 * Classmates' reviews of the caller's own paper, as far as the teacher accepted them, and the outcome of the caller's
 * reviews. After the release of the caller's results: before it 403 `work.error.notReleased`; 404 `work.error.noPeer`
 * without a swap.
 */
export const peerOutcome = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/peer/outcome',
  access: students,
  input: Type.Object({ attemptId: Id }),
  output: Type.Object({
    title: Type.String(),
    said: Type.Array(
      Type.Object({
        /** Empty where nobody is named. */
        name: Type.String(),
        marks: Type.Array(
          Type.Object({ ...PeerMark.properties, number: Type.Integer(), of: Type.Number(), decision: Decision }),
        ),
      }),
    ),
    /** Parts that one marked for others, by what the teacher made of them. */
    given: Type.Object({
      parts: Type.Integer(),
      accepted: Type.Integer(),
      changed: Type.Integer(),
      rejected: Type.Integer(),
    }),
  }),
});
