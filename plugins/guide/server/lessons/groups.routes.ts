import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { dealGroups } from '../../model/lesson/groups';
import { forgetGroupsSubmitted, lockAssignment, updateGroups } from './assignments.queries';
import { selectProgress } from './board.queries';
import type { LessonParts } from './lesson.routes';

/** Forms groups by chance, others in place of those that are there, or dissolves them. Open pages hear of it. */
export const formGroups =
  ({ knownAttempts, lessonBroadcast }: LessonParts): Handler<typeof api.formGroups> =>
  async ({ db, actor, input }) => {
    const row = await lockAssignment(db, actor, input.assignmentId);
    const ids = (await selectProgress(db, [row])).map(({ id }) => id);
    const groups = input.size === null ? [] : dealGroups(ids, input.size, Math.random);
    await updateGroups(db, row, groups);
    await forgetGroupsSubmitted(db, row);
    await knownAttempts.changed(db, [row.id]);
    db.afterCommit(() => lessonBroadcast.steered(row.id, row.stage));
    return { groups: groups.length };
  };
