import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerFirst, beginSession, keyOf, type Task, withoutAnswered } from './session';

const task = (wordId: string): Task => ({ wordId, mode: 'spell', assignmentId: null });
const five = ['a', 'b', 'c', 'd', 'e'].map(task);
const asked = (session: ReturnType<typeof beginSession>) => session.queue.map(({ wordId }) => wordId).join('');

test('a word that goes wrong comes again after three others, until it was right twice', () => {
  let session = answerFirst(beginSession(five), false);
  expect(asked(session)).toBe('bcdae');
  for (let at = 0; at < 3; at++) session = answerFirst(session, true);
  expect(asked(session)).toBe('ae');
  session = answerFirst(session, true);
  expect(asked(session)).toBe('ea');
  session = answerFirst(answerFirst(session, true), true);
  expect(session.queue).toEqual([]);
  expect(session.done).toHaveLength(5);
  expect([...session.wrong]).toEqual(['a.spell']);
});

test('whatever is answered, no word is lost, and all right answers end the practice', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (answers) => {
      let session = beginSession(five);
      for (const isRight of answers) session = answerFirst(session, isRight);
      const known = [...session.queue, ...session.done].map(keyOf).sort();
      expect(known).toEqual(five.map(keyOf).sort());
      for (let at = 0; at < 2 * five.length; at++) session = answerFirst(session, true);
      expect(session.queue).toEqual([]);
    }),
  );
});

test('what was answered before the page was opened again is not asked again', () => {
  expect(withoutAnswered(five, new Set(['b.spell', 'c.say'])).map(({ wordId }) => wordId)).toEqual([
    'a',
    'c',
    'd',
    'e',
  ]);
});
