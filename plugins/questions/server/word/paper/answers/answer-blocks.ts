import type { SourceLine } from '../../document/source-line';
import { fieldAt, questionNumber, sectionHead } from '../line-labels';
import { truthOf } from './keys';
import { isAnswerTable } from './tables';

/** `1-5 BCADB`, `6～10：ABCDA`, with whatever stands before it. */
const run = /\d{1,3}\s*[-–—~～―－至]+\s*\d{1,3}\s*[：:．.、]?\s*[A-Oa-o√×✓✗TF对错]/u;
/** A second number behind the first. */
const second = /[\s\u3000；;。．.]\s*\d{1,3}\s*[．.、：:)）]\s*\S/u;

/**
 * Whether a text begins answers of several questions: a run of letters, or numbers that have been asked. A text that stands
 * behind the name of a field (not on a line of its own) may as well be 1：2, an answer itself.
 */
export function beginsList(text: string, last: number, isLine: boolean): boolean {
  if (run.test(text)) return true;
  const numbered = questionNumber(text);
  if (!numbered || numbered.number > last || numbered.number < 1 || /^\d+\s*[：:]/.test(text)) return false;
  const rest = text.slice(numbered.length).trim();
  if (second.test(rest)) return true;
  if (!isLine && numbered.number !== last) return false;
  return /^[（(]?[A-Oa-o]{1,8}(?![A-Za-z])/.test(rest) || truthOf(rest) !== null || (isLine && rest.length < 30);
}

/**
 * Whether behind a head of answers those of several questions follow, and not the one of the question above it: by the line
 * after the head.
 */
export function followsHead(
  head: 'all' | 'one',
  next: string | undefined,
  line: SourceLine | undefined,
  last: number,
): boolean {
  if (!line || next === undefined) return head === 'all';
  if (line.rows) return isAnswerTable(line);
  if (beginsList(next, last, true) || sectionHead(next) !== null) return true;
  if (head === 'one') return false;
  // one answer: letters, right or wrong
  const isOne =
    /^[（(]?[A-Oa-o]{1,8}[）)．.。]?$/.test(next) || truthOf(next) !== null || fieldAt(next)?.field === 'answer';
  return !isOne;
}
