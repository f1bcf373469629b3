import type { Content } from '../kit/common/content';
import type { QuestionBody } from '../kit/common/question-body';
import { textOf } from '../kit/common/walk-content';

/** Characters of a title. */
const longest = 200;

/** A question in one line: its stem, or that of its first part. Formulas are written as `$LaTeX$`. */
export function titleOf(body: QuestionBody): string {
  const stem = oneLine(body.stem as Content);
  const title = stem === '' ? oneLine((body.parts?.[0]?.stem ?? []) as Content) : stem;
  return Array.from(title).slice(0, longest).join('');
}

const oneLine = (content: Content): string => textOf(content).replaceAll(/\s+/g, ' ').trim();
