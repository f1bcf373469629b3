import { expect, it } from 'vitest';
import type { ChangeableSetting } from '../../../api';
import { initialOf, limitsOf, storedValue } from './setting-values';

const setting = (name: string, control: ChangeableSetting['control'], value: unknown, per = 1): ChangeableSetting => ({
  name,
  section: 'signIn',
  meaning: '',
  control,
  unit: '',
  per,
  minimum: null,
  maximum: null,
  stricter: null,
  bound: null,
  value: JSON.stringify(value),
  inherited: JSON.stringify(value),
  source: 'default',
  isLocked: false,
  path: [],
  follow: null,
  own: [],
  ownCount: 0,
  changeId: null,
});
const settings = [
  setting('hotline', 'text', '12345'),
  setting('idleMilliseconds', 'number', 1_800_000, 60_000),
  setting('askAgreements', 'switch', false),
];

it('shows milliseconds as minutes, and what was not touched is not changed', () => {
  const values = initialOf(settings);
  expect(values).toMatchObject({ hotline: '12345', idleMilliseconds: '30', askAgreements: false });
  expect(settings.filter(({ name, value }) => storedValue(settings, name, values) !== value)).toEqual([]);
});

it('stores what was typed, and leaves it to the server to refuse what is no number', () => {
  const values = { ...initialOf(settings), hotline: ' 96110 ', idleMilliseconds: '45', askAgreements: true };
  expect(settings.map(({ name }) => storedValue(settings, name, values))).toEqual(['"96110"', '2700000', 'true']);
  expect(storedValue(settings, 'idleMilliseconds', { idleMilliseconds: 'soon' })).toBe('"soon"');
});

it('ends a limit where the level above has its own', () => {
  const most = { ...setting('juniorMinutes', 'number', 80), minimum: 0, maximum: 90, stricter: 'lower' as const };
  expect(limitsOf(most)).toEqual({ min: 0, max: 90 });
  expect(limitsOf({ ...most, bound: '80' })).toEqual({ min: 0, max: 80 });
  const least = { ...setting('auditDays', 'number', 400), minimum: 180, stricter: 'higher' as const, bound: '400' };
  expect(limitsOf(least)).toEqual({ min: 400 });
});
