import { setImmediate } from 'node:timers/promises';
import type { PaperProblem, SourceLine } from '../document/source-line';
import { flatText, slice, trimmed } from '../document/source-line';
import {
  answerHead,
  bracketedNumber,
  type Field,
  type FieldFound,
  fieldAt,
  isIntroduction,
  isPassageLetter,
  type Number as Numbered,
  type NumberOf,
  oneIn,
  questionNumber,
  rangeIn,
} from './line-labels';
import { beginsOption, optionsIn } from './items/options';
import {
  type AnswerBlock,
  awaitsText,
  isGroup,
  lineWith,
  numbersIn,
  type RawGroup,
  type RawPaper,
  type RawQuestion,
  type RawSection,
} from './raw-paper';
import { beginsList, followsHead } from './answers/answer-blocks';
import { linesOfQuestions } from './front-lines';
import { fieldLines } from './answers/split-fields';
import { isAnswerTable, linesOfLayout } from './answers/tables';
import { headOfSection, isNewHead, type SectionHead } from './section-heads';
import { typeOfSection } from './section-type';
import { withLetters } from './signs/option-signs';
import { questionTypes } from '../../../kit/common/types/question-types';

const caption = /^[（(]?\s*第?\s*\d+\s*题\s*(?:图|表)?\s*[）)]?$|^[（(]?图\s*\d*\s*[）)]?$/;
/** What a question asks with, in a list of answers, where a number may as well be that of an answer. */
const asks = /[（(][\s\u3000]*[）)]|[?？]\s*$|\ue002|[（(]\s*\d+(?:\.5)?\s*分\s*[）)]/u;

/** Lines that are sorted before others have their turn. */
const linesPerTurn = 50;

/** Sorts the lines of a paper into sections, questions, texts with questions, and answers. */
export async function splitPaper(lines: readonly SourceLine[]): Promise<RawPaper> {
  const parts = withLetters(linesOfQuestions(lines.flatMap(fieldLines)));
  const paper = await sorted(parts, questionNumber);
  return paper.entries.length > 0 ? paper : sorted(parts, bracketedNumber);
}

async function sorted(parts: readonly SourceLine[], numberOf: NumberOf): Promise<RawPaper> {
  const splitter = new PaperSplitter(numberOf);
  for (const [at, part] of parts.entries()) {
    splitter.take(part, parts[at + 1]);
    if (at % linesPerTurn === 0) await setImmediate();
  }
  return splitter.paper();
}

class PaperSplitter {
  readonly #sections: RawSection[] = [];
  readonly #entries: (RawQuestion | RawGroup)[] = [];
  readonly #answers: AnswerBlock[] = [];
  readonly #problems: PaperProblem[] = [];
  #title = '';
  #question: RawQuestion | null = null;
  #group: RawGroup | null = null;
  #field: Field | null = null;
  /** The answers of several questions that are being read; lines go there until the questions go on. */
  #block: AnswerBlock | null = null;
  /** It began with numbers that have been asked, so the next number is no answer. */
  #isListed = false;
  #last = 0;
  /** A section or a text has begun since the last number: numbers may begin anew. */
  #mayRestart = true;
  #passage = '';
  #next: SourceLine | undefined;
  readonly #numberOf: NumberOf;

  constructor(numberOf: NumberOf) {
    this.#numberOf = numberOf;
  }

  paper(): RawPaper {
    const isKept = (entry: RawQuestion | RawGroup) =>
      !isGroup(entry) || entry.questions.length > 0 || hasNumberedGaps(entry);
    // blocks name entries by their places: those of texts without questions are taken out of the count
    const placeOf = (at: number) => this.#entries.slice(0, at).filter(isKept).length;
    return {
      title: this.#title,
      sections: this.#sections,
      entries: this.#entries.filter(isKept),
      answers: this.#answers.map((block) => ({ ...block, from: placeOf(block.from), to: placeOf(block.to) })),
      problems: this.#problems,
    };
  }

  /** Takes the next line; `next` is the one after it. */
  take(line: SourceLine, next: SourceLine | undefined): void {
    this.#next = next;
    if (this.#block && !this.#goesOn(line)) {
      this.#block.lines.push(line);
      return;
    }
    this.#block = null;
    if (line.rows) this.#takeTable(line);
    else this.#takeText(line);
  }

  #takeTable(line: SourceLine): void {
    if (isAnswerTable(line)) {
      this.#openBlock(line).lines.push(line);
      this.#block = null;
      return;
    }
    const inside = linesOfLayout(line, this.#question?.options.length ?? 0, this.#last + 1);
    if (!inside) {
      this.#continue(line);
      return;
    }
    const parts = inside.flatMap(fieldLines);
    for (const [at, inner] of parts.entries()) this.take(inner, parts[at + 1]);
  }

