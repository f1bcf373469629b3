import type { LessonNow } from '../../api';

const minute = 60_000;

/** Whether a lesson is held or comes, and how many minutes it is until it ends or begins. */
export function lessonStands({ starts, ends }: Pick<LessonNow, 'starts' | 'ends'>, now: Date) {
  const is = Date.parse(starts) <= now.getTime() ? ('held' as const) : ('next' as const);
  const until = Date.parse(is === 'held' ? ends : starts);
  return { is, minutes: Math.max(1, Math.ceil((until - now.getTime()) / minute)) };
}
