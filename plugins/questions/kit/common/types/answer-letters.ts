/** Letters of answers, A to Z (portal.md section 9). */
export const answerLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The names of the two answers of a true/false question, in every language of the product. */
export const trueFalseLabels = { true: '对', false: '错' } as const;

/** Their signs. Papers write √ for the first, which is the sign of a root beside formulas. */
export const trueFalseSigns = { true: '✓', false: '×' } as const;

/** The letter of an option, counted from 0. Throws RangeError past Z. */
export function answerLetter(option: number): string {
  const letter = Number.isInteger(option) ? answerLetters[option] : undefined;
  if (letter === undefined) throw new RangeError(`there is no answer letter for option ${option}`);
  return letter;
}

/** The option of a letter, counted from 0; small letters are read too. -1 for anything else. */
export const answerOption = (letter: string): number =>
  letter.length === 1 ? answerLetters.indexOf(letter.toUpperCase()) : -1;
