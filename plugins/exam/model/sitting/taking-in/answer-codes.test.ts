import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { codesOf, readCodes } from './answer-codes';
import type { AnswerFile } from './answer-file';

const fileOf = (length: number): AnswerFile => ({
  kind: 'edutech-exam-answers',
  sittingId: newId(),
  device: newId(),
  bytes: `${'aB3+/'.repeat(length)}==`,
});

test('a file is the same again from its codes, in any order and read twice', () => {
  const file = fileOf(500);
  const codes = codesOf(file);
  expect(codes.length).toBeGreaterThan(3);
  expect(readCodes([...codes.toReversed(), codes[1]].join('\n'))).toEqual({ state: 'whole', file });
  expect(readCodes(codesOf(fileOf(1))[0]!)).toMatchObject({ state: 'whole' });
});

test('codes that are still to be read are named', () => {
  const codes = codesOf(fileOf(500));
  const read = readCodes(codes.filter((_, at) => at !== 1).join(' '));
  expect(read).toEqual({ state: 'missing', missing: [2], count: codes.length });
});

test('codes of two files, and one that was changed, are refused', () => {
  const [one, other] = [codesOf(fileOf(200)), codesOf(fileOf(200))];
  expect(readCodes([...one.slice(0, -1), other.at(-1)].join('\n'))).toEqual({ state: 'wrong' });
  const changed = one.map((code, at) => (at === 0 ? code.replace(/a(?=B3)/, 'b') : code));
  expect(readCodes(changed.join('\n'))).toEqual({ state: 'wrong' });
  expect(readCodes('https://example.org')).toEqual({ state: 'none' });
});
