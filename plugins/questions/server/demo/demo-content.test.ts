import { expect, test } from 'vitest';
import { questionTypes } from '../../kit/common/types/question-types';
import { problemsOf } from '../../model/checks';
import { demoPictures } from './pictures';
import { questionOf } from './question-of';
import { writtenQuestions } from './read-questions';

const folder = new URL('../..', import.meta.url).pathname;
const all = writtenQuestions(folder);
const pictures = demoPictures(folder);

const made = all.map((written) => ({
  slug: written.slug,
  ...questionOf(written, (name) => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`nobody draws ${name}`);
    return { ...picture, id: '0'.repeat(32) };
  }),
}));

test('every question of the demo is complete', () => {
  const wrong = made.flatMap(({ slug, body, key }) =>
    problemsOf(body, key)
      .filter(({ isBlocking }) => isBlocking)
      .map((problem) => `${slug}: ${problem.key} at ${problem.at}`),
  );
  expect(wrong).toEqual([]);
});

test('the demo shows every type of question, each under a name of its own', () => {
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(Object.values(questionTypes)));
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(120);
});
