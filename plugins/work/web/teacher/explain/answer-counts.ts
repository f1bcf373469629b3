import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import type { PartKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import { answerLetter, trueFalseSigns } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';

/** What one student answered to a part, and how it came out. */
export interface GivenAnswer {
  readonly answer: Answer;
  readonly isBlank: boolean;
  readonly state: VerdictState | null;
}

/** An answer with how many gave it. `text` empty: nothing was answered; null: not one of a few words. */
export interface AnswerCount {
  readonly text: string;
  readonly count: number;
  readonly isRight: boolean;
}

/** Most different answers of gaps that are shown. */
const most = 8;

/** How the answers to a part are spread: over all options, or over the texts that came most; free ones by how they came out. */
export function answerCounts(question: QuestionPart, key: PartKey, given: readonly GivenAnswer[]): AnswerCount[] {
  const { type, options = [] } = question;
  if (type === questionTypes.trueFalse) {
    return [true, false].map((truth) => ({
      text: trueFalseSigns[`${truth}`],
      count: given.filter(({ answer }) => answer.truth === truth).length,
      isRight: key.truth === truth,
    }));
  }
  if (type === questionTypes.singleChoice) {
    return options.map((_, option) => ({
      text: answerLetter(option),
      count: given.filter(({ answer }) => answer.choice?.includes(option)).length,
      isRight: key.choice?.includes(option) ?? false,
    }));
  }
  const counts = new Map<string, AnswerCount>();
  for (const { answer, isBlank, state } of given) {
    const text = isBlank ? '' : textOfAnswer(answer);
    if (text === null) continue;
    const before = counts.get(text);
    counts.set(text, { text, count: (before?.count ?? 0) + 1, isRight: state === 'right' || before?.isRight === true });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count).slice(0, most);
}

function textOfAnswer({ choice, gaps }: Answer): string | null {
  if (choice) return choice.map(answerLetter).join('');
  return gaps ? gaps.map((text) => text.trim() || '__').join('；') : null;
}
