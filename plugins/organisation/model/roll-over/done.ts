import type { Id } from 'edutech/core/common/ids';
import type { RosterDelta } from '../rosters/roster-delta';
import type { RollOverStep } from './plan';

/** A class of the year that was left, with how many sat in it. */
export interface FormerClass {
  readonly id: Id;
  readonly name: string;
  readonly students: number;
}

/** The map of a finished roll-over, from its changes: the successor of each class, and new classes. */
export function doneMap({ added }: RosterDelta, former: readonly FormerClass[]) {
  const next = new Map(added.classes.flatMap((one) => (one.previousId ? [[one.previousId, one] as const] : [])));
  const moved = new Map<Id, Set<Id>>();
  for (const { classId, personId } of added.seats) moved.set(classId, (moved.get(classId) ?? new Set()).add(personId));
  const steps = former.map(({ id, name, students }): RollOverStep => {
    const later = next.get(id);
    return {
      classId: id,
      from: name,
      to: later?.name ?? null,
      students: later ? (moved.get(later.id)?.size ?? 0) : students,
    };
  });
  return {
    steps,
    newClasses: added.classes.filter(({ previousId }) => !previousId).map(({ name }) => name),
    graduates: steps.reduce((sum, { to, students }) => sum + (to === null ? students : 0), 0),
  };
}
