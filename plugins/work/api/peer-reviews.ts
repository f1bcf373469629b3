import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { peerDecisions, peerTags } from '../model/peer/reviews';
import { students } from '../model/people';
import { Item, Medium, OptionalTime, Part, Points } from './records';

// Peer correction, as students take part in it: they review papers of classmates, and read what came of both.

const Tags = Type.Array(Type.Enum([...peerTags]), { maxItems: peerTags.length, uniqueItems: true });
export const PeerDecision = Maybe(Type.Enum([...peerDecisions]));
export const ReviewState = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);

/** The points of one student for one part of one paper. */
export const PeerMark = Type.Object({
  itemId: Id,
  part: Part,
  points: Points,
  comment: Type.String({ maxLength: 300 }),
  tags: Tags,
});
export type PeerMark = Static<typeof PeerMark>;

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
        state: ReviewState,
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
          Type.Object({ ...PeerMark.properties, number: Type.Integer(), of: Type.Number(), decision: PeerDecision }),
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
