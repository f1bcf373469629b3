import { childrenOf, elementsOf, type XmlElement } from '../../../xml/xml-tree';
import { accents, carriers, combining } from '../accents';
import {
  argumentOf,
  flat,
  isEmptyBase,
  isFenced,
  isSign,
  phantomOf,
  spaceOf,
  styleOfToken,
  texClass,
  tokenText,
} from './mathml-nodes';
import * as omml from '../pieces';
import { functionNames, isIntegral, largeOperators } from '../symbols';

/**
 * OMML (m:oMath) of a formula in MathML as MathJax writes it. MathML has rows where OMML has arguments: the operand
 * after a sum, an integral or a function becomes its argument, and brackets that grow become one element.
 */
export const ommlOfMathml = (math: XmlElement): string => `<m:oMath>${rowOf(elementsOf(math))}</m:oMath>`;

/** A node with the following nodes that belong to it: the output, and how many nodes were used. */
interface Written {
  readonly xml: string;
  readonly used: number;
}

/** Runs beside each other that are set alike are one. */
interface Token {
  readonly text: string;
  readonly style: omml.RunStyle;
}

function rowOf(nodes: readonly XmlElement[]): string {
  const row = flat(nodes);
  const parts: (string | Token)[] = [];
  for (let at = 0; at < row.length; ) {
    const token = tokenOf(row[at]!, row[at + 1]);
    if (token && !startsFunction(row, at)) {
      const before = parts.at(-1);
      if (typeof before === 'object' && before.style === token.style)
        parts[parts.length - 1] = { text: before.text + token.text, style: token.style };
      else if (token.text !== '') parts.push(token);
      at += 1;
      continue;
    }
    const { xml, used } = written(row, at, parts);
    parts.push(xml);
    at += used;
  }
  return parts.map((part) => (typeof part === 'string' ? part : omml.run(part.text, part.style))).join('');
}

/** A node that is nothing but characters; null for all others. */
function tokenOf(node: XmlElement, next: XmlElement | undefined): Token | null {
  if (node.name === 'mtext' || node.name === 'ms')
    return { text: tokenText(node) === '' ? node.children.join('') : node.children.join(''), style: 'nor' };
  if (node.name === 'mspace') return { text: spaceOf(node), style: '' };
  if (node.name !== 'mi' && node.name !== 'mn' && node.name !== 'mo') return null;
  const text = tokenText(node).replace(/[\u2061-\u2064]/g, '');
  if (largeOperators.has(text) && node.name === 'mo') return null;
  // Chinese is written as text, in the font of texts
  const isChinese = /\p{Script=Han}/u.test(text) && next !== node;
  return { text, style: isChinese ? 'nor' : styleOfToken(node) };
}

/** What carries the scripts of a node: its first argument, or itself. */
const scripted: ReadonlySet<string> = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover']);
const coreOf = (node: XmlElement): XmlElement => {
  const [base, ...others] = scripted.has(node.name) ? argumentOf(elementsOf(node)[0]) : [];
  return base && others.length === 0 ? coreOf(base) : node;
};

function startsFunction(row: readonly XmlElement[], at: number): boolean {
  const node = row[at]!;
  const core = coreOf(node);
  return (
    (core.name === 'mi' || core.name === 'mo') &&
    functionNames.has(tokenText(core)) &&
    (isSign(row[at + 1], '\u2061') || node !== core || texClass(core) === 'OP')
  );
}

function written(row: readonly XmlElement[], at: number, before: (string | Token)[]): Written {
  const node = row[at]!;
  const core = coreOf(node);
  const sign = tokenText(core);
  if (core.name === 'mo' && largeOperators.has(sign)) {
    const end = operandEnd(row, at + 1, true);
    return { xml: largeOperator(node, sign, rowOf(row.slice(at + 1, end))), used: end - at };
  }
  if (startsFunction(row, at)) {
    const start = isSign(row[at + 1], '\u2061') ? at + 2 : at + 1;
    const end = operandEnd(row, start, false);
    const name = node === core ? omml.run(sign, 'p') : single(node);
    return { xml: omml.named(name, rowOf(row.slice(start, end))), used: end - at };
  }
  if (/^msu[bp](?:sup)?$/.test(node.name) && isEmptyBase(elementsOf(node)[0])) return looseScript(row, at, before);
  return { xml: single(node), used: 1 };
}

/** Where the operand ends that begins here: before the next relation, sum or closing bracket. */
function operandEnd(row: readonly XmlElement[], start: number, isLarge: boolean): number {
  let depth = 0;
  let at = start;
  for (; at < row.length; at++) {
    const node = row[at]!;
    const sign = node.name === 'mo' ? tokenText(node) : '';
    if (/^[([{]$/.test(sign)) depth += 1;
    else if (/^[)\]}]$/.test(sign)) {
      depth -= 1;
      if (depth < 0) return at;
      if (depth === 0 && !isLarge) return at + 1;
    } else if (depth === 0 && at > start && isStop(node, sign, isLarge)) return at;
    else if (depth === 0 && at === start && sign !== '' && /^[=<>≤≥≠,;，；]$/.test(sign)) return at;
    else if (depth === 0 && !isLarge && isFenced(node)) return at + 1;
    if (depth === 0 && !isLarge && at > start && startsFunction(row, at)) return at;
  }
  return at;
}

