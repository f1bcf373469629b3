import type { OutputOf } from 'edutech/core/common/endpoint';
import type { changeableSettings, ChangeableSetting } from '../../../api';

export type Data = OutputOf<typeof changeableSettings>;

/** What the fields of the form hold: texts and numbers as they are typed, in the unit in which people read them. */
export type Values = Readonly<Record<string, string | boolean>>;

const found = (settings: readonly ChangeableSetting[], name: string) => settings.find((one) => one.name === name);

/** A stored value as its field holds it. */
export function shownValue(settings: readonly ChangeableSetting[], name: string, value: unknown): string | boolean {
  const setting = found(settings, name);
  if (typeof value === 'boolean') return value;
  return typeof value === 'number' ? String(value / (setting?.per ?? 1)) : String(value);
}

/** The least and the most that a number may be, as its field shows it: by itself, and by the levels above. */
export function limitsOf({ minimum, maximum, bound, stricter, per }: ChangeableSetting) {
  const limit: unknown = bound === null ? null : JSON.parse(bound);
  const above = typeof limit === 'number' ? limit : null;
  const most = stricter === 'lower' ? above : null;
  const least = stricter === 'higher' ? above : null;
  const max = maximum === null || most === null ? (most ?? maximum) : Math.min(maximum, most);
  const min = minimum === null || least === null ? (least ?? minimum) : Math.max(minimum, least);
  return { ...(min !== null && { min: min / per }), ...(max !== null && { max: max / per }) };
}

/** Beside the values: why they change, and as JSON the changes that held when they were read. */
export const initialOf = (settings: readonly ChangeableSetting[]): Values => ({
  ...Object.fromEntries(settings.map(({ name, value }) => [name, shownValue(settings, name, JSON.parse(value))])),
  reason: '',
  seen: JSON.stringify(Object.fromEntries(settings.map(({ name, changeId }) => [name, changeId]))),
});

/** The values of a version that the server answers in a conflict. */
export const readVersion = (
  settings: readonly ChangeableSetting[],
  version: Readonly<Record<string, unknown>>,
): Values =>
  Object.fromEntries(
    Object.entries(version).map(([name, value]) => [
      name,
      name === 'seen' ? JSON.stringify(value) : shownValue(settings, name, value),
    ]),
  );

/** What a field holds, as JSON of the stored value; a number that is none stays a text, which the server refuses. */
export function storedValue(settings: readonly ChangeableSetting[], name: string, values: Values): string {
  const setting = found(settings, name);
  const value = values[name]!;
  if (setting?.control !== 'number' || typeof value === 'boolean') {
    return JSON.stringify(typeof value === 'string' ? value.trim() : value);
  }
  const number = Number(value);
  return value.trim() === '' || Number.isNaN(number) ? JSON.stringify(value) : JSON.stringify(number * setting.per);
}
