import { Check } from 'typebox/value';
import { filesIn, gapsIn, isEmptyContent } from '../../../kit/common/walk-content';
import type { Content } from '../../../kit/common/content';
import { mostPoints, pointStep, QuestionBody, type QuestionPart } from '../../../kit/common/question-body';
import { QuestionKey } from '../../../kit/common/question-key';
import { contentsOfQuestion } from './contents';
import { type ExchangeQuestion, Refused } from '../exchange-format';

/** Points in halves, within the scale; what a file has between halves is rounded. */
export const tidyPoints = (points: number): number =>
  Number.isFinite(points) ? Math.min(mostPoints, Math.max(0, Math.round(points / pointStep) * pointStep)) : 0;

/** Throws {@link Refused} for a question that is larger than ours may be, or that shows nothing. */
export function validateQuestion<Question extends ExchangeQuestion>(question: Question): Question {
  const { body, key } = question;
  const parts = body.parts ?? [body as QuestionPart];
  for (const { gaps } of parts) {
    if ((gaps?.length ?? 0) > 20) throw new Refused('tooManyGaps', `${gaps!.length}`);
  }
  if (!Check(QuestionBody, body) || !Check(QuestionKey, key)) throw new Refused('tooLong');
  const contents = [body.stem, ...parts.flatMap((part) => [part.stem, ...(part.options ?? [])])];
  if (contents.every(isEmptyContent)) throw new Refused('empty');
  return question;
}

/** Every file that a question shows, its answer and recording among them, each once. */
export function filesOfQuestion(question: ExchangeQuestion): string[] {
  const { listening } = question.body;
  const shown = contentsOfQuestion(question).flatMap(filesIn);
  return [...new Set([...shown, ...(listening ? [listening.file] : [])])];
}

/** A stem with a gap: at a line of underscores, else at its end. */
export function withGap(stem: Content): Content {
  if (gapsIn(stem).length > 0) return stem;
  let isPlaced = false;
  const placed = stem.map((block) =>
    block.kind !== 'paragraph'
      ? block
      : {
          ...block,
          inlines: block.inlines.flatMap((inline) => {
            const match = inline.kind === 'text' && !isPlaced ? /_{3,}/.exec(inline.text) : null;
            if (inline.kind !== 'text' || !match) return [inline];
            isPlaced = true;
            const [before, after] = [
              inline.text.slice(0, match.index),
              inline.text.slice(match.index + match[0].length),
            ];
            return [
              ...(before ? [{ ...inline, text: before }] : []),
              { kind: 'gap' as const, gap: 0 },
              ...(after ? [{ ...inline, text: after }] : []),
            ];
          }),
        },
  );
  if (isPlaced) return placed;
  const last = placed.at(-1);
  const gap = { kind: 'gap' as const, gap: 0 };
  return last?.kind === 'paragraph'
    ? [...placed.slice(0, -1), { ...last, inlines: [...last.inlines, gap] }]
    : [...placed, { kind: 'paragraph', inlines: [gap] }];
}