  #takeText(line: SourceLine): void {
    const text = flatText(line.inlines).trim();
    if (text === '' && line.blocks.length > 0) {
      this.#continue(line);
      return;
    }
    if (this.#takeAnswers(line, text)) return;
    const numbered = this.#numberOf(text);
    if (numbered && this.#isNext(numbered)) {
      this.#open(numbered, line);
      return;
    }
    const head = headOfSection(text, line);
    if (head) this.#section(head, text, line);
    else if (isIntroduction(text) || this.#isPassage(text)) {
      if (rangeIn(text) === null && awaitsText(this.#group)) this.#group.lines.push(line);
      else this.#openGroup(text, line);
    } else if (this.#field !== null || !this.#takeOptions(line)) this.#continue(line);
  }

  /** Heads of answers, and answers that stand with their question. */
  #takeAnswers(line: SourceLine, text: string): boolean {
    const next = this.#next && flatText(this.#next.inlines).trim();
    const head = this.#entries.length > 0 ? answerHead(text) : null;
    if (head && followsHead(head, next, this.#next, this.#lastAsked())) {
      this.#openBlock(line);
      return true;
    }
    const field: FieldFound | null = head ? { field: 'answer', length: text.length, number: null } : fieldAt(text);
    if (!field || !(this.#question || this.#group)) return false;
    const rest = text.slice(field.length);
    const isList =
      field.field === 'answer' && beginsList(rest === '' ? (next ?? '') : rest, this.#lastAsked(), rest === '');
    if (isList || field.number !== null) {
      this.#openBlock(line).lines.push(line);
      this.#isListed = true;
    }
    if (!this.#block) this.#begin(field.field, line, field.length);
    return true;
  }

  /** The last number that was asked, be it by a gap of a text. */
  #lastAsked = () => Math.max(this.#last, ...(this.#group ? numbersIn(this.#group) : []));

  #openBlock(line: SourceLine): AnswerBlock {
    const from = this.#answers.at(-1)?.to ?? 0;
    const to = this.#entries.length;
    // a second block about the same questions is about all of them again
    this.#block = { place: line.place, lines: [], from: from === to ? 0 : from, to };
    this.#answers.push(this.#block);
    this.#isListed = false;
    this.#field = null;
    return this.#block;
  }

  /** Whether questions go on behind a block of answers: by a number, a section or a text that has not been before. */
  #goesOn(line: SourceLine): boolean {
    if (line.rows) return false;
    const text = flatText(line.inlines).trim();
    const numbered = this.#numberOf(text);
    if (numbered) return numbered.number === this.#last + 1 && (this.#isListed || this.#isAsked(line, text));
    const head = headOfSection(text, line);
    if (head) return isNewHead(head, this.#sections);
    const range = rangeIn(text);
    const isDue = this.#isListed ? range === null || range[0] > this.#last : range?.[0] === this.#last + 1;
    return (isIntroduction(text) && isDue) || this.#isPassage(text);
  }

  #isAsked(line: SourceLine, text: string): boolean {
    const next = this.#next ? flatText(this.#next.inlines).trim() : '';
    return asks.test(text) || beginsOption(next, 0) || (optionsIn(line.inlines, 0)?.options.length ?? 0) > 1;
  }

  #section({ ordinal, title }: SectionHead, text: string, line: SourceLine): void {
    this.#sections.push({ ordinal, title, place: line.place, text });
    this.#question = null;
    this.#group = null;
    this.#field = null;
    this.#mayRestart = true;
    this.#passage = '';
    const range = rangeIn(text);
    if ((range && /读|听|材料|短文/.test(text)) || this.#sectionType() === questionTypes.cloze)
      this.#openGroup(text, line);
  }

  #sectionType = () => typeOfSection(this.#sections, this.#sections.length - 1);

  /** The text of a reading section may begin with nothing but its letter; in an answer only the letter that is due. */
  #isPassage(text: string): boolean {
    if (this.#sectionType() !== questionTypes.readingComprehension || !isPassageLetter(text)) return false;
    const letter = text.trim().at(-1)!.toUpperCase();
    if (this.#field === 'answer' && this.#question?.fields.get('answer')?.length === 0) return false;
    const isDue = letter.charCodeAt(0) === (this.#passage.charCodeAt(0) || 64) + 1;
    return isDue || (this.#field === null && this.#block === null);
  }

  #openGroup(introduction: string, line: SourceLine): void {
    const section = this.#sections.at(-1);
    const isFirst = this.#question === null;
    // the line right below a section's heading says more about its questions
    if (section && isFirst && section.text !== introduction && section.text.length < 400)
      section.text += ` ${introduction}`;
    // each short talk has one question: the line tells how to answer, not what about
    if (/每段对话后有一个小题|每(?:段|个)(?:对话|句子)[^。]*(?:一|1)个?小?题/.test(introduction)) return;
    if (isPassageLetter(introduction)) this.#passage = introduction.trim().at(-1)!.toUpperCase();
    this.#group = {
      place: line.place,
      section: this.#sections.length > 0 ? this.#sections.length - 1 : null,
      introduction,
      range: rangeIn(introduction) ?? oneIn(introduction),
      lines: line.blocks.length > 0 ? [lineWith(line, [])] : [],
      questions: [],
      options: [],
      fields: new Map(),
    };
    this.#entries.push(this.#group);
    this.#question = null;
    this.#field = null;
    this.#mayRestart = true;
  }

  #isNext({ number }: Numbered): boolean {
    if (number === this.#last + 1) return true;
    if (this.#group?.range && this.#group.range[0] === number) return true;
    if (this.#mayRestart && number === 1) return true;
    if (this.#field !== null || number === 0) return false;
    return this.#last === 0 ? number < 300 : number > this.#last && number <= this.#last + 4;
  }

  #open(numbered: Numbered, line: SourceLine): void {
    const { number, length, before } = numbered;
    const isInOrder = number === this.#last + 1 || number === 1 || this.#last === 0;
    if (!isInOrder)
      this.#problems.push({ problem: 'numberMissing', place: line.place, detail: String(this.#last + 1) });
    if (this.#group?.range && (number > this.#group.range[1] || number < this.#group.range[0])) this.#group = null;
    const question: RawQuestion = {
      number,
      place: line.place,
      section: this.#sections.length > 0 ? this.#sections.length - 1 : null,
      before,
      isInOrder,
      lines: [],
      options: [],
      fields: new Map(),
    };
    if (this.#group) this.#group.questions.push(question);
    else this.#entries.push(question);
    this.#question = question;
    this.#field = null;
    this.#last = number;
    this.#mayRestart = false;
    const start = flatText(line.inlines).length - flatText(line.inlines).trimStart().length;
    const rest = lineWith(line, trimmed(slice(line.inlines, start + length)));
    if (!this.#takeOptions(rest) && rest.inlines.length + rest.blocks.length > 0) question.lines.push(rest);
  }

  #takeOptions(line: SourceLine): boolean {
    const into = this.#question ?? (this.#group && hasNumberedGaps(this.#group) ? this.#group : null);
    if (!into) return false;
    const expected = into.options.length;
    const text = flatText(line.inlines).trim();
    const found = optionsIn(line.inlines, expected);
    if (!found || (found.lead.length === 0 && !beginsOption(text, expected))) return false;
    if (found.lead.length > 0) {
      const lead = lineWith(line, found.lead, false);
      (expected === 0 ? into.lines : into.options.at(-1)!.lines).push(lead);
    }
    for (const { label, inlines } of found.options)
      into.options.push({ label, lines: [lineWith(line, inlines, false)] });
    // a figure after the options belongs to the question
    if (line.blocks.length > 0) into.lines.push(lineWith(line, []));
    return true;
  }

  #begin(field: Field, line: SourceLine, length: number): void {
    const fields = (this.#question ?? this.#group)!.fields;
    this.#field = field;
    const rest = lineWith(line, trimmed(slice(trimmed(line.inlines), length)));
    const lines = fields.get(field) ?? [];
    fields.set(field, lines);
    if (rest.inlines.length + rest.blocks.length > 0) lines.push(rest);
  }

  /** A line that continues the previous content. */
  #continue(line: SourceLine): void {
    const text = flatText(line.inlines).trim();
    if (caption.test(text) && line.blocks.length === 0 && !line.rows) return;
    const into = this.#question ?? this.#group;
    if (!into) {
      this.#preamble(text, line);
      return;
    }
    if (this.#field !== null) into.fields.get(this.#field)?.push(line);
    else if (this.#question && this.#beginsText(line, text)) {
      this.#openGroup('', line);
      this.#group?.lines.push(line);
    } else if (into.options.length > 0 && text !== '') into.options.at(-1)!.lines.push(line);
    else into.lines.push(line);
  }

  /** After the last option of a reading question a text begins without being announced. */
  #beginsText(line: SourceLine, text: string): boolean {
    const type = this.#sectionType();
    const isReading = type === questionTypes.readingComprehension || type === questionTypes.cloze;
    const range = this.#group?.range;
    const isOver = !range || this.#last >= range[1];
    return (
      isReading && isOver && (this.#question?.options.length ?? 0) > 2 && (text.length > 60 || line.align === 'center')
    );
  }

  #preamble(text: string, line: SourceLine): void {
    const section = this.#sections.at(-1);
    if (section && section.text.length < 400) section.text += ` ${text}`;
    else if (this.#title === '' && text !== '' && (line.align === 'center' || line.isBold || text.length < 40))
      this.#title = text;
  }
}

const hasNumberedGaps = (group: RawGroup) => numbersIn(group).length > 0;
