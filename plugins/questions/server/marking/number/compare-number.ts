import type { GapKey } from '../../../kit/common/question-key';
import { type ReadNumber, readNumber } from './read-number';
import { converted, readUnit, tidyUnit } from './read-unit';
import { isSameDimension, type Unit } from './units';

/** The verdict on one gap: whether it is right, and what was read; null if it could not be read with certainty. */
export interface GapVerdict {
  readonly isRight: boolean;
  readonly read: string | null;
}

/** Share by which equal numbers may differ: what a double loses in a conversion. */
const rounding = 1e-12;

const unread: GapVerdict = { isRight: false, read: null };

/** A number as it is shown back: its digits, with the unit that was written. */
export function shownNumber({ value, unit }: ReadNumber): string {
  const shown = Object.is(value, -0) ? '0' : String(Number(value.toPrecision(12)));
  return unit === '' ? shown : `${shown} ${unit}`;
}

/** `1小时30分`, `3元5角`, `5米20厘米`: several numbers of one kind. Null for what is not such a sum. */
function compoundIn(text: string, wanted: Unit): number | null {
  const parts = [...text.replace(/\s/g, '').matchAll(/(\d+(?:\.\d+)?)([^\d.]+)/gu)];
  if (parts.length < 2 || parts.map(([whole]) => whole).join('') !== text.replace(/\s/g, '')) return null;
  let sum = 0;
  let lastScale = Number.POSITIVE_INFINITY;
  for (const [, digits, name] of parts) {
    const unit = readUnit(name!).find(({ dimension }) => isSameDimension(dimension, wanted.dimension));
    if (!unit || unit.offset !== undefined || unit.scale >= lastScale) return null;
    lastScale = unit.scale;
    sum += (Number(digits) * unit.scale) / wanted.scale;
  }
  return sum;
}

function isWithin(value: number, key: number, tolerance: GapKey['tolerance']): boolean {
  const off = Math.abs(value - key);
  const mayBe =
    tolerance === undefined
      ? 0
      : tolerance.kind === 'absolute'
        ? tolerance.value
        : (Math.abs(key) * tolerance.value) / 100;
  return off <= mayBe + rounding * Math.max(Math.abs(key), Math.abs(value), mayBe);
}

/** The number in the key's unit: null for another dimension, undefined for an unknown unit. */
function inUnitOf(key: string, read: ReadNumber): number | null | undefined {
  if (tidyUnit(key) === read.unit) return read.value;
  const [wanted, given] = [readUnit(key), readUnit(read.unit)];
  if (wanted.length === 0 || given.length === 0) return undefined;
  for (const to of wanted)
    for (const from of given) {
      const value = converted(read.value, from, to);
      if (value !== null) return value;
    }
  return null;
}

function compareOne(text: string, accepted: string, key: GapKey): GapVerdict {
  const wanted = readNumber(accepted);
  if (!wanted) return unread;
  const unit = key.unit?.name ?? wanted.unit;
  // an accepted answer that carries its unit wants it
  const isNeeded = key.unit ? key.unit.isNeeded : wanted.unit !== '';
  const compound =
    unit === ''
      ? null
      : readUnit(unit)
          .map((one) => compoundIn(text, one))
          .find((sum) => sum !== null);
  if (compound != null)
    return { isRight: isWithin(compound, wanted.value, key.tolerance), read: shownNumber({ value: compound, unit }) };
  const given = readNumber(text);
  if (!given) return unread;
  const read = shownNumber(given);
  if (given.unit === '') return { isRight: !isNeeded && isWithin(given.value, wanted.value, key.tolerance), read };
  // the key knows of no unit: what is written before or behind the gap decides, and only people see it
  if (unit === '') return unread;
  const value = inUnitOf(unit, given);
  if (value === undefined) return unread;
  return { isRight: value !== null && isWithin(value, wanted.value, key.tolerance), read };
}

/** Marks a number by each accepted one; the first that is right counts, then what could be read. */
export function compareNumber(text: string, key: GapKey): GapVerdict {
  const verdicts = key.accepted.map((accepted) => compareOne(text, accepted, key));
  return verdicts.find(({ isRight }) => isRight) ?? verdicts.find(({ read }) => read !== null) ?? unread;
}
