import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import {
  type DayLesson,
  type Ground,
  isHeld,
  lacksLesson,
  lacksTime,
  type LessonChange,
  lessonsOn,
  type StoredSlot,
} from './lessons';

/**
 * Changes, by what both of a swap share, that do not fit any more: their lesson is not there, the day to which they move it
 * has none, or they put a class or a teacher into two lessons at once. What comes back without one of them may meet another: so in rounds.
 */
export function unfittingSwaps<Slot extends StoredSlot>(days: readonly Day[], ground: Ground<Slot>): ReadonlySet<Id> {
  const dropped = new Set<Id>();
  for (;;) {
    const known = { ...ground, changes: ground.changes.filter(({ swapId }) => !dropped.has(swapId)) };
    const idle = known.changes.filter((change) => lacksLesson(change, known) || lacksTime(change, known));
    const unfitting = idle.length > 0 ? idle : clashing(lessonsOn(days, known));
    if (unfitting.length === 0) return dropped;
    for (const { swapId } of unfitting) dropped.add(swapId);
  }
}

/** Changes of lessons that meet another one of their class or teacher. */
function clashing(lessons: readonly DayLesson[]): LessonChange[] {
  const held = lessons.filter(isHeld);
  const groups = [
    Map.groupBy(held, ({ day, period, slot }) => `${day} ${period} ${slot.classId}`),
    Map.groupBy(
      held.filter(({ teacherId }) => teacherId),
      ({ day, period, teacherId }) => `${day} ${period} ${teacherId}`,
    ),
  ];
  return groups
    .flatMap((group) => [...group.values()])
    .filter((met) => met.length > 1)
    .flat()
    .flatMap(({ difference }) => (difference && 'change' in difference ? difference.change : []));
}
