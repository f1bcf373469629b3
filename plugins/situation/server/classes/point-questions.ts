import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { PointAnswer } from './class.queries';

/** Mistakes that are shown of a point or a question. */
const mostMistakes = 3;
/** Students who made the same mistake, so that it is typical. */
const fewestSame = 2;

export interface AskedQuestion {
  readonly version: QuestionVersion;
  readonly answers: readonly PointAnswer[];
  /** Share of the points. */
  readonly share: number;
  readonly people: number;
}

const peopleIn = (answers: readonly PointAnswer[]) => new Set(answers.map(({ personId }) => personId)).size;

/** What areas ask beside the bank, as words, has version 0. */
const isOfBank = ({ version }: PointAnswer) => version > 0;

/** Questions of the bank that a class was asked, those that lost most points first. */
export const askedIn = (answers: readonly PointAnswer[]): AskedQuestion[] =>
  [...Map.groupBy(answers.filter(isOfBank), ({ questionId }) => questionId).values()]
    .map((same) => ({
      version: { questionId: same[0]!.questionId, version: same[0]!.version },
      answers: same,
      share: same.reduce((sum, { share }) => sum + share, 0) / same.length,
      people: peopleIn(same),
    }))
    .toSorted((a, b) => a.share - b.share || (a.version.questionId < b.version.questionId ? -1 : 1));

/** Wrong answers that came more than once, counted by students, each with the first of them. */
export const mistakesIn = (answers: readonly PointAnswer[]) =>
  [
    ...Map.groupBy(
      answers.filter(({ wrote }) => wrote !== ''),
      (one) => `${versionKey(one)}/${one.wrote}`,
    ).values(),
  ]
    .map((same) => ({ first: same[0]!, wrote: same[0]!.wrote, people: peopleIn(same) }))
    .filter(({ people }) => people >= fewestSame)
    .toSorted((a, b) => b.people - a.people || a.wrote.localeCompare(b.wrote))
    .slice(0, mostMistakes);

/** Questions like those that lost most points, none that the class has answered; up to `most`. */
export async function similarTo(
  db: Db,
  bank: QuestionBank<Db>,
  asked: readonly AskedQuestion[],
  most: number,
): Promise<QuestionVersion[]> {
  const worst = asked.slice(0, 3).map(({ version }) => version);
  const near = await bank.similarToEach(db, worst, most);
  const seen = new Set<Id>(asked.map(({ version }) => version.questionId));
  const found: QuestionVersion[] = [];
  for (const one of worst.flatMap((version) => near.get(version.questionId) ?? [])) {
    if (found.length === most || seen.has(one.questionId)) continue;
    seen.add(one.questionId);
    found.push(one);
  }
  return found;
}
