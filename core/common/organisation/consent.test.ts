import { expect, test } from 'vitest';
import { needsConsent } from './consent';

const today = '2026-11-21';

test('a student needs a consent until the day of the fourteenth birthday', () => {
  expect(needsConsent('2012-11-22', 'junior', today)).toBe(true);
  expect(needsConsent('2012-11-21', 'junior', today)).toBe(false);
  expect(needsConsent('2009-01-01', 'junior', today)).toBe(false);
});

test('without a birth date the stage decides, in doubt for the child', () => {
  expect(needsConsent(null, 'primary', today)).toBe(true);
  expect(needsConsent(null, 'junior', today)).toBe(true);
  expect(needsConsent(null, 'senior', today)).toBe(false);
  expect(needsConsent(null, null, today)).toBe(true);
});

test('somebody born on 29 February is fourteen on 1 March of a common year', () => {
  expect(needsConsent('2012-02-29', 'junior', '2026-02-28')).toBe(true);
  expect(needsConsent('2012-02-29', 'junior', '2026-03-01')).toBe(false);
});
