import { type Token, tokensOf } from './tokens';
import { type Expression, Unreadable } from '../expression';

/** Brackets within brackets that are followed. Nobody writes more; each is a call of the reader within a call. */
const deepest = 24;

type Reader = (stream: TokenStream) => Expression;

/** Parsers of higher grammar rules: a bracket contains a sum, which contains brackets. */
export interface Grammar {
  readonly chain: Reader;
  readonly sum: Reader;
  readonly power: Reader;
  readonly script: Reader;
}

/** The pieces of a formula, one after the other, for the reader. */
export class TokenStream {
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;

  constructor(
    latex: string,
    readonly grammar: Grammar,
  ) {
    this.tokens = tokensOf(latex);
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  next(): Token {
    const token = this.tokens[this.at++];
    if (!token) throw new Unreadable('the end');
    return token;
  }

  /** Whether this piece comes next: a sign, a letter or a command by its text. */
  sees(text: string, kind?: Token['kind']): boolean {
    const token = this.peek();
    return token !== undefined && token.text === text && (kind === undefined || token.kind === kind);
  }

  takes(text: string, kind?: Token['kind']): boolean {
    if (!this.sees(text, kind)) return false;
    this.at += 1;
    return true;
  }

  needs(text: string, kind?: Token['kind']): void {
    if (!this.takes(text, kind)) throw new Unreadable(`no ${text}`);
  }

  isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Splits the next number after its first digit: `\frac12` is a half. */
  digit(): string {
    const { text } = this.next();
    if (text.length > 1) {
      const rest = this.tokens as Token[];
      this.at -= 1;
      rest[this.at] = { kind: 'number', text: text.slice(1) };
    }
    return text[0]!;
  }

  /** Reads something that may hold the like of itself. */
  within<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > deepest) throw new Unreadable('too deep');
    const result = read();
    this.depth -= 1;
    return result;
  }
}
