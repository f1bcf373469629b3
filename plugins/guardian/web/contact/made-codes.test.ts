import { expect, test } from 'vitest';
import { withMade } from './made-codes';

const code = (personId: string, text: string) => ({
  personId,
  name: personId,
  seat: 1,
  code: text,
  expiresAt: '2026-12-24T00:00:00Z',
});

test('codes that are shown once stay on the screen until they are replaced by newer ones of the student', () => {
  const first = withMade([], [code('one', 'AAAAA-22222'), code('two', 'BBBBB-22222')]);
  const second = withMade(first, [code('three', 'CCCCC-22222')]);
  expect(second.map((one) => one.code)).toEqual(['AAAAA-22222', 'BBBBB-22222', 'CCCCC-22222']);
  const third = withMade(second, [code('two', 'DDDDD-22222')]);
  expect(third.map((one) => one.code)).toEqual(['AAAAA-22222', 'CCCCC-22222', 'DDDDD-22222']);
});
