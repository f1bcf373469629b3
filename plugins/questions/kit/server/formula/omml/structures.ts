import { childOf, childrenOf, elementsOf, type XmlElement } from '../../xml/xml-tree';
import { accents, carriers, combining, groups } from './accents';
import { delimited } from './delimiters';
import type { Walk } from './walk';
import { characterOf, isNotOff, isOn, value } from './properties';
import { limitNames, isIntegral, largeOperators } from './symbols';
import { rowsOf, tableRows } from './tables';

/** Writes one kind of element; its content by `walk`. */
type Structure = (element: XmlElement, walk: Walk) => string;

const part = (element: XmlElement, name: string) => childOf(element, name);

/** One letter, figure, command or bracketed thing: what carries an exponent without braces of its own. */
const isOne = (latex: string) =>
  /^(?:[^\\{}^_' ]|\\[A-Za-z]+|\d+(?:\.\d+)?|\\(?:mathrm|mathbf|mathbb|mathcal|boldsymbol|text|vec|bar|hat)\{[^{}]*\}|\\left.*\\right[)\]|])$/su.test(
    latex,
  );
const base = (latex: string) => (latex === '' ? '{}' : isOne(latex) ? latex : `{${latex}}`);

const raised = (latex: string) => {
  if (/^'+$/.test(latex)) return latex;
  // a degree that was raised is raised once
  return `^{${latex === '^{\\circ}' ? '\\circ' : latex}}`;
};
const lowered = (latex: string) => `_{${latex}}`;

const superscript: Structure = (element, walk) => {
  const [below, above] = [walk(part(element, 'm:e')), walk(part(element, 'm:sup'))];
  return above === '' ? below : base(below) + raised(above);
};
const subscript: Structure = (element, walk) => {
  const [above, below] = [walk(part(element, 'm:e')), walk(part(element, 'm:sub'))];
  return below === '' ? above : base(above) + lowered(below);
};
const both: Structure = (element, walk) => {
  const [sub, sup] = [walk(part(element, 'm:sub')), walk(part(element, 'm:sup'))];
  return base(walk(part(element, 'm:e'))) + (sub && lowered(sub)) + (sup && raised(sup));
};
const before: Structure = (element, walk) => {
  const [sub, sup] = [walk(part(element, 'm:sub')), walk(part(element, 'm:sup'))];
  return `{}${sub && lowered(sub)}${sup && raised(sup)}${walk(part(element, 'm:e'))}`;
};

const fraction: Structure = (element, walk) => {
  const [top, bottom] = [walk(part(element, 'm:num')), walk(part(element, 'm:den'))];
  switch (value(part(part(element, 'm:fPr') ?? element, 'm:type'))) {
    case 'noBar':
      return `\\genfrac{}{}{0pt}{}{${top}}{${bottom}}`;
    case 'lin':
      return `${top}/${bottom}`;
    case 'skw':
      return `{}^{${top}}\\!/_{${bottom}}`;
    default:
      return `\\frac{${top}}{${bottom}}`;
  }
};

const radical: Structure = (element, walk) => {
  const degree = isOn(part(element, 'm:radPr'), 'm:degHide') ? '' : walk(part(element, 'm:deg'));
  const inside = `{${walk(part(element, 'm:e'))}}`;
  if (degree === '') return `\\sqrt${inside}`;
  return `\\sqrt[${degree.includes(']') ? `{${degree}}` : degree}]${inside}`;
};

const largeOperator: Structure = (element, walk) => {
  const properties = part(element, 'm:naryPr');
  const sign = characterOf(properties, 'm:chr', '∫');
  const name = largeOperators.get(sign) ?? (sign === '' ? '' : `\\mathop{${sign}}`);
  const limits = value(part(properties ?? element, 'm:limLoc'));
  const sub = isOn(properties, 'm:subHide') ? '' : walk(part(element, 'm:sub'));
  const sup = isOn(properties, 'm:supHide') ? '' : walk(part(element, 'm:sup'));
  const place =
    sub + sup === '' || limits === undefined
      ? ''
      : isIntegral(sign) === (limits === 'undOvr')
        ? isIntegral(sign)
          ? '\\limits'
          : '\\nolimits'
        : '';
  const operand = walk(part(element, 'm:e'));
  const head = name + place + (sub && lowered(sub)) + (sup && raised(sup));
  return head + (/^[A-Za-z]/.test(operand) && /[A-Za-z]$/.test(head) ? ' ' : '') + operand;
};

const accent: Structure = (element, walk) => {
  const sign = characterOf(part(element, 'm:accPr'), 'm:chr', '\u0302');
  const inside = walk(part(element, 'm:e'));
  if (/[⌢⏜]/.test(sign)) return `\\overset{\\frown}{${inside}}`;
  const names = accents.get(combining.get(sign) ?? sign);
  if (!names) return sign === '' ? inside : `\\overset{${sign}}{${inside}}`;
  const isOneLetter = /^(?:.|\\[A-Za-z]+|\\boldsymbol\{.\}|\\mathbf\{.\})$/su.test(inside);
  return `${isOneLetter ? names.one : names.more}{${inside}}`;
};

const bar: Structure = (element, walk) =>
  `${value(part(part(element, 'm:barPr') ?? element, 'm:pos')) === 'top' ? '\\overline' : '\\underline'}{${walk(part(element, 'm:e'))}}`;

/** A brace, an arrow or an arc over or under something; an arrow with a text above it, as equations of chemistry have. */
const group: Structure = (element, walk) => {
  const properties = part(element, 'm:groupChrPr');
  const sign = characterOf(properties, 'm:chr', '⏟');
  const isAbove = characterOf(properties, 'm:pos', 'bot') === 'top';
  const inside = walk(part(element, 'm:e'));
  const carrier = carriers.get(sign);
  if (carrier && !isAbove) return `${carrier}{${inside}}`;
  if (carrier && characterOf(properties, 'm:vertJc', 'top') === 'bot') return `${carrier}[${inside}]{}`;
  if (/[⌢⏜]/.test(sign)) return `\\overset{\\frown}{${inside}}`;
  const name = groups.get(sign)?.[isAbove ? 'above' : 'below'];
  return name ? `${name}{${inside}}` : `\\${isAbove ? 'over' : 'under'}set{${sign}}{${inside}}`;
};

const signOf = (latex: string) =>
  latex.replace(/^\\(?:to|rightarrow|longrightarrow)$/, '→').replace(/^\\rightleftharpoons$/, '⇌');
const hasPlace = (latex: string) =>
  limitNames.has(latex.slice(1)) ||
  /^\\(?:under|over)(?:brace|bracket)\{/.test(latex) ||
  latex.startsWith('\\operatorname*');

const limitBelow: Structure = (element, walk) => {
  const [inside, limit] = [walk(part(element, 'm:e')), walk(part(element, 'm:lim'))];
  if (hasPlace(inside)) return inside + lowered(limit);
  const carried = /^(\\x[a-zA-Z]+)\{(.*)\}$/s.exec(inside);
  if (carried) return `${carried[1]}[${limit}]{${carried[2]}}`;
  const carrier = carriers.get(signOf(inside));
  // LibreOffice writes an arrow under its text as the limit of the text
  const below = limit.startsWith('\\') ? carriers.get(signOf(limit)) : undefined;
  if (below) return `${below}{${inside}}`;
  return carrier ? `${carrier}[${limit}]{}` : `\\underset{${limit}}{${inside}}`;
};
const limitAbove: Structure = (element, walk) => {
  const [inside, limit] = [walk(part(element, 'm:e')), walk(part(element, 'm:lim'))];
  if (/^\\overbr(?:ace|acket)\{/.test(inside)) return inside + raised(limit);
  const carrier = carriers.get(signOf(inside));
  return carrier ? `${carrier}{${limit}}` : `\\overset{${limit}}{${inside}}`;
};

const named: Structure = (element, walk) => {
  const [name, argument] = [walk(part(element, 'm:fName')), walk(part(element, 'm:e'))];
  const letters = /^(?:\\mathrm\{)?([A-Za-z]+)\}?$/.exec(name)?.[1];
  const head = letters === undefined ? name : `\\operatorname{${letters}}`;
  return head + (/^[A-Za-z]/.test(argument) && /\\[A-Za-z]+$/.test(head) ? ' ' : '') + argument;
};

const framed: Structure = (element, walk) => {
  const properties = part(element, 'm:borderBoxPr');
  const inside = walk(part(element, 'm:e'));
  const [up, down] = [isOn(properties, 'm:strikeBLTR'), isOn(properties, 'm:strikeTLBR')];
  const struck =
    up && down ? `\\xcancel{${inside}}` : up ? `\\cancel{${inside}}` : down ? `\\bcancel{${inside}}` : inside;
  const sides = ['m:hideTop', 'm:hideBot', 'm:hideLeft', 'm:hideRight'];
  return sides.every((side) => isOn(properties, side)) ? struck : `\\boxed{${struck}}`;
};

const phantom: Structure = (element, walk) => {
  const properties = part(element, 'm:phantPr');
  const inside = walk(part(element, 'm:e'));
  if (isNotOff(properties, 'm:show')) return inside;
  if (isOn(properties, 'm:zeroWid')) return `\\vphantom{${inside}}`;
  const isFlat = isOn(properties, 'm:zeroAsc') && isOn(properties, 'm:zeroDesc');
  return `\\${isFlat ? 'h' : ''}phantom{${inside}}`;
};

const lines: Structure = (element, walk) => `\\begin{aligned}${rowsOf(element, walk)}\\end{aligned}`;
const matrix: Structure = (element, walk) => `\\begin{matrix}${tableRows(element, walk)}\\end{matrix}`;

/** Formulas of their own in one paragraph, a line each. */
const paragraph: Structure = (element, walk) => {
  const formulas = childrenOf(element, 'm:oMath').map(walk).filter(Boolean);
  return formulas.length < 2 ? (formulas[0] ?? '') : `\\begin{gathered}${formulas.join('\\\\')}\\end{gathered}`;
};

/** The choice among alternatives: what Word writes for itself, else what it writes for others. */
const alternative: Structure = (element, walk) => {
  const choice = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback') ?? elementsOf(element)[0];
  return walk(choice);
};

/** All elements of ISO/IEC 29500-1, 22.1.2 that shape a formula; the others are containers and give their content. */
export const structures: Readonly<Record<string, Structure>> = {
  'm:acc': accent,
  'm:bar': bar,
  'm:borderBox': framed,
  'm:d': delimited,
  'm:eqArr': lines,
  'm:f': fraction,
  'm:func': named,
  'm:groupChr': group,
  'm:limLow': limitBelow,
  'm:limUpp': limitAbove,
  'm:m': matrix,
  'm:nary': largeOperator,
  'm:oMathPara': paragraph,
  'm:phant': phantom,
  'm:rad': radical,
  'm:sPre': before,
  'm:sSub': subscript,
  'm:sSubSup': both,
  'm:sSup': superscript,
  'mc:AlternateContent': alternative,
};
