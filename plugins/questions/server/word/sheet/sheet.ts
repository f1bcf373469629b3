import type { Content } from '../../../kit/common/content';
import { answeredParts, type QuestionBody, type QuestionPart } from '../../../kit/common/question-body';
import { type PartKey, partKeys } from '../../../kit/common/question-key';
import { isComposite, type QuestionType, questionTypes } from '../../../kit/common/types/question-types';
import type { Texts } from 'edutech/core/server/texts';
import type { PaperSpace } from '../../../kit/common/types/paper-space';
import type { WriteOptions, WrittenQuestion } from '../../exporting/writer';
import { answerPieces, namedPieces } from './answers';
import { frontUnits } from './front';
import { heading, led, paragraph, type Piece, pieces, text, type Unit } from './piece';
import { type Say, sayIn } from './say';
import { type Section, sectionsOf } from './sections';

/** A paper, before anybody has said on what it is written. */
export interface Sheet {
  readonly title: string;
  readonly units: readonly Unit[];
  /** The questions in the order in which they stand there. */
  readonly questions: readonly WrittenQuestion[];
}

const { trueFalse, calculation, shortAnswer, listening, cloze } = questionTypes;
/** Default answer space of a question type. */
const spaceFor = (type: QuestionType): PaperSpace =>
  type === calculation
    ? { kind: 'blank', rows: 5 }
    : type === shortAnswer
      ? { kind: 'blank', rows: 4 }
      : { kind: 'none', rows: 1 };

type SheetOptions = Pick<WriteOptions, 'title' | 'language' | 'answers' | 'note' | 'front' | 'look' | 'sections'>;

/**
 * Questions as a paper: what stands before them, its sections, or those of their types; numbers that go on through them,
 * points, and answers where they are wanted.
 */
export function sheetOf(questions: readonly WrittenQuestion[], options: SheetOptions, texts: Texts): Sheet {
  const say = sayIn(texts, options.language);
  const sections = sectionsOf(questions, options.sections, say);
  const front = frontUnits(options, sections, say);
  const body = new SheetWriting(say, options).write(sections);
  return { title: options.title, units: [...front, ...body], questions: sections.flatMap(({ inside }) => inside) };
}

class SheetWriting {
  readonly #questions: Unit[] = [];
  readonly #answers: Unit[] = [];
  #number = 0;
  /** The heading has said what each question is worth. */
  #isTold = false;
  readonly #say: Say;
  readonly #options: SheetOptions;

  constructor(say: Say, options: SheetOptions) {
    this.#say = say;
    this.#options = options;
  }

