import type { Mode } from '../modes';

/** One word asked in one way. */
export interface Task {
  readonly wordId: string;
  readonly mode: Mode;
  readonly assignmentId: string | null;
}

/** How often a word that went wrong must be right before its loop ends. */
export const rightAfterWrong = 2;
/** After so many other words it comes again. */
const comesAfter = 3;

interface Waiting extends Task {
  /** Right answers that it still needs. */
  readonly needs: number;
  /** It went wrong before in this practice. */
  readonly isAgain: boolean;
}

/** Words of one practice whose return is asked for at its end. */
export const mostReturns = 200;

/** A practice as it stands: what is asked next stands first. */
export interface Session {
  readonly queue: readonly Waiting[];
  readonly done: readonly Task[];
  readonly wrong: ReadonlySet<string>;
}

export const keyOf = ({ wordId, mode }: Pick<Task, 'wordId' | 'mode'>): string => `${wordId}.${mode}`;

export const beginSession = (tasks: readonly Task[]): Session => ({
  queue: tasks.map((task) => ({ ...task, needs: 1, isAgain: false })),
  done: [],
  wrong: new Set(),
});

/** The practice after an answer to its first word: a wrong one comes again after three others, until it was right twice. */
export function answerFirst(session: Session, isRight: boolean): Session {
  const [first, ...rest] = session.queue;
  if (!first) return session;
  const needs = isRight ? first.needs - 1 : rightAfterWrong;
  const wrong = isRight ? session.wrong : new Set([...session.wrong, keyOf(first)]);
  if (needs === 0) return { queue: rest, done: [...session.done, first], wrong };
  const again: Waiting = { ...first, needs, isAgain: true };
  const at = Math.min(rest.length, comesAfter);
  return { queue: rest.toSpliced(at, 0, again), done: session.done, wrong };
}

/** A session without what was answered elsewhere: on another page of this device, before the network was lost. */
export const withoutAnswered = (tasks: readonly Task[], answered: ReadonlySet<string>): Task[] =>
  tasks.filter((task) => !answered.has(keyOf(task)));
