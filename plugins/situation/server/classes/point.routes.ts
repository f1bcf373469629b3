import { notFound } from 'edutech/core/common/errors';
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
import { countedSince } from './class-data';
import { type Parts, pointNames } from './class.routes';
import { askedIn, mistakesIn, similarTo } from './point-questions';
import { type PointAnswer, selectMastery, selectPointAnswers, selectStudents, selectTaught } from './class.queries';

/** Questions of a follow-up. */
const mostFollowUp = 3;
const mostExams = 3;
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
    const since = await countedSince(db, input.span, { mondays, now, language });
    const answers = (await selectPointAnswers(db, taught, pointId, since)).filter(({ personId }) =>
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

/** Typical wrong answers with the question that they are to. */
async function mistakesOf(db: Db, bank: Parts['bank'], answers: readonly PointAnswer[]) {
  const mistakes = mistakesIn(answers);
  const bodies = await bank.bodies(
    db,
    mistakes.map(({ first }) => first),
  );
  return mistakes.map(({ first, wrote, people }) => ({
    // what is no question of the bank is called as what it was asked in
    question: first.version === 0 ? first.title : stemOf(bodies.get(versionKey(first))),
    wrote,
    questionId: first.questionId,
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

/** Questions like those that lost most points; a small bank has nothing new, then what went wrong is asked again. */
async function followUpOf(db: Db, bank: Parts['bank'], answers: readonly PointAnswer[]): Promise<QuestionVersion[]> {
  const asked = askedIn(answers);
  const found = await similarTo(db, bank, asked, mostFollowUp);
  return [...found, ...asked.map(({ version }) => version)].slice(0, mostFollowUp);
}

function examsOf(answers: readonly PointAnswer[]) {
  const exams = new Map(
    answers.flatMap(({ area, thingId, title, itemId }) =>
      area === 'exam' ? [[thingId, { examId: thingId, title, itemId }] as const] : [],
    ),
  );
  return [...exams.values()].slice(0, mostExams);
}
