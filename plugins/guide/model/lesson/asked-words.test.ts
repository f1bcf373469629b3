import { expect, test } from 'vitest';
import { askedWords } from './asked-words';

test('words that several students ask about are counted by student, the most frequent first', () => {
  const questions = ['去括号以后为什么要变号？', '什么时候变号，变号几次', '变号怎么记？', '负数怎么去括号'];
  expect(askedWords(questions)).toEqual([
    { word: '变号', count: 3 },
    { word: '去括号', count: 2 },
  ]);
});

test('a piece of a word is no word of its own, and a shorter one that is more frequent is', () => {
  expect(askedWords(['起步价怎么算', '起步价里有几千米', '几千米以内不加价'])).toEqual([
    { word: '起步价', count: 2 },
    { word: '几千米', count: 2 },
  ]);
  expect(askedWords(['去括号', '去括号', '括号有几种']).map(({ word }) => word)).toEqual(['括号', '去括号']);
});

test('English words are found without what joins them, and a word of one student is none', () => {
  expect(askedWords(['Why is the bracket removed?', 'How to open a bracket', 'What is a sign'])).toEqual([
    { word: 'bracket', count: 2 },
  ]);
});
