import { oneWriting } from '../text/characters';
import { combined, isSameDimension, meaningsOf, type Unit } from './units';

const longest = 40;
const powers: Readonly<Record<string, number>> = { '²': 2, '³': 3, '⁻¹': -1, '⁻²': -2, '⁻³': -3 };
const compatible: Readonly<Record<string, string>> = {
  '㎡': 'm²',
  '㎥': 'm³',
  '㎝': 'cm',
  '㎜': 'mm',
  '㎞': 'km',
  '㎏': 'kg',
  '㎎': 'mg',
  '㎖': 'mL',
};

/** `\mathrm{cm}^{2}`, `㎡`, `平方厘米`, `米每秒` in one writing: names, `·`, `/`, `²`. */
export function tidyUnit(text: string): string {
  return oneWriting(text)
    .replace(/[㎡㎥㎝㎜㎞㎏㎎㎖]/gu, (sign) => compatible[sign]!)
    .replace(/\\(?:mathrm|text|rm|operatorname|mathit)\s*/g, '')
    .replace(/\\(?:left|right)/g, '')
    .replace(/\\(?:cdot|times)/g, '·')
    .replace(/\\(?:Omega|ohm)/g, 'Ω')
    .replace(/\\mu/g, 'μ')
    .replace(/\^\s*\{?\s*\\circ\s*\}?\s*C/g, '℃')
    .replace(/\^\s*\{?\s*\\circ\s*\}?|\\degree/g, '°')
    .replace(
      /\^\{?(-?[123])\}?/g,
      (_, power: string) => ({ '1': '', '2': '²', '3': '³' })[power] ?? `⁻${'¹²³'[Number(power[1]) - 1]}`,
    )
    .replace(/\\[,;:! ]|[{}\s$~]/g, '')
    .replace(/°C/g, '℃')
    .replace(/°F/g, '℉')
    .replace(/[×*.]/g, '·')
    .replace(/平方(千米|公里|米|分米|厘米|毫米)/g, '$1²')
    .replace(/立方(千米|米|分米|厘米|毫米)/g, '$1³')
    .replace(/每/g, '/')
    .replace(/千瓦时|kWh/g, 'kW·h');
}

/** What a text means as a unit, each meaning once: products and quotients of powers of named units. */
export function readUnit(text: string): readonly Unit[] {
  const tidy = tidyUnit(text);
  if (tidy === '' || tidy.length > longest) return [];
  const whole = meaningsOf(tidy);
  if (whole.length > 0) return whole;
  const factors: { readonly unit: Unit; readonly power: number }[] = [];
  let sign = 1;
  let isInBrackets = false;
  for (const piece of tidy.match(/[·/()]|[^·/()²³⁻¹]+|[²³]|⁻[¹²³]/gu) ?? []) {
    if (piece === '/') sign = -1;
    else if (piece === '·') sign = isInBrackets ? sign : 1;
    else if (piece === '(') isInBrackets = true;
    else if (piece === ')') isInBrackets = false;
    else if (powers[piece] !== undefined) {
      const last = factors.pop();
      if (!last) return [];
      factors.push({ unit: last.unit, power: last.power * powers[piece] });
    } else {
      // the first meaning; of temperatures a step, not a place on the scale
      const [unit] = meaningsOf(piece);
      if (!unit) return [];
      factors.push({ unit, power: sign });
    }
  }
  if (factors.length === 0) return [];
  return [
    {
      dimension: combined(factors.map(({ unit, power }) => [unit.dimension, power])),
      scale: factors.reduce((product, { unit, power }) => product * unit.scale ** power, 1),
    },
  ];
}

/** A value converted to another unit of the same dimension; null if that is impossible. */
export function converted(value: number, from: Unit, to: Unit): number | null {
  if (!isSameDimension(from.dimension, to.dimension)) return null;
  if (from.scale === to.scale && from.offset === to.offset) return value;
  const base = value * from.scale + (from.offset ?? 0);
  return (base - (to.offset ?? 0)) / to.scale;
}
