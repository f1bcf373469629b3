import type { LessonNow } from '../../api';

const minute = 60_000;
/** A lesson that is further away than this is one of today, not the next minutes. */
const soonMinutes = 60;

/** Whether a lesson is held, comes next or later today, and how many minutes it is until it ends or begins. */
export function lessonStands({ starts, ends }: Pick<LessonNow, 'starts' | 'ends'>, now: Date) {
  const isHeld = Date.parse(starts) <= now.getTime();
  const minutes = Math.max(1, Math.ceil((Date.parse(isHeld ? ends : starts) - now.getTime()) / minute));
  return { is: isHeld ? ('held' as const) : minutes > soonMinutes ? ('later' as const) : ('next' as const), minutes };
}
