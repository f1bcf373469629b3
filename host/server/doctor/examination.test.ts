import { expect, test } from 'vitest';
import en from '../../../core/server/messages/en.json';
import zh from '../../../core/server/messages/zh-CN.json';
import { allChecks } from './examination';

test('there are many checks, each with a name of its own', () => {
  const ids = allChecks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(25);
});

test.each([...allChecks.map(({ id }) => id), 'unseen'])(
  '“%s” says in both languages what it looks at, what is wrong and what to do',
  (id) => {
    for (const texts of [zh, en] as readonly Readonly<Record<string, string>>[]) {
      for (const part of ['', '.problem', '.remedy']) expect(texts[`core.doctor.${id}${part}`]).toBeTruthy();
    }
  },
);
