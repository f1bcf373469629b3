import { functionNames, invisible, symbols } from './symbols';

/** How a run of letters is set, as OMML says it (m:sty, m:scr) or the letters themselves (U+1D400 …). */
export interface LetterStyle {
  readonly isUpright: boolean;
  readonly isBold: boolean;
  readonly script: 'roman' | 'script' | 'fraktur' | 'double-struck' | 'sans-serif' | 'monospace';
}
export const plainStyle: LetterStyle = { isUpright: false, isBold: false, script: 'roman' };

/** Mathematical alphanumerics (U+1D400–1D6A3): alphabets of 52 letters, in the order of Unicode. */
const alphabets: readonly LetterStyle[] = [
  { isUpright: true, isBold: true, script: 'roman' },
  { isUpright: false, isBold: false, script: 'roman' },
  { isUpright: false, isBold: true, script: 'roman' },
  { isUpright: true, isBold: false, script: 'script' },
  { isUpright: true, isBold: true, script: 'script' },
  { isUpright: true, isBold: false, script: 'fraktur' },
  { isUpright: true, isBold: false, script: 'double-struck' },
  { isUpright: true, isBold: true, script: 'fraktur' },
  { isUpright: true, isBold: false, script: 'sans-serif' },
  { isUpright: true, isBold: true, script: 'sans-serif' },
  { isUpright: false, isBold: false, script: 'sans-serif' },
  { isUpright: false, isBold: true, script: 'sans-serif' },
  { isUpright: true, isBold: false, script: 'monospace' },
];
/** Letters of these alphabets that Unicode had before. */
const early = new Map<string, LetterStyle>([
  ...[...'ℂℍℕℙℚℝℤ'].map((letter) => [letter, alphabets[6]!] as const),
  ...[...'ℬℰℱℋℐℒℳℛ'].map((letter) => [letter, alphabets[3]!] as const),
  ...[...'ℭℌℨ'].map((letter) => [letter, alphabets[5]!] as const),
]);

function styleOfLetter(letter: string, style: LetterStyle): LetterStyle {
  const known = early.get(letter);
  if (known) return known;
  const code = letter.codePointAt(0)!;
  if (code >= 0x1d400 && code < 0x1d6a4) return alphabets[Math.floor((code - 0x1d400) / 52)] ?? style;
  // bold, italic and bold italic Greek, then figures: bold where the first of each group is
  if (code >= 0x1d6a8 && code < 0x1d7ca)
    return { ...plainStyle, isBold: [0, 2, 3, 4].includes(Math.floor((code - 0x1d6a8) / 58)) };
  if (code >= 0x1d7ce && code < 0x1d7d8) return { ...plainStyle, isBold: true };
  if (code >= 0x1d7d8 && code < 0x1d7e2) return { ...plainStyle, script: 'double-struck' };
  return style;
}

const isStyled = (code: number) => code >= 0x1d400 && code <= 0x1d7ff;

const commands: Readonly<Record<LetterStyle['script'], string>> = {
  roman: '',
  script: '\\mathcal',
  fraktur: '\\mathfrak',
  'double-struck': '\\mathbb',
  'sans-serif': '\\mathsf',
  monospace: '\\mathtt',
};

/** The command that sets letters so; empty for those that LaTeX sets so by itself (italic letters, upright figures). */
function commandFor({ isUpright, isBold, script }: LetterStyle, isLetters: boolean): string {
  if (script !== 'roman') return commands[script];
  if (isBold) return isUpright || !isLetters ? '\\mathbf' : '\\boldsymbol';
  return isUpright && isLetters ? '\\mathrm' : '';
}

/** Chinese characters with their signs: text inside a formula. */
const chinese =
  /^[\u2e80-\u2fff\u3001-\u303f\u3040-\u30ff\u3100-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}、。“”‘’]+/u;
const latin = /^[A-Za-z]+/;
const figures = /^\d+(?:\.\d+)?/;

/** Text as \text{…} takes it. */
export const textArgument = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/\\/g, '\\textbackslash ')
    .replace(/[{}#$%&_]/g, (sign) => `\\${sign}`)
    .replace(/\^/g, '\\^{}')
    .replace(/~/g, '\\~{}')
    .replace(/\u00a0/g, ' ');

/**
 * LaTeX of the characters of one run. Function names that are upright or alone become commands, Chinese becomes \text,
 * typed spaces are kept only where LaTeX has them.
 */
export function latexOfCharacters(text: string, style: LetterStyle): string[] {
  const tokens: string[] = [];
  let rest = text.replace(invisible, '');
  while (rest !== '') {
    const words = chinese.exec(rest)?.[0];
    const letters = words === undefined ? latin.exec(rest)?.[0] : undefined;
    const number = words === undefined && letters === undefined ? figures.exec(rest)?.[0] : undefined;
    const taken = words ?? letters ?? number ?? String.fromCodePoint(rest.codePointAt(0)!);
    rest = rest.slice(taken.length);
    if (words !== undefined) tokens.push(`\\text{${words}}`);
    else if (letters !== undefined) tokens.push(...lettersIn(letters, style));
    else if (number !== undefined) tokens.push(styled(number, style, false));
    else tokens.push(...signIn(taken, style));
  }
  return tokens;
}

function lettersIn(letters: string, style: LetterStyle): string[] {
  if (functionNames.has(letters) && style.script === 'roman' && !style.isBold) return [`\\${letters}`];
  const command = commandFor(style, true);
  return command === '' ? [...letters] : [`${command}{${letters}}`];
}

function styled(text: string, style: LetterStyle, isLetters: boolean): string {
  const command = commandFor(style, isLetters);
  return command === '' ? text : `${command}{${text}}`;
}

function signIn(sign: string, style: LetterStyle): string[] {
  if (sign === ' ' || sign === '\t' || sign === '\n') return [];
  const own = styleOfLetter(sign, style);
  const code = sign.codePointAt(0)!;
  if (isStyled(code) || early.has(sign)) {
    const plain = sign.normalize('NFKC');
    const name = symbols.get(plain);
    if (name !== undefined) return [own.isBold ? `\\boldsymbol{${name}}` : name];
    return [styled(plain, own, /[A-Za-z]/.test(plain))];
  }
  const name = symbols.get(sign);
  if (name !== undefined) return [style.isBold && /^\\[A-Za-z]+$/.test(name) ? `\\boldsymbol{${name}}` : name];
  return [sign];
}

const smallFigure = /^([\^_])\{(.*)\}$/s;

/** Tokens beside each other: a command that ends in letters keeps its distance from the letter that follows. */
export function joined(tokens: readonly string[]): string {
  const parts: string[] = [];
  for (const token of tokens) {
    if (token === '') continue;
    const before = parts.at(-1) ?? '';
    const [small, last] = [smallFigure.exec(token), smallFigure.exec(before)];
    // LaTeX refuses two exponents in a row: the second one continues where the first ended
    if (small && last && small[1] === last[1]) parts[parts.length - 1] = `${last[1]}{${last[2]}${small[2]}}`;
    else if (last?.[1] === '^' && /^'+$/.test(token))
      parts[parts.length - 1] = `^{${last[2]}${'\\prime '.repeat(token.length).trim()}}`;
    else parts.push(/\\[A-Za-z]+$/.test(before) && /^[A-Za-z]/.test(token) ? ` ${token}` : token);
  }
  return parts.join('');
}