const isStop = (node: XmlElement, sign: string, isLarge: boolean) => {
  if (node.name === 'mtext') return true;
  if (node.name === 'mspace') return !isLarge && spaceOf(node) !== '\u2009';
  if (node.name !== 'mo')
    return scripted.has(node.name) && coreOf(node).name === 'mo' && !largeOperators.has(tokenText(coreOf(node)));
  return !/^[\u2061\u2062⋅·∘′|]?$/.test(sign) && !largeOperators.has(sign);
};

function largeOperator(node: XmlElement, sign: string, inside: string): string {
  const [, first, second] = elementsOf(node);
  const isBeside =
    node.name.startsWith('msu') ||
    (!/^mu|^mo/.test(node.name) && isIntegral(sign)) ||
    (node.name === 'mo' && isIntegral(sign));
  const hasSub = /^msub|^munder/.test(node.name);
  const sub = hasSub ? rowOf(argumentOf(first)) : '';
  const sup = rowOf(argumentOf(hasSub ? second : first));
  return omml.largeOperator(sign, { sub, sup, isBeside }, inside);
}

/** Scripts before a letter (isotopes), or after what mhchem wrote just before. */
function looseScript(row: readonly XmlElement[], at: number, before: (string | Token)[]): Written {
  const node = row[at]!;
  const [, first, second] = elementsOf(node).map((part) =>
    rowOf(argumentOf(part).filter((inner) => !phantomOf(inner))),
  );
  const [sub, sup] = node.name === 'msub' ? [first!, ''] : node.name === 'msup' ? ['', first!] : [first!, second!];
  if (sub + sup === '') return { xml: '', used: 1 };
  const base = isStrut(node) ? lastOf(before) : null;
  if (base !== null) return { xml: scriptsAfter(base, sub, sup), used: 1 };
  let next = at + 1;
  while (row[next]?.name === 'mspace' && spaceOf(row[next]!) === '') next += 1;
  const below = row[next];
  if (sub === '' && below?.name === 'msub' && isSign(argumentOf(elementsOf(below)[0])[0], '/'))
    return { xml: omml.fraction(sup, rowOf(argumentOf(elementsOf(below)[1])), 'skw'), used: next + 1 - at };
  if (below && below.name !== 'mo') return { xml: omml.preScript(rowOf([below]), sub, sup), used: next + 1 - at };
  return { xml: scriptsOf('', sub, sup), used: 1 };
}

const isStrut = (node: XmlElement) => argumentOf(elementsOf(node)[0]).some((part) => phantomOf(part) !== null);

const scriptsOf = (base: string, sub: string, sup: string) =>
  sub === ''
    ? omml.superscript(base, sup)
    : sup === ''
      ? omml.subscript(base, sub)
      : omml.subSuperscript(base, sub, sup);

/** The charge of an ion is above its figure, not after it. */
const scriptsAfter = (base: string, sub: string, sup: string) =>
  sub === '' && base.startsWith('<m:sSub>') && base.endsWith('</m:sSub>')
    ? `<m:sSubSup>${base.slice('<m:sSub>'.length, -'</m:sSub>'.length)}<m:sup>${sup}</m:sup></m:sSubSup>`
    : scriptsOf(base, sub, sup);

/** Takes the element or the name of an element back that was written last; null after an operator or at the beginning. */
function lastOf(before: (string | Token)[]): string | null {
  const last = before.at(-1);
  if (last === undefined) return null;
  before.pop();
  if (typeof last === 'string') return last;
  const letters = /(?:[A-Za-z]+|\d|[)\]])$/u.exec(last.text)?.[0];
  if (letters === undefined) {
    before.push(last);
    return null;
  }
  const rest = last.text.slice(0, last.text.length - letters.length);
  if (rest !== '') before.push({ ...last, text: rest });
  return omml.run(letters, last.style);
}

/** A node by itself. */
function single(node: XmlElement): string {
  const parts = elementsOf(node);
  const [first = '', second = '', third = ''] = /^m(?:sub|sup|under|over|frac|root)/.test(node.name)
    ? parts.map((part) => rowOf(argumentOf(part)))
    : [];
  switch (node.name) {
    case 'mfrac':
      return omml.fraction(
        first,
        second,
        node.attributes['linethickness'] === '0' ? 'noBar' : node.attributes['bevelled'] === 'true' ? 'skw' : 'bar',
      );
    case 'msqrt':
      return omml.radical(rowOf(parts), '');
    case 'mroot':
      return omml.radical(first, second);
    case 'msub':
      return omml.subscript(first, second);
    case 'msup':
      return omml.superscript(first, second);
    case 'msubsup':
      return omml.subSuperscript(first, second, third);
    case 'munder':
      return below(node, first, second);
    case 'mover':
      return above(node, first, second);
    case 'munderover':
      return carriers.has(signOf(parts[0]))
        ? omml.limitBelow(omml.group(signOf(parts[0]), third, false), second)
        : omml.limitAbove(omml.limitBelow(first, second), third);
    case 'mmultiscripts':
      return multiscripts(parts);
    case 'mtable':
      return table(node);
    case 'menclose':
      return enclosed(node, rowOf(parts));
    case 'mphantom':
    case 'mpadded':
      return phantomXml(node);
    case 'mrow':
      return fenced(node);
    default: {
      const token = tokenOf(node, undefined);
      return token ? omml.run(token.text, token.style) : rowOf(parts);
    }
  }
}

