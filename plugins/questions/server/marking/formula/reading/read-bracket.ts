import { type Expression, Unreadable } from '../expression';
import type { TokenStream } from './token-stream';

/** A bracket that has been opened: a group, a point or open interval, an interval. */
export function readBracket(stream: TokenStream, open: '(' | '['): Expression {
  return stream.within(() => {
    const items = [stream.grammar.sum(stream)];
    while (stream.takes(',', 'sign') || stream.takes(';', 'sign')) items.push(stream.grammar.sum(stream));
    const close = stream.next();
    if (close.kind !== 'sign' || !')]'.includes(close.text)) throw new Unreadable('a bracket that is not closed');
    const [first, second] = items;
    if (items.length === 1) {
      if ((open === '(') !== (close.text === ')')) throw new Unreadable('two kinds of brackets');
      return first!;
    }
    if (open === '(' && close.text === ')') return ['Tuple', ...items];
    if (items.length > 2) throw new Unreadable('a list in square brackets');
    return ['Interval', open, close.text, first!, second!];
  });
}

/** `\{1, 2\}`, `\{x \mid x > 1\}`. */
export function readSet(stream: TokenStream): Expression {
  return stream.within(() => {
    if (stream.takes('}', 'command')) return ['Set'];
    const isCondition =
      stream.peek()?.kind === 'letter' && ['given', '|', ':'].includes(stream.peek(1)?.text ?? '') && isBar(stream);
    if (isCondition) {
      stream.next();
      stream.next();
      const chains: Expression[] = [];
      let joint = '';
      do {
        chains.push(stream.grammar.chain(stream));
        if (stream.takes('or', 'command')) joint = 'or';
        else if (stream.takes('and', 'command') || stream.takes(',', 'sign')) joint = 'and';
        else break;
      } while (chains.length < 20);
      stream.needs('}', 'command');
      return ['Such', joint, ...chains];
    }
    const items = [stream.grammar.sum(stream)];
    while (stream.takes(',', 'sign') || stream.takes(';', 'sign')) items.push(stream.grammar.sum(stream));
    stream.needs('}', 'command');
    return ['Set', ...items];
  });
}

/** A colon after one letter is a ratio unless a relation follows. */
const isBar = (stream: TokenStream): boolean => stream.peek(1)?.kind !== 'number';