  write(sections: readonly Section[]): Unit[] {
    for (const section of sections) {
      const from = this.#questions.length;
      this.#heads(section);
      this.#isTold = tellsPoints(section);
      for (const question of section.inside) this.#question(question);
      // a heading goes to the page that its first question begins
      const first = section.inside[0];
      const unit = this.#questions[from];
      if (first?.beginsPage && unit) this.#questions[from] = { ...unit, beginsPage: true };
    }
    const { answers } = this.#options;
    if (answers === 'none' || answers === 'beneath') return this.#questions;
    const title = heading(this.#say('answers'), answers === 'only' ? 'subtitle' : 'title', { align: 'center' });
    const all = [{ pieces: [title], keepsNext: true }, ...this.#answers];
    return answers === 'only' ? all : [...this.#questions, { ...all[0]!, beginsPage: true }, ...all.slice(1)];
  }

  /** Titles of the part and of the section, which stay with the first question. */
  #heads({ id, head, part, intro, inside }: Section): void {
    const keepsNext = inside.length > 0 || intro !== undefined;
    const titles: Unit[] = [];
    if (part) titles.push({ pieces: [heading(part, 'part', { align: 'center' })], keepsNext });
    const plain = { ...(id !== undefined && { id }), keepsNext };
    if (head !== '') titles.push({ ...plain, pieces: [heading(head, 'section')] });
    this.#answers.push(...titles);
    const box = this.#options.front?.hasSectionScores
      ? { box: [this.#say('scores.points'), this.#say('scores.marker')] as const }
      : {};
    this.#questions.push(
      ...titles.slice(0, part ? 1 : 0),
      ...(head === '' ? [] : [{ ...plain, pieces: [heading(head, 'section', box)] }]),
      ...(intro ? pieces(intro).map((piece) => ({ pieces: [piece] })) : []),
    );
  }

  #question(question: WrittenQuestion): void {
    const { id, body, key, space, figure, code, beginsPage = false } = question;
    const keys = partKeys(key, answeredParts(body).length);
    const from = this.#questions.length;
    const placed = <Part extends QuestionPart | QuestionBody>(part: Part) => withFigures(part, figure);
    if (!isComposite(body.type)) this.#part(id, placed(body as QuestionPart), keys[0] ?? {}, space);
    else {
      this.#questions.push({ id, pieces: this.#material(placed(body)), keepsNext: true });
      // room of its own is meant for a question as a whole; that there is none is true of its parts
      const none = space?.kind === 'none' ? space : undefined;
      for (const [at, part] of (body.parts ?? []).entries()) this.#part(id, placed(part), keys[at] ?? {}, none);
      const said = (['transcript', 'analysis'] as const).flatMap((name) =>
        key[name] ? namedPieces(name, key[name] as Content, this.#say) : [],
      );
      if (said.length > 0) {
        this.#answers.push({ id, pieces: said });
        if (this.#options.answers === 'beneath') this.#questions.push({ id, pieces: said });
      }
    }
    const first = this.#questions[from]!;
    this.#questions[from] = {
      ...first,
      ...(code && { pieces: [{ kind: 'code', ...code }, ...first.pieces] }),
      ...(beginsPage && { beginsPage }),
    };
  }

  #material(body: QuestionBody): Piece[] {
    const from = this.#number + 1;
    const to = from + (body.parts?.length ?? 1) - 1;
    const name = `${body.type === listening ? 'listen' : 'read'}${from === to ? 'One' : ''}`;
    const numbered = (gap: number) => (body.type === cloze ? from + gap : -1);
    return [paragraph([text(this.#say(name, { from, to }))]), ...pieces(body.stem as Content, numbered)];
  }

  /** One question, or one about a text, with its number. */
  #part(id: string, part: QuestionPart, key: PartKey, space: PaperSpace = spaceFor(part.type)): void {
    this.#number += 1;
    const label = `${this.#number}．`;
    const points = part.points > 0 && !this.#isTold ? [text(this.#say('points', { points: part.points }))] : [];
    const asked = led(pieces(part.stem as Content), { label, before: points });
    if (part.type === trueFalse) {
      // the bracket for a tick stands behind the text where it is one line, else below
      const bracket = text('（　　）');
      const [only] = asked;
      if (asked.length === 1 && only?.kind === 'paragraph') asked[0] = { ...only, inlines: [...only.inlines, bracket] };
      else asked.push(paragraph([bracket]));
    }
    if (part.options) asked.push({ kind: 'options', options: part.options as Content[] });
    const { answers } = this.#options;
    if (answers === 'beneath')
      asked.push(...answerPieces(part, key, this.#say, { before: [text(this.#say('answer'))] }));
    else if (space.kind !== 'none') asked.push({ kind: 'space', look: space.kind, rows: space.rows });
    this.#questions.push({ id, pieces: asked });
    this.#answers.push({ ...(answers === 'only' && { id }), pieces: answerPieces(part, key, this.#say, { label }) });
  }
}

const eachIsWorth = /每(?:小)?题\s*(?:各)?\s*[\d.]+\s*分|[\d.]+\s*(?:points?|marks?) each/i;

/** Whether a heading says what each of its questions is worth, and it is true of all. */
function tellsPoints({ head, inside }: Section): boolean {
  const points = new Set(inside.flatMap(({ body }) => answeredParts(body).map((part) => part.points)));
  return points.size === 1 && eachIsWorth.test(head);
}

/** A question with its figures at a place. */
const withFigures = <Part extends QuestionPart | QuestionBody>(part: Part, place?: 'end' | 'below'): Part =>
  place === undefined
    ? part
    : {
        ...part,
        stem: (part.stem as Content).map((block) => (block.kind === 'picture' ? { ...block, place } : block)),
      };
