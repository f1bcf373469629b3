import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionVersion } from 'edutech/plugins/questions/api';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type * as api from '../../api';
import { isNotYet, pointFigures } from '../../model/class-points';
import { classConfidence, fewestPeople } from '../../model/states';
import { lastMondays } from '../../model/weeks';
import { sinceOf } from './class-data';
import { type Parts, pointNames } from './class.routes';
import { type PointAnswer, selectMastery, selectPointAnswers, selectStudents, selectTaught } from './class.queries';

/** Mistakes that are shown, and questions of a follow-up. */
const mostMistakes = 3;
const mostFollowUp = 3;
const mostExams = 3;
/** Students who made the same mistake, so that it is typical. */
const fewestSame = 2;
const longestStem = 40;
const usualSeconds = 120;

export const pointEvidence =
  ({ bank, textbooks }: Parts): Handler<typeof api.pointEvidence> =>
  async ({ db, actor, input, now, language }) => {
    const taught = await selectTaught(db, actor, input);
    const { pointId } = input;
    const mondays = lastMondays(now);
    const students = await selectStudents(db, taught);
    const present = new Set(students.map(({ studentId }) => studentId));
    const answers = (await selectPointAnswers(db, taught, pointId, sinceOf(mondays))).filter(({ personId }) =>
      present.has(personId),
    );
    const name = (await pointNames(db, textbooks, [pointId], language)).get(pointId);
    if (name === undefined) throw notFound('situation.error.noPoint');
    const figures = pointFigures(answers, mondays);
    const isShown = figures.people >= fewestPeople;
    const mastery = isShown ? await selectMastery(db, taught.subjectId, [...present]) : [];
    const lacking = new Set(
      mastery.filter((one) => one.pointId === pointId && isNotYet(one.ability)).map(({ studentId }) => studentId),
    );
    const followUp = await followUpOf(db, bank, answers);
    const facts = await bank.facts(db, followUp);
    const seconds = followUp.reduce((sum, one) => sum + (facts.get(versionKey(one))?.seconds ?? usualSeconds), 0);
    return {
      pointId,
      name,
      state: figures.state,
      confidence: classConfidence(figures.people, students.length),
      value: figures.value,
      share: isShown ? answers.reduce((sum, { share }) => sum + share, 0) / answers.length : null,
      people: figures.people,
      answers: figures.answers,
      mistakes: isShown ? await mistakesOf(db, bank, answers) : [],
      notYet: students.filter(({ studentId }) => lacking.has(studentId)),
      followUp: followUp.map(({ questionId }) => questionId),
      minutes: Math.ceil(seconds / 60),
      exams: examsOf(answers),
    };
  };

/** Wrong answers that came more than once, counted by students. */
async function mistakesOf(db: Db, bank: Parts['bank'], answers: readonly PointAnswer[]) {
  const wrong = answers.filter(({ wrote }) => wrote !== '');
  const groups = [...Map.groupBy(wrong, (one) => `${versionKey(one)}/${one.wrote}`).values()]
    .map((same) => ({ same, people: new Set(same.map(({ personId }) => personId)).size }))
    .filter(({ people }) => people >= fewestSame)
    .toSorted((a, b) => b.people - a.people || a.same[0]!.wrote.localeCompare(b.same[0]!.wrote))
    .slice(0, mostMistakes);
  const bodies = await bank.bodies(
    db,
    groups.map(({ same }) => same[0]!),
  );
  return groups.map(({ same: [first], people }) => ({
    question: stemOf(bodies.get(versionKey(first!))),
    wrote: first!.wrote,
    questionId: first!.questionId,
    people,
  }));
}

function stemOf(body: QuestionBody | undefined): string {
  if (!body) return '';
  const asked = body.stem.length > 0 ? body : (answeredParts(body)[0] ?? body);
  return plainText(textOf(asked.stem as Content))
    .trim()
    .slice(0, longestStem);
}

/** Questions like those that lost most points, none that the class has answered. */
async function followUpOf(db: Db, bank: Parts['bank'], answers: readonly PointAnswer[]): Promise<QuestionVersion[]> {
  const asked = [...Map.groupBy(answers, ({ questionId }) => questionId).values()].map((same) => ({
    version: { questionId: same[0]!.questionId, version: same[0]!.version },
    share: same.reduce((sum, { share }) => sum + share, 0) / same.length,
  }));
  const worst = asked.toSorted((a, b) => a.share - b.share || (a.version.questionId < b.version.questionId ? -1 : 1));
  const seen = new Set<Id>(asked.map(({ version }) => version.questionId));
  const found: QuestionVersion[] = [];
  for (const { version } of worst.slice(0, mostFollowUp)) {
    for (const one of await bank.similar(db, version, mostFollowUp)) {
      if (found.length === mostFollowUp || seen.has(one.questionId)) continue;
      seen.add(one.questionId);
      found.push(one);
    }
  }
  // a small bank has nothing new: then what went wrong is asked again
  for (const { version } of worst) if (found.length < mostFollowUp) found.push(version);
  return found;
}

function examsOf(answers: readonly PointAnswer[]) {
  const exams = new Map(
    answers.flatMap(({ area, thingId, title, itemId }) =>
      area === 'exam' ? [[thingId, { examId: thingId, title, itemId }] as const] : [],
    ),
  );
  return [...exams.values()].slice(0, mostExams);
}
