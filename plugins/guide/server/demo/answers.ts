import type { Answer, Stroke } from 'edutech/plugins/questions/kit/common/answer';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import {
  answeredParts,
  type QuestionBody,
  type QuestionPart,
} from 'edutech/plugins/questions/kit/common/question-body';
import { type PartKey, partKeys, type QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { AskItem } from '../../model/book/document';

/** What students write, in the order of their seats. */
const words = [
  '超过 7 千米时甲便宜',
  '路程短选乙，路程长选甲',
  '看交点，交点左边乙在下面',
  '列方程，两边相等时一样贵',
  '先设未知数，再找等量关系',
  '我还不太会列式子',
  '7 千米刚好一样，再短选乙',
  '分段算：3 千米以内只付起步价',
];

/** What somebody writes where nobody says what is right. */
export function answerToAsk({ way, options }: AskItem, luck: number): Answer {
  if (way === 'vote') return { choice: [(luck * 5 + (luck >> 1)) % Math.max(1, options.length)] };
  if (way === 'draw') return { drawing: twoLines(luck) };
  return { content: plainContent(words[(luck * 3 + (luck >> 2)) % words.length]!) };
}

/** A line of the pen through these points, pressed evenly. */
const penLine = (color: Stroke['color'], ...points: readonly (readonly [x: number, y: number])[]): Stroke => ({
  points: points.flatMap(([x, y]) => [x, y, 0.5]),
  color,
  width: 8,
});

/** Two axes, the fares of two taxis, and where they meet; each student's hand is another one. */
function twoLines(luck: number): Stroke[] {
  const by = (luck % 5) * 12;
  const meet = [520 + by, 290 - by] as const;
  return [
    penLine('ink', [100, 30], [100, 460], [900, 460]),
    penLine('blue', [100, 380 - by], [320, 380 - by], meet, [860, 140 - by]),
    penLine('red', [100, 420 - by], [320, 420 - by], meet, [860, 60]),
    ...(luck % 3 === 0 ? [] : [penLine('green', meet, [meet[0], 460])]),
  ];
}

/** What students still want to know about two taxis. */
const wonders = [
  '不足 1 千米的怎么算钱？',
  '起步价里的 3 千米为什么要减掉？',
  '两家一样贵的时候选哪一家？',
  '千米数是小数，怎么列式？',
  '起步价不一样，还能列方程吗？',
];

export const ownQuestion = (luck: number): Answer => ({ content: plainContent(wonders[luck % wonders.length]!) });

/** What somebody answers to each part of a question. */
export const answersToQuestion = (body: QuestionBody, key: QuestionKey, isRight: boolean, luck: number): Answer[] => {
  const parts = answeredParts(body);
  const keys = partKeys(key, parts.length);
  return parts.map((part, at) => answerTo(part, keys[at] ?? {}, isRight, luck + at));
};

function answerTo({ options = [], gaps = [] }: QuestionPart, key: PartKey, isRight: boolean, luck: number): Answer {
  if (key.choice) {
    const wrong = options.map((_, option) => option).filter((option) => !key.choice!.includes(option));
    return { choice: isRight || wrong.length === 0 ? key.choice : [wrong[luck % wrong.length]!] };
  }
  if (key.truth !== undefined) return { truth: isRight ? key.truth : !key.truth };
  if (key.gaps)
    return { gaps: gaps.map((_, gap) => (isRight ? (key.gaps![gap]?.accepted[0] ?? '') : String(luck % 7))) };
  return { content: plainContent('解：设未知数，列方程，解得结果，检验。') };
}
