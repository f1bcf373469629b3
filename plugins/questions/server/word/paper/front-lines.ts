import { flatText, type SourceLine } from '../document/source-line';
import { isIntroduction, questionNumber } from './line-labels';
import { headOfSection } from './section-heads';
import { withNumbers } from './signs/question-ordinals';

const secretTag = /^(?:绝密|机密|秘密|保密)\s*[★☆*]/;
const notesHead = /^(?:[【［[]\s*)?(?:注意事项|考生须知|答题须知|考试须知|答卷须知)(?:\s*[】］\]])?\s*[：:]?$/;
const notesHeadInEnglish = /^(?:notes|instructions)\s*[：:]?$/i;

/** The lines of a paper that belong to its questions, with numbers in digits. */
export const linesOfQuestions = (lines: readonly SourceLine[]): SourceLine[] => withoutFront(withNumbers(lines));

/**
 * The lines of a paper without what stands on it for whom it is written and marked by: secret tag, fields to fill in,
 * numbered instructions, tables and boxes for points. Numbers of instructions are no questions.
 */
export function withoutFront(lines: readonly SourceLine[]): SourceLine[] {
  const kept: SourceLine[] = [];
  const front = new Front();
  for (const line of lines) if (!front.has(line)) kept.push(line);
  return kept;
}

class Front {
  /** The last number of the instructions that are being read; null outside of them. */
  #note: number | null = null;
  #hasBegun = false;

  has(line: SourceLine): boolean {
    if (line.rows) return isScoreTable(line.rows) || (!this.#hasBegun && isFieldTable(line.rows));
    if (this.#hasBegun) return false;
    const text = flatText(line.inlines).trim();
    if (secretTag.test(text)) return true;
    if (notesHead.test(text) || (notesHeadInEnglish.test(text) && line.isBold)) {
      this.#note = 0;
      return true;
    }
    const number = questionNumber(text)?.number;
    if (this.#note !== null && number === this.#note + 1) {
      this.#note = number;
      return true;
    }
    this.#hasBegun = number !== undefined || headOfSection(text, line) !== null || isIntroduction(text);
    return this.#note !== null && !this.#hasBegun && text !== '' && line.align !== 'center';
  }
}

type Rows = NonNullable<SourceLine['rows']>;

const wordsOf = (rows: Rows): string[][] =>
  rows.map((row) =>
    row.map((cell) =>
      cell
        .map(({ inlines }) => flatText(inlines))
        .join('')
        .replace(/\s/g, ''),
    ),
  );

const scoreWord = /^(?:得分|评分人?|评卷人|阅卷人|核分人|复核人|总分|分数|题号|Score|Marker|Total|Part|Checkedby)$/;
const column = /^(?:[一二三四五六七八九十]{1,3}|[ⅠⅡⅢⅣIVX]{1,4}|\d{1,3}|)$/;

/** A table or box for points: it says what they are for, and has none. */
function isScoreTable(rows: Rows): boolean {
  const words = wordsOf(rows).flat();
  return (
    words.some((word) => /^(?:得分|评卷人|阅卷人|Score)$/.test(word)) &&
    words.every((word) => scoreWord.test(word) || column.test(word))
  );
}

const longestName = 12;

/** Names with empty cells behind them. */
function isFieldTable(rows: Rows): boolean {
  const words = wordsOf(rows).flat();
  return words.includes('') && words.every((word) => word.length <= longestName && !/\d/.test(word));
}
