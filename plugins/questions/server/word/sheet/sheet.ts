import type { Block, Content, Inline } from '../../../kit/common/content';
import { answeredParts, pointsOf, type QuestionBody, type QuestionPart } from '../../../kit/common/question-body';
import { type GapKey, type PartKey, partKeys } from '../../../kit/common/question-key';
import type { Language } from 'edutech/core/common/languages';
import { answerLetter } from '../../../kit/common/types/answer-letters';
import { isComposite, type QuestionType, questionTypes } from '../../../kit/common/types/question-types';
import type { Texts } from 'edutech/core/server/texts';
import type { PaperSection } from '../../../api/papers';
import type { PaperSpace } from '../../../kit/common/paper-space';
import type { WriteOptions, WrittenQuestion } from '../../exporting/writer';

/** A piece of a printed paper; gaps carry the numbers that stand in them, -1 for none. */
export type Piece =
  | {
      readonly kind: 'paragraph';
      /** The number of a question, which stands before its text; what belongs to the question stands below the text. */
      readonly label?: string;
      readonly inlines: readonly Inline[];
      readonly style: 'text' | 'section' | 'title';
      readonly align?: 'center' | 'end';
      readonly isIndented?: boolean;
    }
  | { readonly kind: 'block'; readonly block: Exclude<Block, { kind: 'paragraph' }> }
  /** Options with their letters: in four, two columns or one, as their width allows. */
  | { readonly kind: 'options'; readonly options: readonly Content[] }
  /** Room to write, in rows. */
  | { readonly kind: 'space'; readonly look: Exclude<PaperSpace['kind'], 'none'>; readonly rows: number };

/** Pieces that stay on one page where they can. */
export type Unit = readonly Piece[];

/** A paper, before anybody has said on what it is written. */
export interface Sheet {
  readonly title: string;
  readonly student: string;
  /** Words to those who write it; empty for none. */
  readonly note: string;
  readonly units: readonly Unit[];
  /** Empty where it has no answers. */
  readonly answers: readonly Unit[];
  /** The questions in the order in which they stand there. */
  readonly questions: readonly WrittenQuestion[];
}

const { trueFalse, gapFilling, calculation, shortAnswer, listening, cloze } = questionTypes;
const ordinals = '一二三四五六七八九';
/** Types in the order in which papers have them. */
const order: readonly QuestionType[] = [7, 0, 1, 2, 3, 8, 9, 4, 5];
/** Default answer space of a question type. */
const spaceFor = (type: QuestionType): PaperSpace =>
  type === calculation
    ? { kind: 'blank', rows: 5 }
    : type === shortAnswer
      ? { kind: 'blank', rows: 4 }
      : { kind: 'none', rows: 1 };

const text = (words: string): Inline => ({ kind: 'text', text: words });
const paragraph = (inlines: readonly Inline[]) => ({ kind: 'paragraph' as const, inlines, style: 'text' as const });

/** Questions below one heading; empty for none. */
interface Part {
  readonly head: string;
  readonly inside: readonly WrittenQuestion[];
}

/** Questions in the sections of the caller; questions outside all sections come last. */
function divided(questions: readonly WrittenQuestion[], sections: readonly PaperSection[]): Part[] {
  let from = 0;
  const parts = sections.map(({ title, questions: count }) => {
    const inside = questions.slice(from, from + count);
    from += count;
    return { head: title, inside };
  });
  return [...parts, { head: '', inside: questions.slice(from) }].filter(({ inside }) => inside.length > 0);
}

/**
 * Questions as a paper: its sections, or those of their types; numbers that go on through them, points, answers at the
 * end.
 */
export function sheetOf(
  questions: readonly WrittenQuestion[],
  options: Divided & Pick<WriteOptions, 'language'>,
  texts: Texts,
): Sheet {
  return new SheetWriting(texts, options.language).write(questions, options);
}

type Divided = Pick<WriteOptions, 'title' | 'withAnswers' | 'note' | 'sections'>;

class SheetWriting {
  readonly #units: Unit[] = [];
  readonly #answers: Unit[] = [];
  #number = 0;
  readonly #texts: Texts;
  readonly #language: Language;

  constructor(texts: Texts, language: Language) {
    this.#texts = texts;
    this.#language = language;
  }

  #say = (name: string, params: Readonly<Record<string, string | number>> = {}) =>
    this.#texts.say(this.#language, `questions.print.${name}`, params);

