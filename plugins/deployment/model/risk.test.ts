import { expect, test } from 'vitest';
import { riskOfAction, riskOfCode } from './risk';

test.each([
  ['add', 'ordinary'],
  ['like', 'ordinary'],
  ['publish_to_school', 'notice'],
  ['listen_temporary', 'notice'],
  ['batch_import', 'sensitive'],
  ['plan_download', 'sensitive'],
  ['act_as', 'sensitive'],
])('the action %s is %s', (action, risk) => {
  expect(riskOfAction(action)).toBe(risk);
});

test('a code is as risky as its riskiest action', () => {
  expect(riskOfCode('homework_tea', ['arrange', 'publish_other_classes'])).toBe('notice');
  expect(riskOfCode('homework_tea', ['arrange', 'delete'])).toBe('sensitive');
  expect(riskOfCode('homework_stu', [])).toBe('ordinary');
});

test('a code of administration is never ordinary', () => {
  expect(riskOfCode('portal_admin', [])).toBe('notice');
});
