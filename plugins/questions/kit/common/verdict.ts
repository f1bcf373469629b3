import Type, { type Static } from 'typebox';
import { Points } from './question-body';

/** The result of an answer. `unread`: the machine could not read it, a person decides. */
export const verdictStates = ['right', 'partly', 'wrong', 'blank', 'unread'] as const;
export type VerdictState = (typeof verdictStates)[number];

/** What automatic marking says about the answer to one question or part. */
export const Verdict = Type.Object({
  state: Type.Enum([...verdictStates]),
  points: Points,
  /** Of gap questions, by gap: whether it is right, and what the machine read (null: it could not). */
  gaps: Type.Optional(
    Type.Array(Type.Object({ isRight: Type.Boolean(), read: Type.Union([Type.String(), Type.Null()]) })),
  ),
});
export type Verdict = Static<typeof Verdict>;

/** The mark of the specification (teaching.md section 3), text on the wire: 1 right, 2 wrong; null where a person has to decide. */
export const markOf = ({ state }: Pick<Verdict, 'state'>) =>
  state === 'unread' ? null : state === 'right' ? '1' : '2';
