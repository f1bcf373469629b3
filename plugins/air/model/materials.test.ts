import { expect, test } from 'vitest';
import { isPackable, nameOfMaterial } from './materials';

test.each([
  ['《数轴》学习任务单.docx', '《数轴》学习任务单'],
  ['1.2 数轴.v2.pdf', '1.2 数轴.v2'],
  ['.pdf', '.pdf'],
])('%s is called %s', (file, name) => expect(nameOfMaterial(file)).toBe(name));

test('several materials are one archive, unless they are too large for one', () => {
  expect(isPackable([{ bytes: 10 }])).toBe(false);
  expect(isPackable([{ bytes: 10 }, { bytes: 49_999_990 }])).toBe(true);
  expect(isPackable([{ bytes: 10 }, { bytes: 49_999_991 }])).toBe(false);
});
