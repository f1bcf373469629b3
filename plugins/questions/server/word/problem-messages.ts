import type { Difficulty } from '../../kit/common/types/difficulty';
import type { ReadProblem } from '../importing/reader';
import type { PaperProblem } from './document/source-line';
import type { ReadItem, Why } from './paper/items/read-item';

/** What each problem of a paper is called. */
const problemKeys: Readonly<Record<PaperProblem['problem'], string>> = {
  picture: 'questions.read.word.problem.picture',
  pictureKind: 'questions.read.word.problem.pictureKind',
  pictureLinked: 'questions.read.word.problem.pictureLinked',
  mathType: 'questions.read.word.problem.mathType',
  formula: 'questions.read.word.problem.formula',
  tooMuch: 'questions.read.word.problem.tooMuch',
  cutOff: 'questions.read.word.problem.cutOff',
  partsLost: 'questions.read.word.problem.partsLost',
  noItems: 'questions.read.word.problem.noItems',
  numberMissing: 'questions.read.word.problem.numberMissing',
  numberTwice: 'questions.read.word.problem.numberTwice',
  answerWithoutItem: 'questions.read.word.problem.answerWithoutItem',
};

export const problemOf = ({ problem, place, detail }: PaperProblem): ReadProblem => ({
  key: problemKeys[problem],
  params: { detail },
  page: place.page,
  line: place.paragraph,
  text: detail.slice(0, 200),
});

/** Why a field should be checked; certain fields need no message. */
const doubtKeys: Readonly<Partial<Record<Why, string>>> = {
  formSays: 'questions.read.word.doubt.formSays',
  guessed: 'questions.read.word.doubt.guessed',
  missing: 'questions.read.word.doubt.missing',
  fewOptions: 'questions.read.word.doubt.fewOptions',
  manyOptions: 'questions.read.word.doubt.manyOptions',
  marked: 'questions.read.word.doubt.marked',
  doesNotFit: 'questions.read.word.doubt.doesNotFit',
  numberSkipped: 'questions.read.word.doubt.numberSkipped',
  empty: 'questions.read.word.doubt.empty',
  long: 'questions.read.word.doubt.long',
};
const sure = 0.9;

/** Fields of an item that should be checked, with the reason. */
export const doubtsOf = ({ trust, place }: ReadItem, text: string): ReadProblem[] =>
  Object.entries(trust).flatMap(([field, { value, why }]) => {
    const key = doubtKeys[why];
    if (value >= sure || key === undefined) return [];
    return [{ key, params: { field }, page: place.page, line: place.paragraph, text: text.slice(0, 200) }];
  });

/** Difficulty as papers state it: a share of right answers (0.85), or a word. */
export function difficultyOf(text: string | null): Exclude<Difficulty, 0> | undefined {
  if (text === null) return undefined;
  const share = Number(/0?\.\d+|^[01](?:\.0+)?$/.exec(text)?.[0] ?? Number.NaN);
  if (!Number.isNaN(share)) return share >= 0.85 ? 1 : share >= 0.7 ? 2 : share >= 0.5 ? 3 : share >= 0.3 ? 4 : 5;
  if (/较难|偏难/.test(text)) return 4;
  if (/难/.test(text)) return 5;
  if (/较易|偏易/.test(text)) return 2;
  if (/易|基础|简单/.test(text)) return 1;
  return /中/.test(text) ? 3 : undefined;
}
