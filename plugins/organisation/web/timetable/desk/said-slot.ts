import type { Translate } from 'edutech/core/web/hooks';
import type { TimetableDesk } from '../../../api';
import type { Place } from '../../../model/timetable/conflicts';
import type { TimetableSlot } from '../../../model/timetable/lessons';

type Named = Pick<TimetableSlot, 'subjectId' | 'title' | 'teacherId'>;

export const titleOf = ({ subjects }: TimetableDesk, { subjectId, title }: Named): string =>
  (subjectId && subjects.find(({ id }) => id === subjectId)?.name) || title;

export const hueOf = ({ subjects }: TimetableDesk, { subjectId }: Named): string =>
  subjects.find(({ id }) => id === subjectId)?.hue ?? 'science';

export const teacherOf = ({ teachers }: TimetableDesk, { teacherId }: Pick<Named, 'teacherId'>): string =>
  teachers.find(({ id }) => id === teacherId)?.name ?? '';

/** What would happen at a time, or why a lesson cannot be there. */
export function saidPlace(t: Translate, desk: TimetableDesk, { swaps, refusal }: Place): string {
  if (refusal?.kind === 'teacher')
    return t('organisation.timetable.busyIn', { teacher: teacherOf(desk, refusal), class: refusal.className });
  if (refusal?.kind === 'room') return t('organisation.timetable.roomFull', { room: refusal.room });
  if (swaps.length === 0) return t('organisation.timetable.putHere');
  return t('organisation.timetable.swapHere', { subject: swaps.map((slot) => titleOf(desk, slot)).join(' / ') });
}
