import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from 'edutech/plugins/questions/api';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf } from './questions-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
});
afterAll(() => app.close());

test('a student is told what the machine reads of an answer, before it counts and without a key', async () => {
  const student = await signedIn(app, 'student');
  const gaps = [
    { kind: 'formula' as const, text: '－2（x−1）²' },
    { kind: 'number' as const, text: '３×10⁸ 米/秒' },
    { kind: 'text' as const, text: ' 北 京。' },
    { kind: 'formula' as const, text: 'a/2x' },
    { kind: 'number' as const, text: '' },
  ];
  expect(dataOf<typeof readAnswer>(await student.call(readAnswer, { gaps }))).toEqual([
    '-2\\left(x-1\\right)^{2}',
    '300000000 米/秒',
    '北京',
    null,
    '',
  ]);
});
