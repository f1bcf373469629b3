import { expect, test } from 'vitest';
import { variable } from './sms';

test.each([
  ['作业已发布 HTTPS://EXAMPLE.COM/a 请看', '作业已发布 请看'],
  ['领奖 www.example.com', '领奖'],
  ['【银行】<b>{code}', '银行 b code'],
  ['第三单元练习', '第三单元练习'],
])('a variable of a template holds no address and no brackets of a signature', (typed, sent) => {
  expect(variable(typed)).toBe(sent);
});
