import { expect, test } from 'vitest';
import { type lessonStates, openActs, refusalOfAct, stateAfter } from './states';

const [writer, other] = ['writer', 'other'];
const lesson = (state: (typeof lessonStates)[number], isRemoved = false) => ({ state, writerIds: [writer], isRemoved });

test('who wrote a lesson submits it and calls it back, and does not review it', () => {
  expect(openActs(lesson('draft'), writer)).toEqual(['edit', 'submit', 'remove']);
  expect(openActs(lesson('review'), writer)).toEqual(['recall']);
  expect(refusalOfAct('publish', lesson('review'), writer)).toBe('ownLesson');
  expect(refusalOfAct('return', lesson('review'), writer)).toBe('ownLesson');
});

test('somebody else lets it out or gives it back, and cannot call it back', () => {
  expect(openActs(lesson('review'), other)).toEqual(['publish', 'return']);
  expect(refusalOfAct('recall', lesson('review'), other)).toBe('notWriter');
});

test('what is out is taken back, and goes out again unchanged or becomes a draft', () => {
  expect(openActs(lesson('published'), other)).toEqual(['withdraw']);
  expect(openActs(lesson('withdrawn'), writer)).toEqual(['restore', 'revise']);
  expect(stateAfter('revise')).toBe('draft');
});

test('a draft that was thrown away can only be taken out again', () => {
  expect(openActs(lesson('draft', true), writer)).toEqual(['unremove']);
  expect(refusalOfAct('unremove', lesson('draft'), writer)).toBe('state');
});
