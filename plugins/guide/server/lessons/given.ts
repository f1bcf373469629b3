import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { countedBlocks } from '../../model/answering/progress';
import { type Phase, phases } from '../../model/book/document';
import { withGroups } from '../../model/lesson/groups';
import { phaseAt } from '../../model/lesson/opening';
import type { AssignmentRow } from './assignments.queries';
import { type AttemptFacts, selectProgress } from './board.queries';

type Sums<Value> = Record<Phase, Value>;
const byPhase = <Value>(of: (phase: Phase) => Value): Sums<Value> =>
  Object.fromEntries(phases.map((phase) => [phase, of(phase)])) as Sums<Value>;

/** Assignments as lists show them, with how many students have submitted all of each phase. */
export async function givenOnWire(db: Db, rows: readonly AssignmentRow[], now: Date) {
  const progress = rows.length > 0 ? await selectProgress(db, rows) : [];
  const students = Map.groupBy(progress, ({ assignmentId }) => assignmentId);
  return rows.map((row) => oneGiven(row, withGroups(row.document.blocks, row.groups, students.get(row.id) ?? []), now));
}

export function oneGiven(row: AssignmentRow, attempts: readonly Pick<AttemptFacts, 'submitted'>[], now: Date) {
  const counted = countedBlocks(row.document.blocks);
  const asked = byPhase((phase): Id[] => counted.filter((block) => block.phase === phase).map(({ id }) => id));
  const { id: assignmentId, bookId, title, className, subject, subjectCode, startsAt, lessonAt, afterAt, dueAt } = row;
  return {
    assignmentId,
    bookId,
    title,
    className,
    subject,
    subjectCode,
    startsAt,
    lessonAt,
    afterAt,
    dueAt,
    phase: phaseAt(row, now),
    students: attempts.length,
    done: byPhase((phase) =>
      asked[phase].length === 0
        ? 0
        : attempts.filter(({ submitted }) => asked[phase].every((id) => submitted.includes(id))).length,
    ),
    asks: byPhase((phase) => asked[phase].length > 0),
  };
}
