import type { ChangeableSetting } from '../../../api';
import { initialOf, storedValue, type Values } from './setting-values';

/** Changed and not saved: kept on this device, by place and person, until it is saved or given up. */
export interface SettingDraft {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the changed fields hold. */
  readonly values: Values;
  /** By name, the changes that held when they were typed over: of two who change one thing the later is told. */
  readonly seen: Readonly<Record<string, string | null>>;
}

type Seen = SettingDraft['seen'];
const seenIn = (values: Values) => JSON.parse(String(values['seen'])) as Seen;

/** The draft in a form's values; null: nothing is changed. */
export function draftOf(settings: readonly ChangeableSetting[], values: Values, at: number): SettingDraft | null {
  const changed = settings.filter(({ name, value }) => storedValue(settings, name, values) !== value);
  if (changed.length === 0) return null;
  const seen = seenIn(values);
  return {
    at,
    values: Object.fromEntries([...changed.map(({ name }) => [name, values[name]!]), ['reason', values['reason']!]]),
    seen: Object.fromEntries(changed.map(({ name }) => [name, seen[name] ?? null])),
  };
}

/** A form's values with a draft put over what holds now; what is no longer changed here is left out. */
export function withDraft(settings: readonly ChangeableSetting[], draft: SettingDraft): Values {
  const initial = initialOf(settings);
  const open = settings.filter(({ name, isLocked }) => !isLocked && name in draft.values).map(({ name }) => name);
  const values = Object.fromEntries(open.map((name) => [name, draft.values[name]!]));
  const seen = Object.fromEntries(open.map((name) => [name, draft.seen[name] ?? null]));
  return {
    ...initial,
    ...values,
    reason: draft.values['reason'] ?? '',
    seen: JSON.stringify({ ...seenIn(initial), ...seen }),
  };
}
