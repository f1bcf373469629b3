import { type Mode, modesFor } from '../modes';
import type { WordLanguage } from '../word';
import type { Task } from './session';

interface Homework {
  readonly assignmentId: string;
  readonly language: WordLanguage;
  readonly modes: readonly Mode[];
  readonly wordIds: readonly string[];
}

/** The last answer of one way of a word; `paper`: written on paper and checked. */
export interface LastAnswer {
  readonly wordId: string;
  readonly mode: Mode | 'paper';
  readonly isRight: boolean;
}

/** Homework and what of it is left: each word in each of its ways, until it was right; checked paper counts as writing. */
export function homeworkLeft(
  { assignmentId, language, modes, wordIds }: Homework,
  answers: readonly LastAnswer[],
): { readonly tasks: readonly Task[]; readonly left: readonly Task[] } {
  const right = new Set(answers.filter(({ isRight }) => isRight).map(({ wordId, mode }) => `${wordId} ${mode}`));
  // one way after the other: words rest between
  const tasks = modesFor(language)
    .filter((mode) => modes.includes(mode))
    .flatMap((mode) => wordIds.map((wordId): Task => ({ wordId, mode, assignmentId })));
  const isDone = ({ wordId, mode }: Task) =>
    right.has(`${wordId} ${mode}`) || ((mode === 'listen' || mode === 'strokes') && right.has(`${wordId} paper`));
  return { tasks, left: tasks.filter((task) => !isDone(task)) };
}
