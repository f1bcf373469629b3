/** An accent in LaTeX: over one letter, and over more. */
export interface Accent {
  readonly one: string;
  readonly more: string;
}

const both = (name: string): Accent => ({ one: name, more: name });

/** Accents (m:acc) by their combining characters (U+0300 …, U+20D0 …). */
export const accents: ReadonlyMap<string, Accent> = new Map<string, Accent>([
  ['\u0300', both('\\grave')],
  ['\u0301', both('\\acute')],
  ['\u0302', { one: '\\hat', more: '\\widehat' }],
  ['\u0303', { one: '\\tilde', more: '\\widetilde' }],
  ['\u0304', { one: '\\bar', more: '\\overline' }],
  ['\u0305', { one: '\\bar', more: '\\overline' }],
  ['\u0306', both('\\breve')],
  ['\u0307', both('\\dot')],
  ['\u0308', both('\\ddot')],
  ['\u030a', both('\\mathring')],
  ['\u030c', { one: '\\check', more: '\\widecheck' }],
  ['\u0331', both('\\underline')],
  ['\u0332', both('\\underline')],
  ['\u20d0', both('\\overleftharpoon')],
  ['\u20d1', both('\\overrightharpoon')],
  ['\u20d6', both('\\overleftarrow')],
  ['\u20d7', { one: '\\vec', more: '\\overrightarrow' }],
  ['\u20db', both('\\dddot')],
  ['\u20e1', both('\\overleftrightarrow')],
  ['\u20ee', both('\\underleftarrow')],
  ['\u20ef', both('\\underrightarrow')],
]);

/** The same accents as separate characters, as WPS, converters and MathML write them. */
export const combining: ReadonlyMap<string, string> = new Map([
  ['^', '\u0302'],
  ['ˆ', '\u0302'],
  ['~', '\u0303'],
  ['˜', '\u0303'],
  ['∼', '\u0303'],
  ['¯', '\u0305'],
  ['‾', '\u0305'],
  ['―', '\u0305'],
  ['—', '\u0305'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['ˇ', '\u030c'],
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['˚', '\u030a'],
  ['→', '\u20d7'],
  ['←', '\u20d6'],
  ['↔', '\u20e1'],
  ['⇀', '\u20d1'],
  ['↼', '\u20d0'],
  ['⃛', '\u20db'],
]);

/** What groups (m:groupChr) are made of: below and above. */
export const groups: ReadonlyMap<string, Partial<Record<'below' | 'above', string>>> = new Map([
  ['⏟', { below: '\\underbrace' }],
  ['⏞', { above: '\\overbrace' }],
  ['⎵', { below: '\\underbracket' }],
  ['⎴', { above: '\\overbracket' }],
  ['→', { above: '\\overrightarrow', below: '\\underrightarrow' }],
  ['←', { above: '\\overleftarrow', below: '\\underleftarrow' }],
  ['↔', { above: '\\overleftrightarrow', below: '\\underleftrightarrow' }],
]);

/** Arrows and signs that carry a text above or below them, as in equations of chemistry. */
export const carriers: ReadonlyMap<string, string> = new Map([
  ['→', '\\xrightarrow'],
  ['⟶', '\\xrightarrow'],
  ['←', '\\xleftarrow'],
  ['⟵', '\\xleftarrow'],
  ['↔', '\\xleftrightarrow'],
  ['⇒', '\\xRightarrow'],
  ['⇐', '\\xLeftarrow'],
  ['⇔', '\\xLeftrightarrow'],
  ['⇌', '\\xrightleftharpoons'],
  ['⇄', '\\xrightleftarrows'],
  ['=', '\\xlongequal'],
  ['==', '\\xlongequal'],
  ['===', '\\xlongequal'],
  ['====', '\\xlongequal'],
]);
