import type { QuestionPart } from '../../../kit/common/question-body';
import type { PartKey } from '../../../kit/common/question-key';

/** What is asked in a part, and its key: they change together. */
export interface Part {
  readonly question: QuestionPart;
  readonly key: PartKey;
}

/** The options in another order (each by the place where it was); the right ones stay right. One that is left out goes. */
export function withOptionOrder({ question, key }: Part, order: readonly number[]): Part {
  const options = order.flatMap((from) => question.options?.slice(from, from + 1) ?? []);
  const choice = (key.choice ?? []).map((option) => order.indexOf(option)).filter((option) => option >= 0);
  return {
    question: { ...question, options },
    key: { ...key, choice: choice.sort((one, other) => one - other) },
  };
}

/** Marks an option as right: of a single choice this one alone. */
export function withRight({ question, key }: Part, option: number, isMultiple: boolean): Part {
  const before = key.choice ?? [];
  const isRight = before.includes(option);
  const choice = !isMultiple
    ? isRight
      ? []
      : [option]
    : isRight
      ? before.filter((one) => one !== option)
      : [...before, option].sort((one, other) => one - other);
  return { question, key: { ...key, choice } };
}
