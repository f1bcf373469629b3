import type { Content } from '../../kit/common/content';
import type { GapKey, PartKey, QuestionKey } from '../../kit/common/question-key';
import type { QuestionBody, QuestionPart } from '../../kit/common/question-body';
import { gapsIn } from '../../kit/common/walk-content';
import { answerOption } from '../../kit/common/types/answer-letters';
import { contentOf, type Placing } from './notation';
import type { WrittenQuestion, WrittenGap, WrittenPart } from './written';

const gapKeyOf = (gap: WrittenGap, kind: WrittenPart['gapKind']): GapKey => ({ comparison: kind ?? 'text', ...gap });

function partOf(written: WrittenPart, placing: Placing): QuestionPart {
  const { type, stem, options, gapKind = 'text', points } = written;
  const content = contentOf(stem, placing);
  return {
    type,
    stem: content,
    points,
    ...(options && { options: options.map((option) => contentOf(option, placing)), mayShuffle: true }),
    ...(type === 3 && { gaps: gapsIn(content).map(() => ({ kind: gapKind })) }),
  };
}

function keyOf(written: WrittenPart, placing: Placing): PartKey {
  const { choice, partialCredit, truth, gaps, gapKind, freeOrder, answer, rubric, analysis } = written;
  const text = (words: string): Content => contentOf(words, placing);
  return {
    ...(choice !== undefined && { choice: Array.from(choice, answerOption) }),
    ...(partialCredit && { partialCredit }),
    ...(truth !== undefined && { truth }),
    ...(gaps && { gaps: gaps.map((gap) => gapKeyOf(gap, gapKind)) }),
    ...(freeOrder && { freeOrder: freeOrder.map((set) => [...set]) }),
    ...(answer !== undefined && { answer: text(answer) }),
    ...(rubric && { rubric: rubric.map(([words, points]) => ({ text: text(words), points })) }),
    ...(analysis !== undefined && { analysis: text(analysis) }),
  };
}

/** A question of the demo as the bank keeps it. */
export function questionOf(written: WrittenQuestion, placing: Placing): { body: QuestionBody; key: QuestionKey } {
  if (!('parts' in written)) return { body: partOf(written, placing), key: keyOf(written, placing) };
  const { type, stem, parts, recording, transcript, analysis } = written;
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return {
    body: {
      type,
      stem: contentOf(stem, placing),
      points,
      parts: parts.map((part) => partOf(part, placing)),
      ...(recording && {
        listening: { file: placing(recording.file).id, seconds: recording.seconds, plays: 2, maySeek: false },
      }),
    },
    key: {
      parts: parts.map((part) => keyOf(part, placing)),
      ...(transcript !== undefined && { transcript: contentOf(transcript, placing) }),
      ...(analysis !== undefined && { analysis: contentOf(analysis, placing) }),
    },
  };
}
