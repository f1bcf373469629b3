import type { Id } from 'edutech/core/common/ids';

/** Addresses of the air classroom; the query names are the specification's. */
export const lessonAddress = (resourceId: Id) => `/air/air_detail?resourceid=${resourceId}`;

/** Parameter of a lesson's address: the second at which it begins. */
export const secondParameter = 'at';

/** A lesson at one of its seconds. */
export const momentAddress = (resourceId: Id, second: number) =>
  `${lessonAddress(resourceId)}&${secondParameter}=${second}`;

export const placeAddress = (bookId: Id, nodeCode?: string) =>
  `/air/air_list?airbookid=${bookId}${nodeCode ? `&nodecode=${nodeCode}` : ''}`;

/** The pages of whoever keeps lessons. */
export const myLessonsPath = '/air/my_list';
export const allLessonsPath = '/air/manage';
export const keepLessonAddress = (resourceId: Id) => `/air/lesson?resourceid=${resourceId}`;
/** The lesson as readers see it, or will: `detail_cource_my` is the specification's word for coming from one's own lessons. */
export const previewAddress = (resourceId: Id) => `${lessonAddress(resourceId)}&detail_cource_my=1`;

/** The pages of those who teach: who watched how much, and what students ask. */
export const watchedPath = '/air/watched';
export const watchedAddress = (resourceId: Id, classId?: Id) =>
  `${watchedPath}?${classId ? `classid=${classId}&` : ''}resourceid=${resourceId}`;
export const questionsPath = '/air/questions';
export const schedulePath = '/air/manage/timetable';
/** The timetable that everybody sees. */
export const timetablePath = '/air/timetable';
/** A week of a grade, of either timetable. */
export const weekAddress = (path: string, gradeId: Id | null, week: number) =>
  `${path}?${gradeId ? `gradeid=${gradeId}&` : ''}week=${week}`;