  write(questions: readonly WrittenQuestion[], { title, withAnswers, note = '', sections }: Divided): Sheet {
    const parts = sections ? divided(questions, sections) : this.#byType(questions);
    for (const { head, inside } of parts) {
      const before = head === '' ? [] : [{ ...paragraph([text(head)]), style: 'section' as const }];
      if (head !== '') this.#answers.push(before);
      for (const [place, question] of inside.entries()) this.#question(question, place === 0 ? before : []);
    }
    return {
      title,
      note,
      student: this.#say('student'),
      units: this.#units,
      answers: withAnswers
        ? [
            [{ kind: 'paragraph', inlines: [text(this.#say('answers'))], style: 'title', align: 'center' }],
            ...this.#answers,
          ]
        : [],
      questions: parts.flatMap(({ inside }) => inside),
    };
  }

  #byType(questions: readonly WrittenQuestion[]): Part[] {
    return order
      .map((type) => ({ type, inside: questions.filter(({ body }) => body.type === type) }))
      .filter(({ inside }) => inside.length > 0)
      .map(({ type, inside }, at) => ({ head: this.#head(at, type, inside), inside }));
  }

  #head(at: number, type: QuestionType, inside: readonly WrittenQuestion[]): string {
    const count = inside.reduce((sum, { body }) => sum + answeredParts(body).length, 0);
    const points = inside.reduce((sum, { body }) => sum + pointsOf(body), 0);
    return this.#say('section', {
      ordinal: this.#language === 'en' ? at + 1 : (ordinals[at] ?? ''),
      name: this.#say('type', { type }),
      count,
      points,
    });
  }

  #question({ body, key, space }: WrittenQuestion, before: readonly Piece[]): void {
    const keys = partKeys(key, answeredParts(body).length);
    if (!isComposite(body.type)) {
      this.#units.push([...before, ...this.#part(body as QuestionPart, space)]);
      this.#answer(body as QuestionPart, keys[0] ?? {});
      return;
    }
    const first = this.#number + 1;
    this.#units.push([...before, ...this.#material(body, first)]);
    for (const [at, part] of (body.parts ?? []).entries()) {
      this.#units.push(this.#part(part));
      this.#answer(part, keys[at] ?? {});
    }
    if (key.transcript) this.#answers.push(this.#labelled('transcript', key.transcript as Content));
    if (key.analysis) this.#answers.push(this.#labelled('analysis', key.analysis as Content));
  }

  #material(body: QuestionBody, from: number): Piece[] {
    const to = from + (body.parts?.length ?? 1) - 1;
    const name = `${body.type === listening ? 'listen' : 'read'}${from === to ? 'One' : ''}`;
    const numbered = (gap: number) => (body.type === cloze ? from + gap : -1);
    return [paragraph([text(this.#say(name, { from, to }))]), ...pieces(body.stem as Content, numbered)];
  }

  #part(part: QuestionPart, space: PaperSpace = spaceFor(part.type)): Piece[] {
    this.#number += 1;
    const label = `${this.#number}．`;
    const head = part.points > 0 ? [text(this.#say('points', { points: part.points }))] : [];
    const stem = pieces(part.stem as Content, () => -1);
    const first = stem[0];
    const bracket = part.type === trueFalse ? [text('（　　）')] : [];
    const lead: Piece[] =
      first?.kind === 'paragraph'
        ? [
            {
              ...first,
              label,
              inlines: [...head, ...first.inlines, ...(stem.length === 1 ? bracket : [])],
              isIndented: false,
            },
            ...stem.slice(1),
          ]
        : [{ ...paragraph(head), label }, ...stem];
    const tail: Piece[] = stem.length > 1 && bracket.length > 0 ? [paragraph(bracket)] : [];
    const options: Piece[] = part.options ? [{ kind: 'options', options: part.options as Content[] }] : [];
    const { kind: look, rows } = space;
    return [...lead, ...tail, ...options, ...(look === 'none' ? [] : [{ kind: 'space' as const, look, rows }])];
  }

  #answer(part: QuestionPart, key: PartKey): void {
    const inside = this.#answerPieces(part, key);
    const label = `${this.#number}．`;
    const first = inside[0];
    const lead: Piece[] =
      first?.kind === 'paragraph'
        ? [{ ...first, label, isIndented: false }, ...inside.slice(1)]
        : [{ ...paragraph([]), label }, ...inside];
    this.#answers.push([...lead, ...(key.analysis ? this.#labelled('analysis', key.analysis as Content) : [])]);
  }

  #answerPieces(part: QuestionPart, key: PartKey): Piece[] {
    if (key.choice) return [paragraph([text(key.choice.map(answerLetter).join(''))])];
    if (key.truth !== undefined) return [paragraph([text(key.truth ? '√' : '×')])];
    if (part.type === gapFilling && key.gaps) return [paragraph(gapAnswers(key.gaps))];
    const rubric = this.#rubric(key);
    if (key.answer) return [...pieces(key.answer as Content, () => -1), ...rubric];
    if (rubric.length > 0) return rubric;
    return [paragraph([text(this.#say('noAnswer'))])];
  }

  /** The steps of a free answer, each with what it is worth. */
  #rubric({ rubric = [] }: PartKey): Piece[] {
    const steps = rubric.filter(({ isOff }) => isOff !== true);
    return steps.flatMap(({ text: step, points, criterion }, at) => {
      const inside = pieces(step as Content, () => -1);
      const label = text(`（${at + 1}）${criterion ? `${criterion}：` : ''}`);
      const worth = text(this.#say('points', { points }));
      const first = inside[0];
      return first?.kind === 'paragraph'
        ? [{ ...first, inlines: [label, ...first.inlines, worth], isIndented: false }, ...inside.slice(1)]
        : [paragraph([label, worth]), ...inside];
    });
  }

  #labelled(name: 'analysis' | 'transcript', content: Content): Piece[] {
    const inside = pieces(content, () => -1);
    const label = text(this.#say(name));
    const first = inside[0];
    return first?.kind === 'paragraph'
      ? [{ ...first, inlines: [label, ...first.inlines] }, ...inside.slice(1)]
      : [paragraph([label]), ...inside];
  }
}

const gapAnswers = (gaps: readonly GapKey[]): Inline[] =>
  gaps.flatMap(({ accepted, comparison, unit, tolerance }, at): Inline[] => [
    ...(at > 0 ? [text('；')] : []),
    comparison === 'formula'
      ? { kind: 'formula', latex: accepted[0]! }
      : text(
          accepted.join('/') +
            (tolerance ? `±${tolerance.value}${tolerance.kind === 'percent' ? '%' : ''}` : '') +
            (unit ? ` ${unit.name}` : ''),
        ),
  ]);

/** Blocks as pieces; gaps get the numbers that stand in them. */
function pieces(content: Content, numberOf: (gap: number) => number): Piece[] {
  return content.flatMap((block): Piece[] => {
    if (block.kind !== 'paragraph') return block.kind === 'audio' ? [] : [{ kind: 'block', block }];
    const inlines = block.inlines.map(
      (inline): Inline => (inline.kind === 'gap' ? { kind: 'gap', gap: numberOf(inline.gap) } : inline),
    );
    return [
      {
        kind: 'paragraph',
        inlines,
        style: 'text',
        ...(block.align && { align: block.align }),
        ...(block.isIndented && { isIndented: true }),
      },
    ];
  });
}

/** Width of a text in characters: Chinese ones count whole, Latin ones half. */
export const widthOf = (inlines: readonly Inline[]): number =>
  inlines.reduce((sum, inline) => {
    if (inline.kind === 'text')
      return sum + [...inline.text].reduce((width, sign) => width + (sign > '\u2e7f' ? 1 : 0.55), 0);
    if (inline.kind === 'formula') return sum + inline.latex.replace(/\\[a-z]+|[{}^_\\]/gi, 'x').length * 0.5;
    return sum + (inline.kind === 'picture' ? inline.width / 14 : 3);
  }, 0);

/** Columns that options fit into: four, two or one, by the widest of them. Widths in characters of a line of 44. */
export function columnsFor(options: readonly Content[], measured?: (option: Content) => number): 4 | 2 | 1 {
  const isPlain = options.every((option) => option.length === 1 && option[0]!.kind === 'paragraph');
  if (!isPlain) return 1;
  const width = measured ?? ((option: Content) => (option[0]?.kind === 'paragraph' ? widthOf(option[0].inlines) : 0));
  const widest = Math.max(...options.map(width));
  if (widest <= 8 && options.length > 2) return 4;
  return widest <= 18 && options.length > 1 ? 2 : 1;
}
