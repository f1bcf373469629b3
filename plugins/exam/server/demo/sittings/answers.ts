import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts, type QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import { type PartKey, partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import type { FrozenItem } from '../../sitting/frozen-exams';

/** Solutions line by line: some are complete, some stop halfway. */
const words = [
  ['解：先定符号，再算绝对值。', '原式 = −(6 − 4) = −2。', '所以结果是 −2。'],
  ['解：原式 = −6 + 4', '= −2。', '检验：−2 − 4 = −6，对。', '答：结果是 −2。'],
  ['解：去括号，再合并同类项。', '原式 = 3x − 6 − 2x + 8', '= x + 2。'],
  ['解：先算乘除，再算加减。', '= 12 − 18 + 5', '= −1。', '（最后一步不确定）'],
];

/** What somebody answers to each part of an item. */
export const answersTo = ({ body, key }: FrozenItem, isRight: boolean, luck: number): Answer[] => {
  const parts = answeredParts(body);
  const keys = key ? partKeys(key, parts.length) : [];
  return parts.map((part, index) => answerTo(part, keys[index] ?? {}, isRight, luck + index));
};

function answerTo({ options = [], gaps = [] }: QuestionPart, key: PartKey, isRight: boolean, luck: number): Answer {
  if (key.choice) {
    const wrong = options.map((_, option) => option).filter((option) => !key.choice!.includes(option));
    return { choice: isRight || wrong.length === 0 ? key.choice : [wrong[luck % wrong.length]!] };
  }
  if (key.truth !== undefined) return { truth: isRight ? key.truth : !key.truth };
  if (key.gaps)
    return { gaps: gaps.map((_, gap) => (isRight ? (key.gaps![gap]?.accepted[0] ?? '') : String(luck % 7))) };
  return {
    content: words[luck % words.length]!.map((text) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] })),
  };
}