/** The sign that a node is, or empty. */
const signOf = (node: XmlElement | undefined): string => {
  const [only, ...others] = argumentOf(node);
  return only?.name === 'mo' && others.length === 0 ? tokenText(only) : '';
};

function above(node: XmlElement, inside: string, limit: string): string {
  const [base, over] = elementsOf(node).map(signOf);
  if (over === '―') return omml.bar(inside, true);
  if (over === '⏞' || over === '⎴') return omml.group(over, inside, true);
  const combined = combining.get(over ?? '');
  if (combined !== undefined && accents.has(combined) && base === '') return omml.accent(combined, inside);
  return carriers.has(base ?? '') ? omml.group(base!, limit, false) : omml.limitAbove(inside, limit);
}

function below(node: XmlElement, inside: string, limit: string): string {
  const [base, under] = elementsOf(node).map(signOf);
  if (under === '―' || under === '_') return omml.bar(inside, false);
  if (under === '⏟' || under === '⎵') return omml.group(under, inside, false);
  return carriers.has(base ?? '') ? omml.group(base!, limit, true) : omml.limitBelow(inside, limit);
}

function multiscripts(parts: readonly XmlElement[]): string {
  const [base, ...scripts] = parts;
  const before = scripts.findIndex(({ name }) => name === 'mprescripts');
  const write = (node: XmlElement | undefined) => (node ? rowOf(argumentOf(node)) : '');
  const [sub, sup] = (before < 0 ? scripts : scripts.slice(0, before)).map(write);
  const [preSub, preSup] = before < 0 ? [] : scripts.slice(before + 1).map(write);
  const inside = sub || sup ? scriptsOf(write(base), sub ?? '', sup ?? '') : write(base);
  return preSub || preSup ? omml.preScript(inside, preSub ?? '', preSup ?? '') : inside;
}

const cellsOf = (node: XmlElement) =>
  elementsOf(node)
    .filter(({ name }) => name === 'mtr' || name === 'mlabeledtr')
    .map((row) => childrenOf(row, 'mtd').map((cell) => rowOf(elementsOf(cell))));

/** Lines that meet at their signs (aligned, gathered), or a matrix. */
function table(node: XmlElement): string {
  const isAligned = /^0(?:em)?\b/.test(node.attributes['columnspacing'] ?? '');
  const isOneColumn = node.attributes['displaystyle'] === 'true';
  return isAligned || isOneColumn ? equations(node) : omml.matrix(cellsOf(node));
}

const mark = omml.run('&', '');
const equations = (node: XmlElement) => omml.lines(cellsOf(node).map((cells) => cells.join(mark)));

function enclosed(node: XmlElement, inside: string): string {
  const notation = node.attributes['notation'] ?? '';
  const strikes = [
    ...(notation.includes('updiagonalstrike') ? (['strikeBLTR'] as const) : []),
    ...(notation.includes('downdiagonalstrike') ? (['strikeTLBR'] as const) : []),
  ];
  return strikes.length > 0 ? omml.struck(inside, strikes) : omml.framed(inside);
}

function phantomXml(node: XmlElement): string {
  const inside = phantomOf(node);
  if (!inside) return rowOf(elementsOf(node));
  const zero = [
    ...(node.attributes['width'] === '0' ? (['zeroWid'] as const) : []),
    ...(node.attributes['height'] === '0' ? (['zeroAsc', 'zeroDesc'] as const) : []),
  ];
  return omml.phantom(rowOf(elementsOf(inside)), zero);
}

/** A row between brackets that grow, divided at \middle. */
function fenced(node: XmlElement): string {
  const inside = elementsOf(node);
  const [begin, end] = [inside[0]!, inside.at(-1)!].map((bracket) => argumentOf(bracket).map(tokenText).join(''));
  const content = inside.slice(1, -1);
  const lines = flat(content);
  if (begin === '{' && end === '' && lines.length === 1 && lines[0]!.name === 'mtable')
    return omml.delimited('{', '', [equations(lines[0]!)]);
  const parts: XmlElement[][] = [[]];
  let separator = '|';
  for (const child of content) {
    const isMiddle =
      child.name === 'mo' && child.attributes['symmetric'] === 'true' && child.attributes['stretchy'] === 'true';
    if (isMiddle) {
      separator = tokenText(child);
      parts.push([]);
    } else parts.at(-1)!.push(child);
  }
  return omml.delimited(begin!, end!, parts.map(rowOf), separator);
}
