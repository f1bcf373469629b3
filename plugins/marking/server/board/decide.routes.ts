import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type * as api from '../../api';
import { isOnStep } from '../../model/marks/rules';
import { countMarks } from '../marks/count-again';
import { type AnswerRow, insertEvents, lockAnswer, selectDone } from '../marks/marks.queries';
import { refuseReleased } from '../marks/save-marks';
import { notifyMarkers } from '../projects/notify-markers';
import { type ProjectKey, type ProjectRow, holdLedProject } from '../projects/projects.queries';
import { selectQuestion } from '../projects/questions.queries';

interface Asked {
  readonly answerId: Id;
  readonly eventId: Id;
}

/** The answer, locked, of a project that is not released; null where this act was done before. */
async function lockToDecide(db: Db, project: ProjectRow, { answerId, eventId }: Asked): Promise<AnswerRow | null> {
  refuseReleased(project);
  const answer = await lockAnswer(db, project, answerId);
  return (await selectDone(db, project, [eventId])).has(eventId) ? null : answer;
}

export const decideAnswer: Handler<typeof api.decideAnswer> = async ({ db, actor, input, now }) => {
  const project = await holdLedProject(db, actor, input.projectId);
  const answer = await lockToDecide(db, project, input);
  if (!answer) return {};
  const question = await selectQuestion(db, project, answer);
  if (!isOnStep(input.points, question.points, question.step))
    throw invalid('marking.error.offScale', { of: question.points, step: question.step });
  await updateDecided(db, project, answer.id, { points: input.points, by: actor.personId, now });
  const event = { id: input.eventId, answerId: answer.id, turnId: null, act: 'decide' as const, points: input.points };
  await insertEvents(db, project, [event], { by: actor.personId, now });
  return {};
};

const updateDecided = (
  db: Db,
  { schoolId }: ProjectKey,
  answerId: Id,
  { points, by, now }: { readonly points: number; readonly by: Id; readonly now: Date },
) =>
  db.run(sql`
    update marking.answer set state = 'done', points = ${points}, decided_by = ${by}, decided_at = ${now}
    where school_id = ${schoolId} and id = ${answerId}`);

/** Days for which an answer that was sent back stays with its marker. */
const daysSentBack = 30;

export const sendBack =
  ({ notifications }: { readonly notifications: Notifications }): Handler<typeof api.sendBack> =>
  async ({ db, actor, input, now }) => {
    const project = await holdLedProject(db, actor, input.projectId);
    const answer = await lockToDecide(db, project, input);
    if (!answer) return {};
    const question = await selectQuestion(db, project, answer);
    const [sent] = await db.all<{ personId: Id }>(sql`
      update marking.turn set sent_back = ${input.reason.trim()},
        held_until = ${now}::timestamptz + make_interval(days => ${daysSentBack})
      where school_id = ${project.schoolId} and id = ${input.turnId} and answer_id = ${answer.id} and kind = 'mark'
        and first_given_at is not null and exists (select from marking.marker m where m.school_id = turn.school_id
          and m.project_id = turn.project_id and m.item_id = turn.item_id and m.part = turn.part
          and m.person_id = turn.person_id and not m.is_stopped)
      returning person_id`);
    if (!sent) throw notFound('marking.error.notTheirs');
    const detail = { reason: input.reason.trim() };
    const event = {
      id: input.eventId,
      answerId: answer.id,
      turnId: input.turnId,
      act: 'sendBack' as const,
      points: null,
      detail,
    };
    await insertEvents(db, project, [event], { by: actor.personId, now });
    await countMarks(db, () => question, [answer], now);
    await notifyMarkers(notifications, db, project, { people: [sent.personId], key: 'marking.notice.sentBack', now });
    return {};
  };

export const seeAnswer: Handler<typeof api.seeAnswer> = async ({ db, actor, input, now }) => {
  const project = await holdLedProject(db, actor, input.projectId);
  const answer = await lockToDecide(db, project, input);
  if (!answer) return {};
  if (answer.state !== 'done') throw conflict('marking.error.notDone');
  const event = { id: input.eventId, answerId: answer.id, turnId: null, act: 'look' as const, points: answer.points };
  await insertEvents(db, project, [event], { by: actor.personId, now });
  return {};
};
