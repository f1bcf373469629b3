import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { cityDay, isDay } from 'edutech/core/common/time/city-time';
import type { Handler } from 'edutech/core/server/call';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type * as api from '../../api';
import type { Assignment, Published } from '../../api/publishing';
import type { QuietHours } from '../../model/publishing/quiet-hours';
import type { AssignmentRow } from './assignments.queries';
import { type PublishedRow, selectAssignmentsOf, selectPublished, selectWaiting } from './published.queries';

export const assignmentOnWire = (row: AssignmentRow, now: Date): Assignment => ({
  ...row,
  assignmentId: row.id,
  startsAt: row.startsAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  lateUntil: row.lateUntil?.toISOString() ?? null,
  withdrawn: row.withdrawnAt?.toISOString() ?? null,
  released: row.releasedAt?.toISOString() ?? null,
  isClosed: now > (row.lateUntil ?? row.dueAt),
  rate: row.of > 0 ? row.points / row.of : null,
});

export const rulesOnWire = ({ release, rounds, aiRule, counts, asks }: AssignmentRow) => ({
  release,
  rounds,
  aiRule,
  counts,
  asks,
});

/** Published homework with its classes; null if the reader teaches none of them. */
export function publishedOnWire(row: PublishedRow, classes: readonly AssignmentRow[], now: Date): Published | null {
  const [first] = classes;
  if (!first) return null;
  return {
    homeworkId: row.id,
    title: row.title,
    kind: row.kind,
    subject: row.subject,
    subjectCode: row.subjectCode,
    questions: row.questions,
    points: row.points,
    minutes: row.minutes,
    published: row.publishedAt.toISOString(),
    due: row.dueAt.toISOString(),
    isOwn: row.isOwn,
    ...rulesOnWire(first),
    assignments: classes.map((one) => assignmentOnWire(one, now)),
  };
}

/** Start and end of the current day, in city time. */
export function dayOf(now: Date): { from: Date; to: Date } {
  const from = new Date(`${cityDay(now)}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + 86_400_000) };
}

/** When students of a school get no reminders. */
export function quietAt(levels: LevelSettings, schoolId: Id | null): QuietHours {
  const { quietFrom, quietUntil } = levels.at(schoolId);
  return { from: quietFrom, until: quietUntil };
}

export const listPublished =
  (levels: LevelSettings): Handler<typeof api.listPublished> =>
  async ({ db, actor, input, now, language }) => {
    if ([input.from, input.to].some((day) => day !== undefined && !isDay(day)))
      throw invalid('work.error.wrongDays', { days: 366 });
    const { rows, total } = await selectPublished(db, actor, input, { now, language });
    const ids = rows.map(({ id }) => id);
    const [assignments, waiting] = await Promise.all([
      selectAssignmentsOf(db, actor, ids),
      selectWaiting(db, actor, dayOf(now)),
    ]);
    const ofHomework = Map.groupBy(assignments, ({ homeworkId }) => homeworkId);
    return {
      data: rows.flatMap((row) => publishedOnWire(row, ofHomework.get(row.id) ?? [], now) ?? []),
      pageData: { cur: input.page, line: input.pageLine, total },
      toCorrect: waiting.toCorrect,
      dueToday: waiting.dueToday,
      drafts: waiting.drafts,
      quiet: quietAt(levels, actor.schoolId),
    };
  };
