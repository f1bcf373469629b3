import { xmlText } from '../../xml/xml-tree';

// Elements of OMML as text. An argument is XML already.

/** How a run is set: italic as formulas are, upright, bold, text, or in one of the scripts. */
export type RunStyle =
  | ''
  | 'p'
  | 'b'
  | 'bi'
  | 'nor'
  | 'script'
  | 'fraktur'
  | 'double-struck'
  | 'sans-serif'
  | 'monospace';

const font = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>';

function styleXml(style: RunStyle): string {
  if (style === '') return '';
  if (style === 'nor') return '<m:rPr><m:nor/></m:rPr>';
  if (style === 'p' || style === 'b' || style === 'bi') return `<m:rPr><m:sty m:val="${style}"/></m:rPr>`;
  return `<m:rPr><m:scr m:val="${style}"/><m:sty m:val="p"/></m:rPr>`;
}

export const run = (text: string, style: RunStyle): string =>
  text === '' ? '' : `<m:r>${styleXml(style)}${font}<m:t xml:space="preserve">${xmlText(text)}</m:t></m:r>`;

const property = (name: string, value: string) => `<m:${name} m:val="${xmlText(value)}"/>`;
const argument = (name: string, inside: string) => `<m:${name}>${inside}</m:${name}>`;
const element = (name: string, properties: string, ...inside: readonly string[]) =>
  `<m:${name}>${properties === '' ? '' : `<m:${name}Pr>${properties}</m:${name}Pr>`}${inside.join('')}</m:${name}>`;

export const fraction = (top: string, bottom: string, type: 'bar' | 'noBar' | 'lin' | 'skw' = 'bar') =>
  element('f', type === 'bar' ? '' : property('type', type), argument('num', top), argument('den', bottom));
export const radical = (inside: string, degree: string) =>
  element('rad', degree === '' ? property('degHide', '1') : '', argument('deg', degree), argument('e', inside));
export const superscript = (base: string, sup: string) =>
  element('sSup', '', argument('e', base), argument('sup', sup));
export const subscript = (base: string, sub: string) => element('sSub', '', argument('e', base), argument('sub', sub));
export const subSuperscript = (base: string, sub: string, sup: string) =>
  element('sSubSup', '', argument('e', base), argument('sub', sub), argument('sup', sup));
export const preScript = (base: string, sub: string, sup: string) =>
  element('sPre', '', argument('sub', sub), argument('sup', sup), argument('e', base));

/** A large operator; limits below and above it, or beside it. */
export function largeOperator(
  sign: string,
  { sub, sup, isBeside }: { readonly sub: string; readonly sup: string; readonly isBeside: boolean },
  inside: string,
): string {
  const properties =
    property('chr', sign) +
    property('limLoc', isBeside ? 'subSup' : 'undOvr') +
    (sub === '' ? property('subHide', '1') : '') +
    (sup === '' ? property('supHide', '1') : '');
  return element('nary', properties, argument('sub', sub), argument('sup', sup), argument('e', inside));
}

export const delimited = (begin: string, end: string, parts: readonly string[], separator = '|') =>
  element(
    'd',
    property('begChr', begin) + (parts.length > 1 ? property('sepChr', separator) : '') + property('endChr', end),
    ...parts.map((inside) => argument('e', inside)),
  );
export const named = (name: string, inside: string) =>
  element('func', '', argument('fName', name), argument('e', inside));
export const limitBelow = (inside: string, limit: string) =>
  element('limLow', '', argument('e', inside), argument('lim', limit));
export const limitAbove = (inside: string, limit: string) =>
  element('limUpp', '', argument('e', inside), argument('lim', limit));
export const accent = (sign: string, inside: string) => element('acc', property('chr', sign), argument('e', inside));
export const bar = (inside: string, isAbove: boolean) =>
  element('bar', property('pos', isAbove ? 'top' : 'bot'), argument('e', inside));
/** A sign that stretches over or under something; an arrow with a text below is on the line. */
export const group = (sign: string, inside: string, isAbove: boolean) =>
  element(
    'groupChr',
    property('chr', sign) + (isAbove ? property('pos', 'top') + property('vertJc', 'bot') : ''),
    argument('e', inside),
  );
/** An arrow with a text under it. */
export const carriedBelow = group;

const sides = ['hideTop', 'hideBot', 'hideLeft', 'hideRight'].map((side) => property(side, '1')).join('');
export const framed = (inside: string) => element('borderBox', '', argument('e', inside));
export const struck = (inside: string, strikes: readonly ('strikeBLTR' | 'strikeTLBR')[]) =>
  element('borderBox', sides + strikes.map((strike) => property(strike, '1')).join(''), argument('e', inside));
export const phantom = (inside: string, zero: readonly ('zeroWid' | 'zeroAsc' | 'zeroDesc')[]) =>
  element('phant', property('show', '0') + zero.map((name) => property(name, '1')).join(''), argument('e', inside));
export const lines = (rows: readonly string[]) => element('eqArr', '', ...rows.map((row) => argument('e', row)));
export const matrix = (rows: readonly (readonly string[])[]) => {
  const count = Math.max(1, ...rows.map((row) => row.length));
  const columns = `<m:mcs><m:mc><m:mcPr>${property('count', String(count))}${property('mcJc', 'center')}</m:mcPr></m:mc></m:mcs>`;
  return element('m', columns, ...rows.map((row) => argument('mr', row.map((cell) => argument('e', cell)).join(''))));
};
