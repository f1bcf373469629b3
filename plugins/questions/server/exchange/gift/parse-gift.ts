import { type FilePlace, type GiftBlock, type GiftText, giftTextOf, unescaped } from './gift-text';

/** How a text is written: Moodle's own format holds HTML where its author wrote some. */
export type GiftFormat = 'moodle' | 'html' | 'plain' | 'markdown';

export interface Formatted {
  readonly format: GiftFormat;
  readonly text: string;
}

/** An answer with what it earns (1: all) and what is said about it. */
export interface GiftAnswer {
  readonly text: Formatted;
  readonly share: number;
  readonly feedback: Formatted | null;
}

/** A number that is right, and how far off one may be. */
export interface GiftNumber extends GiftAnswer {
  /** As it is written; null where every number earns so much. */
  readonly value: string | null;
  readonly tolerance: number;
}

interface Common {
  readonly title: string;
  readonly stem: Formatted;
  readonly feedback: Formatted | null;
  readonly id: string;
  readonly tags: readonly string[];
}

export type GiftAnswers =
  | { readonly kind: 'description' | 'essay' | 'matching' }
  | { readonly kind: 'choice'; readonly isSingle: boolean; readonly answers: readonly GiftAnswer[] }
  | { readonly kind: 'truth'; readonly truth: boolean; readonly feedbacks: readonly Formatted[] }
  | { readonly kind: 'words'; readonly answers: readonly GiftAnswer[] }
  | { readonly kind: 'numbers'; readonly answers: readonly GiftNumber[]; readonly feedbacks: readonly Formatted[] };

export type GiftQuestion = Common & GiftAnswers;

/** Why a text is no question, and at which sign. */
export class GiftFault extends Error {
  override readonly name = 'GiftFault';
  constructor(
    readonly fault: 'braces' | 'fewAnswers' | 'noNumber' | 'noAnswers',
    readonly place: FilePlace,
    readonly sign: string,
  ) {
    super(fault);
  }
}

/**
 * Reads one block as Moodle documents the format (docs.moodle.org, "GIFT format"): the first braces hold the answers, and
 * what stands in them says which kind of question it is. Null for a block of comments; a category is its path. Throws
 * {@link GiftFault}.
 */
export function parseGift(block: GiftBlock): GiftQuestion | { readonly category: string } | null {
  const gift = giftTextOf(block);
  const begin = gift.text.length - gift.text.trimStart().length;
  const text = gift.text.trimEnd();
  if (text.slice(begin) === '') return null;
  const category = /^\$CATEGORY:/.exec(text.slice(begin));
  if (category) return { category: unescaped(text.slice(begin + category[0].length)).trim() };
  const { title, from } = titleOf(text, begin);
  return new Parsing(gift, text, from).question(title);
}

/** The name between `::`, and where the text behind it begins; a name without an end is none. */
function titleOf(text: string, begin: number): { readonly title: string; readonly from: number } {
  if (!text.startsWith('::', begin)) return { title: '', from: begin };
  const end = text.indexOf('::', begin + 2);
  if (end < 0) return { title: '', from: begin + 2 };
  return {
    title: unescaped(text.slice(begin + 2, end))
      .replace(/\s+/g, ' ')
      .trim(),
    from: end + 2,
  };
}

