import { expect, test } from 'vitest';
import { isChinese } from './city-words';

test.each([
  ['七(3)班', true],
  ['Unit 6 听力与跟读', true],
  ['Good afternoon, 周文静', false],
  ['名册（旧）.xlsx', true],
  ['Save', false],
  ['10:10 – 10:50', null],
])('words such as "%s"', (text, is) => expect(isChinese(text)).toBe(is));
