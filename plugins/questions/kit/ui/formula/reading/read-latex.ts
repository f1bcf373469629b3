/** Returns a message `questions.kit.formula.<id>` with its values. */
export type Say = (id: string, parts?: Readonly<Record<string, string>>) => string;

/** Signs and commands that have a word of their own, by message `questions.kit.formula.sign.<name>`. */
const signs: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '=': 'equals',
  '<': 'less',
  '>': 'more',
  '(': 'open',
  ')': 'close',
  '%': 'percent',
  '\\%': 'percent',
  '\\times': 'times',
  '\\cdot': 'times',
  '\\div': 'over',
  '\\pm': 'plusMinus',
  '\\le': 'atMost',
  '\\leq': 'atMost',
  '\\leqslant': 'atMost',
  '\\lt': 'less',
  '\\gt': 'more',
  '\\ne': 'notEqual',
  '\\ge': 'atLeast',
  '\\geq': 'atLeast',
  '\\geqslant': 'atLeast',
  '\\neq': 'notEqual',
  '\\pi': 'pi',
  '\\degree': 'degree',
  '\\angle': 'angle',
  '\\triangle': 'triangle',
  '\\perp': 'perpendicular',
  '°': 'degree',
  '\\parallel': 'parallel',
  '\\infty': 'infinity',
  '\\in': 'isIn',
  '\\cup': 'union',
  '\\cap': 'intersection',
  '\\varnothing': 'emptySet',
  '\\emptyset': 'emptySet',
  '\\to': 'to',
  '\\sum': 'sum',
  '\\sin': 'sine',
  '\\cos': 'cosine',
  '\\tan': 'tangent',
  '\\log': 'logarithm',
  '\\ln': 'naturalLogarithm',
  '|': 'bar',
};

/** Commands that only change the look. */
const silent = new Set(['\\left', '\\right', '\\displaystyle', '\\,', '\\;', '\\!', '\\quad', '\\qquad', '\\ ', '&']);
const words = new Set(['\\text', '\\mathrm', '\\textrm', '\\operatorname']);
/** After these a minus is a sign, not an act. */
const beforeNegative = new Set(['(', '=', '<', '>', '\\le', '\\ge', '\\times', '\\div', ',', '|']);

const token = /\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|[^\s]/gu;

/**
 * A formula in words, as a teacher would read it out: "y 等于 2 分之 1 x 减 1". So students see what the machine has read,
 * and those who do not see the formula hear it.
 */
export function readLatex(latex: string, say: Say): string {
  const reader = new Reader(latex.match(token) ?? [], say);
  return reader.list(null).replace(/\s+/g, ' ').trim();
}

class Reader {
  #at = 0;
  /** The sign before this one: behind some, a minus is a sign of the number. */
  #before = '(';

  constructor(
    private readonly tokens: string[],
    private readonly say: Say,
  ) {}

  /** Everything up to a closing token. */
  list(end: string | null): string {
    const read: string[] = [];
    this.#before = '(';
    while (this.#at < this.tokens.length && this.tokens[this.#at] !== end) {
      const found = this.#next;
      read.push(this.#withScripts(this.#one()));
      this.#before = found;
    }
    this.#at += 1;
    return read.filter((word) => word !== '').join(' ');
  }

  get #next(): string {
    return this.tokens[this.#at] ?? '';
  }

  /** One argument: a group, or a single sign; of a number without braces, its first digit. */
  #argument(): string {
    if (this.#next === '{') {
      this.#at += 1;
      return this.list('}');
    }
    if (/^\d./.test(this.#next)) this.tokens.splice(this.#at, 1, this.#next[0] ?? '', this.#next.slice(1));
    return this.#one();
  }

  #one(): string {
    const found = this.#next;
    this.#at += 1;
    if (found === '{') return this.list('}');
    if (/^\\[dt]?frac$/.test(found)) return this.#fraction();
    if (found === '\\sqrt') return this.#root();
    if (found === '\\vec' || found === '\\overrightarrow') return this.say('vectorOf', { inner: this.#argument() });
    if (words.has(found)) return this.#argument().replaceAll(' ', '');
    if (silent.has(found) || found === '}') return '';
    if (/^[-−]$/.test(found) && beforeNegative.has(this.#before)) return this.say('negative');
    const sign = signs[found];
    return sign ? this.say(`sign.${sign}`) : found.replace(/^\\/, '');
  }

  #fraction(): string {
    const above = this.#argument();
    return this.say('fraction', { above, below: this.#argument() });
  }

  #root(): string {
    if (this.#next !== '[') return this.say('root', { inner: this.#argument() });
    this.#at += 1;
    const index = this.list(']');
    return this.say('rootOf', { index, inner: this.#argument() });
  }

  #withScripts(base: string): string {
    let read = base;
    for (let mark = this.#next; mark === '^' || mark === '_'; mark = this.#next) {
      this.#at += 1;
      const isDegree = mark === '^' && /^\{?\\circ/.test(this.tokens.slice(this.#at, this.#at + 2).join(''));
      const index = this.#argument();
      if (isDegree) read = `${read} ${this.say('sign.degree')}`;
      else if (mark === '_') read = this.say('index', { base: read, index });
      else if (index === '2') read = this.say('square', { base: read });
      else if (index === '3') read = this.say('cube', { base: read });
      else read = this.say('power', { base: read, index });
    }
    return read;
  }
}
