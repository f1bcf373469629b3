import { grades, type Grade } from 'edutech/plugins/questions/kit/common/scheduling/memory';
import { plainLetters, signsOf, type WordText } from '../word';

const tidy = (text: string) => text.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/** Whether what was written is the word: capitals, spaces at its ends and the form of apostrophes do not matter. */
export const isWritten = ({ text }: Pick<WordText, 'text'>, given: string): boolean => {
  const signs = signsOf(text);
  return signs.length > 0 ? signsOf(given).join('') === signs.join('') : tidy(given) === tidy(text);
};

/** Whether a sentence has the word in it, in one of its usual forms, and says more than the word. */
export function isInSentence({ text }: Pick<WordText, 'text'>, given: string): boolean {
  const word = plainLetters(text).trim();
  const sentence = plainLetters(given).trim();
  if (signsOf(text).length > 0) return sentence.includes(word) && signsOf(given).length >= signsOf(text).length + 3;
  const stem = word.replace(/(?:e|y)$/, '');
  const words = sentence.split(/[^a-z'-]+/).filter(Boolean);
  return words.length >= 3 && (sentence.includes(word) || words.some((one) => one.startsWith(stem)));
}

/** The grade of an answer: hints make it hard, quickness does not make it easy. */
export const gradeOf = (isRight: boolean, hints: number): Grade =>
  isRight ? (hints > 0 ? grades.hard : grades.good) : grades.again;

/** Three other words beside the right one, in an order that the same word always has. */
export function choicesFor<Word extends { readonly wordId: string }>(word: Word, others: readonly Word[]): Word[] {
  const numberOf = (id: string) => [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  const seed = numberOf(word.wordId);
  const drawn = others
    .filter(({ wordId }) => wordId !== word.wordId)
    .map((one) => ({ one, order: (numberOf(one.wordId) ^ seed) >>> 0 }))
    .sort((a, b) => a.order - b.order)
    .slice(0, 3)
    .map(({ one }) => one);
  return drawn.toSpliced(seed % (drawn.length + 1), 0, word);
}
