import { flatText, slice, type SourceLine, trimmed } from '../../document/source-line';
import { fieldAt, sectionHead } from '../line-labels';
import { lineWith } from '../raw-paper';
import { fieldLines } from './split-fields';
import { answersOfTable } from './tables';

/** The entry of an answer list for one question. */
export interface ListedAnswer {
  readonly number: number;
  /** 一, 二, …: its section; empty if there are none. */
  readonly ordinal: string;
  readonly answer: SourceLine[];
  readonly analysis: SourceLine[];
}

/** What a list says of its questions, and of all of them together. */
export interface AnswerList {
  readonly answers: readonly ListedAnswer[];
  readonly analysis: readonly SourceLine[];
}

/** `1-5 BCADB`, `6～10：ABCDA`, `11-12 AC ABD`. */
const run =
  /(\d{1,3})\s*[-–—~～―－至]+\s*(\d{1,3})\s*(?:题)?\s*[：:．.、]?\s*((?:[A-Oa-o√×✓✗TF对错][\s\u3000、,，;；|]*)+)(?![a-z])/gu;
/** A number in the middle of a line or at its beginning. */
const number = /(^|[\s\u3000；;。）)\ue001])(?:第\s*)?(\d{1,3})\s*(?:题\s*[：:]?|[．、：:)）]|\.(?!\d)|(?=[（(]))\s*/gu;

/** Reads the answers of a paper, by number: from tables, from runs of letters, and from numbered lines. */
export function listAnswers(lines: readonly SourceLine[]): AnswerList {
  const listing = new Listing();
  for (const line of lines) for (const part of fieldLines(line)) listing.take(part);
  return listing;
}

const ordinalLength = (text: string) => /^[一二三四五六七八九十]{1,3}\s*[、．.：:]\s*/.exec(text)?.[0].length ?? 0;

/** The signs of a run for so many questions: one each, or words of several letters. */
function signsOf(text: string, count: number): string[] {
  const words = text.split(/[\s\u3000、,，;；|]+/).filter((word) => word !== '');
  if (words.length === count) return words;
  return [...text.replace(/[\s\u3000、,，;；|]/g, '')];
}

class Listing implements AnswerList {
  readonly answers: ListedAnswer[] = [];
  readonly analysis: SourceLine[] = [];
  #ordinal = '';
  #last = 0;
  #current: ListedAnswer | null = null;
  #isAnalysis = false;
  /** Numbers say what an analysis is about, behind the answers of all. */
  #isOfAll = false;

  take(line: SourceLine): void {
    if (line.rows) this.#table(line.rows, line);
    else this.#text(line);
  }

  #table(rows: NonNullable<SourceLine['rows']>, line: SourceLine): void {
    const found = answersOfTable(rows);
    for (const { number: of, lines, analysis } of found) {
      this.#add(of, [...lines]);
      this.#current?.analysis.push(...analysis);
    }
    if (found.length === 0) this.#put(line);
  }

  #text(line: SourceLine): void {
    const text = flatText(line.inlines).trim();
    const field = fieldAt(text);
    if (field) {
      this.#field(field, line);
      return;
    }
    const head = sectionHead(text);
    const runs = [...text.matchAll(run)];
    if (head && !/^\d/.test(text)) {
      this.#ordinal = head.ordinal;
      this.#current = null;
      this.#last = 0;
    }
    if (runs.length > 0) {
      for (const match of runs) this.#run(match, line);
      return;
    }
    if (!this.#numbered(line, head !== null) && !head) this.#put(line);
  }

  #field({ field, length, number: of }: NonNullable<ReturnType<typeof fieldAt>>, line: SourceLine): void {
    const rest = lineWith(line, trimmed(slice(trimmed(line.inlines), length)));
    this.#isAnalysis = field === 'analysis';
    if (field === 'answer') this.#isOfAll = false;
    if (of !== null) this.#current = this.answers.find((answer) => answer.number === of) ?? this.#current;
    if (field === 'answer') this.#text(rest);
    else if (field === 'analysis' && of === null && this.#speaksOfAll()) {
      // what is said behind the last of many answers is about all of them
      this.#current = null;
      this.#isOfAll = true;
      this.#last = 0;
      this.analysis.push(...(rest.inlines.length + rest.blocks.length > 0 ? [rest] : []));
    } else if (field === 'analysis') this.#put(rest);
  }

  /** Several answers in one line, of which none has an analysis yet. */
  #speaksOfAll(): boolean {
    const [last, before] = this.answers.slice(-2).reverse();
    return Boolean(last && before && last.answer[0]?.place === before.answer[0]?.place && before.analysis.length === 0);
  }

  #run([, from, to, text]: RegExpExecArray, line: SourceLine): void {
    const signs = signsOf(text!, Number(to) - Number(from) + 1);
    for (let of = Number(from); of <= Number(to) && signs.length > 0; of++)
      this.#add(of, [lineWith(line, [{ kind: 'text', text: signs.shift()! }], false)]);
  }

  /** Cuts a line at the numbers that go on from the last one. */
  #numbered(line: SourceLine, hasHead: boolean): boolean {
    const whole = trimmed(line.inlines);
    // 一、选择题 1．B 2．C: the head and the answers in one line
    const inlines = hasHead ? trimmed(slice(whole, ordinalLength(flatText(whole)))) : whole;
    const text = flatText(inlines);
    const marks: { of: number; from: number; to: number }[] = [];
    let last = this.#last;
    for (const match of text.matchAll(number)) {
      const of = Number(match[2]);
      const isFirst = marks.length === 0;
      const goesOn = isFirst
        ? of > last && of <= last + 60 && (match.index === 0 || of === last + 1)
        : of > last && of <= last + 3;
      const beginsAnew =
        isFirst && of === 1 && match.index === 0 && (this.#current === null || this.#ordinal !== this.#current.ordinal);
      if (!goesOn && !beginsAnew) continue;
      marks.push({ of, from: match.index + match[1]!.length, to: match.index + match[0].length });
      last = of;
    }
    const first = marks[0];
    if (!first || (first.from > 0 && !hasHead && text.slice(0, first.from).trim() !== '')) return false;
    for (const [at, mark] of marks.entries()) {
      const rest = trimmed(slice(inlines, mark.to, marks[at + 1]?.from));
      const field = fieldAt(flatText(rest));
      this.#isAnalysis = this.#isOfAll || field?.field === 'analysis';
      const inside = field ? trimmed(slice(rest, field.length)) : rest;
      this.#add(mark.of, inside.length > 0 ? [lineWith(line, inside, at === marks.length - 1)] : [], this.#isAnalysis);
    }
    return true;
  }

  #add(of: number, lines: SourceLine[], isAnalysis = false): void {
    this.#last = of;
    this.#isAnalysis = isAnalysis;
    const known = isAnalysis
      ? this.answers.find((one) => one.number === of && one.ordinal === this.#ordinal)
      : undefined;
    if (known) {
      known.analysis.push(...lines);
      this.#current = known;
      return;
    }
    this.#current = {
      number: of,
      ordinal: this.#ordinal,
      answer: isAnalysis ? [] : lines,
      analysis: isAnalysis ? lines : [],
    };
    this.answers.push(this.#current);
  }

  #put(line: SourceLine): void {
    if (line.inlines.length + line.blocks.length === 0) return;
    if (!this.#current) {
      if (this.#isAnalysis) this.analysis.push(line);
      return;
    }
    (this.#isAnalysis ? this.#current.analysis : this.#current.answer).push(line);
  }
}