const opening = /\\\(|\\\[|\$\$/g;
const closing: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' };

/** A sign outside of formulas: braces of LaTeX between its delimiters hold no answers. -1: there is none. */
function outside(text: string, sign: string, from: number): number {
  let at = from;
  for (;;) {
    const found = text.indexOf(sign, at);
    if (found < 0) return -1;
    opening.lastIndex = at;
    const formula = opening.exec(text);
    const end =
      formula && formula.index < found ? text.indexOf(closing[formula[0]]!, formula.index + formula[0].length) : -1;
    if (!formula || formula.index >= found || end < found) {
      // a formula that is over, or that never ends, hides nothing
      if (!formula || formula.index >= found || end < 0) return found;
      at = end + 2;
      continue;
    }
    at = end + 2;
  }
}

const formats: readonly string[] = ['moodle', 'html', 'plain', 'markdown'] satisfies GiftFormat[];

function formatted(text: string, usual: GiftFormat): Formatted {
  const named = /^\[([^\]]*)\]/.exec(text.trim())?.[1]?.trim() ?? '';
  const isNamed = formats.includes(named);
  const rest = isNamed ? text.trim().slice(text.trim().indexOf(']') + 1) : text;
  return { format: isNamed ? (named as GiftFormat) : usual, text: unescaped(rest).trim() };
}

/** `%50%`, `%-33.33333%` before an answer. */
const weight = /^%(-*\d{1,3}\.?\d*)%/;
const truths = new Map([
  ['T', true],
  ['TRUE', true],
  ['F', false],
  ['FALSE', false],
]);
const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** A piece of the answers, and where it begins in the text. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

class Parsing {
  readonly #gift: GiftText;
  readonly #text: string;
  readonly #from: number;
  #usual: GiftFormat = 'moodle';

  constructor(gift: GiftText, text: string, from: number) {
    this.#gift = gift;
    this.#text = text;
    this.#from = from;
  }

  question(title: string): GiftQuestion {
    const [open, close] = [outside(this.#text, '{', this.#from), outside(this.#text, '}', this.#from)];
    const hasAnswers = open >= 0 || close >= 0;
    if (hasAnswers && (open < 0 || close < open)) this.#fail('braces', close < 0 ? open : close);
    const end = hasAnswers ? outside(this.#text, '}', open) : -1;
    if (hasAnswers && end < 0) this.#fail('braces', open);
    const stem = this.#stem(open, end);
    this.#usual = stem.format;
    const { id, tags } = labelsIn(this.#gift.comments);
    if (!hasAnswers) return { title, stem, feedback: null, id, tags, kind: 'description' };
    const inside = this.#text.slice(open + 1, end);
    const separator = inside.lastIndexOf('####');
    const feedback = separator < 0 ? null : formatted(inside.slice(separator + 4), this.#usual);
    const answers = trimmed({ text: separator < 0 ? inside : inside.slice(0, separator), at: open + 1 });
    return { title, stem, feedback, id, tags, ...this.#answers(answers) };
  }

  /** The text around the answers, with a line where a word is missing. */
  #stem(open: number, end: number): Formatted {
    if (open < 0) return formatted(this.#text.slice(this.#from), 'moodle');
    const [before, after] = [this.#text.slice(this.#from, open), this.#text.slice(end + 1)];
    return formatted(`${before}${after === '' ? '' : '_____'}${after}`, 'moodle');
  }

  #answers(answers: Piece): GiftAnswers {
    const { text } = answers;
    if (text === '') return { kind: 'essay' };
    if (text.startsWith('#')) return this.#numbers({ text: text.slice(1), at: answers.at + 1 });
    if (text.includes('~')) return this.#choice(answers);
    if (text.includes('=') && text.includes('->')) return { kind: 'matching' };
    const [word = '', ...said] = text.split('#');
    const truth = truths.get(word.trim());
    if (truth !== undefined && text.indexOf('#') !== 0)
      return { kind: 'truth', truth, feedbacks: this.#feedbacks(said) };
    return { kind: 'words', answers: this.#pieces(answers, /=/g).map((piece) => this.#answer(piece, 1)) };
  }

  #feedbacks = (texts: readonly string[]): Formatted[] =>
    texts.map((text) => formatted(text, this.#usual)).filter(({ text }) => text !== '');

  #choice(answers: Piece): GiftAnswers {
    const all = this.#pieces(answers, /~|(?==)/g).map((piece) =>
      piece.text.startsWith('=') ? this.#commented(piece.text.slice(1), 1) : this.#answer(piece, 0),
    );
    // ~~ leaves nothing between two signs
    const found = all.filter(({ text, feedback }) => text.text !== '' || feedback !== null);
    if (found.length < 2) this.#fail('fewAnswers', answers.at);
    return { kind: 'choice', isSingle: answers.text.includes('='), answers: found };
  }

  #numbers(answers: Piece): GiftAnswers {
    // behind the first ~ stands what is said about wrong numbers
    const wrong = answers.text.indexOf('~');
    const right = wrong < 0 ? answers : { ...answers, text: answers.text.slice(0, wrong) };
    const pieces = this.#pieces(right, /=/g);
    if (pieces.length === 0) this.#fail('noAnswers', answers.at - 1);
    const said =
      wrong < 0
        ? []
        : answers.text
            .slice(wrong + 1)
            .split('#')
            .slice(1);
    return { kind: 'numbers', answers: pieces.map((piece) => this.#number(piece)), feedbacks: this.#feedbacks(said) };
  }

  #number(piece: Piece): GiftNumber {
    const answer = this.#answer(piece, 1);
    const text = answer.text.text;
    const [range, colon] = [text.indexOf('..'), text.indexOf(':')];
    const at = piece.at;
    if (range > 0) {
      const [least, most] = [text.slice(0, range).trim(), text.slice(range + 2).trim()];
      if (!decimal.test(least) || !decimal.test(most)) this.#fail('noNumber', at);
      const middle = (Number(least) + Number(most)) / 2;
      // 0.30000000000000004 of a range's middle is 0.3
      const [value, tolerance] = [middle, Math.abs(Number(most) - middle)].map((one) => Number(one.toPrecision(12)));
      return { ...answer, value: String(value), tolerance: tolerance! };
    }
    const [value, tolerance] =
      colon > 0 ? [text.slice(0, colon).trim(), text.slice(colon + 1).trim()] : [text.trim(), '0'];
    const isAny = value === '*';
    if ((!isAny && !decimal.test(value)) || !decimal.test(tolerance)) this.#fail('noNumber', at);
    return { ...answer, value: isAny ? null : value, tolerance: Math.abs(Number(tolerance)) };
  }

  /** Pieces between separators, without an empty one in front of the first. */
  #pieces({ text, at }: Piece, separator: RegExp): Piece[] {
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(separator)) {
      if (match[0] === '' && match.index === from && text[from - 1] === '~') continue;
      pieces.push(trimmed({ text: text.slice(from, match.index), at: at + from }));
      from = match.index + match[0].length;
    }
    pieces.push(trimmed({ text: text.slice(from), at: at + from }));
    return pieces[0]!.text === '' ? pieces.slice(1) : pieces;
  }

  #answer({ text }: Piece, usual: number): GiftAnswer {
    const percent = weight.exec(text);
    return percent
      ? this.#commented(text.slice(percent[0].length), Number(percent[1]!.replace(/^-+/, '-')) / 100)
      : this.#commented(text, usual);
  }

  #commented(text: string, share: number): GiftAnswer {
    const hash = text.indexOf('#');
    const feedback = hash < 0 ? null : formatted(text.slice(hash + 1), this.#usual);
    return {
      text: formatted(hash < 0 ? text : text.slice(0, hash), this.#usual),
      share,
      feedback: feedback?.text === '' ? null : feedback,
    };
  }

  #fail(fault: GiftFault['fault'], index: number): never {
    const sign = this.#text[index] ?? '';
    throw new GiftFault(fault, this.#gift.placeOf(index), unescaped(sign));
  }
}

const trimmed = ({ text, at }: Piece): Piece => ({
  text: text.trim(),
  at: at + text.length - text.trimStart().length,
});

/** `[id:…]` and `[tag:…]` in the comments of a question, with the escapes that Moodle writes in them. */
function labelsIn(comments: readonly string[]): { readonly id: string; readonly tags: readonly string[] } {
  const all = comments.join('\n');
  const plain = (text: string) => text.replace(/\\([\]\\])/g, '$1').trim();
  const id = /\[id:((?:\\.|[^\]\\])*)\]/.exec(all)?.[1];
  const tags = [...all.matchAll(/\[tag:((?:\\.|[^\]\\<>`])*)\]/g)].map(([, tag]) => plain(tag!));
  return { id: id === undefined ? '' : plain(id), tags };
}
