import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { indexOf, positionAt } from './positions';

function text(words: string): Y.Text {
  const made = new Y.Doc().getText('goals');
  made.insert(0, words);
  return made;
}

test('a position moves with what is written before it, and stays where something is written behind it', () => {
  const goals = text('合并同类项');
  const position = positionAt(goals, 2);
  goals.insert(0, '会');
  expect(indexOf(goals, position)).toBe(3);
  goals.insert(5, '！');
  expect(indexOf(goals, position)).toBe(3);
});

test('the end of a text stays its end', () => {
  const goals = text('合并');
  const end = positionAt(goals, 2);
  goals.insert(2, '同类项');
  expect(indexOf(goals, end)).toBe(5);
});

test('what is no position of a text is none', () => {
  const goals = text('合并');
  expect(indexOf(goals, 'AAAA////')).toBeNull();
  expect(indexOf(goals, positionAt(text('别的'), 1))).toBeNull();
});
