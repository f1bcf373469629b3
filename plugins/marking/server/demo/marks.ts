import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo } from 'edutech/core/server/demo/people-and-days';
import type { SentMark } from '../../api/marks';
import { insertTurns, selectHeld } from '../marks/hand-out.queries';
import { countMarks } from '../marks/count-again';
import { insertEvents, lockAnswersOfTurns, updateTurns } from '../marks/marks.queries';
import type { QuestionRow } from '../projects/questions.queries';

const minute = 60_000;

/** How far a question is: the first ones are done, the last are begun. */
const shareDone = (place: number): number => Math.max(0.15, 0.95 - place * 0.14);

/** Marks as people give them: most agree, some do not, one reports a blurred answer. */
export async function markDemo(
  context: DemoContext,
  questions: readonly QuestionRow[],
  markers: readonly Id[],
): Promise<void> {
  for (const question of questions) {
    const quality = new Map<Id, number>();
    for (const [at, personId] of markers.entries()) await markAs(context, question, { personId, at, quality });
  }
}

interface Marking {
  readonly personId: Id;
  readonly at: number;
  /** How good each answer is, 0 to 1. */
  readonly quality: Map<Id, number>;
}

async function markAs(context: DemoContext, question: QuestionRow, { personId, at, quality }: Marking): Promise<void> {
  const { db, id, random } = context;
  const now = new Date(daysAgo(context, 0).getTime() - (40 - at) * minute);
  const count = Math.round(34 * shareDone(question.place) * (question.mode === '1' ? 0.4 : 0.7));
  await insertTurns(db, question, { personId, isThird: false }, { count, now });
  const held = await selectHeld(db, question, personId, count);
  const marks = held.map(({ turnId, answerId }, place): SentMark => {
    const good = quality.get(answerId) ?? random() ** 0.7;
    quality.set(answerId, good);
    const isProblem = question.place === 1 && at === 0 && place === 2;
    const strict = at === 1 && random() < 0.12 ? -0.35 : 0;
    const share = Math.min(1, Math.max(0, good + strict + (random() - 0.5) * 0.07));
    const points = Math.round((share * question.points) / question.step) * question.step;
    return {
      markId: id(`marking.mark.${turnId}`),
      turnId,
      points: isProblem ? null : points,
      steps: [],
      flags: place === 4 && points === question.points ? ['excellent'] : [],
      problem: isProblem ? 'blurred' : null,
      note: '',
      seconds: Math.round((7 + random() * 9 + at * 2) * 10) / 10,
    };
  });
  if (marks.length === 0) return;
  const turnIds = marks.map(({ turnId }) => turnId);
  await updateTurns(db, question, marks, now);
  const answerOf = new Map(held.map(({ turnId, answerId }) => [turnId, answerId]));
  await insertEvents(
    db,
    question,
    marks.map(({ markId, turnId, points }) => ({
      id: markId,
      answerId: answerOf.get(turnId)!,
      turnId,
      act: 'mark',
      points,
    })),
    { by: personId, now },
  );
  await countMarks(db, () => question, await lockAnswersOfTurns(db, question, turnIds, personId), now);
}
