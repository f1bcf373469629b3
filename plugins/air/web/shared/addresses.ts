import type { Id } from 'edutech/core/common/ids';
import { queryOf, type Wish } from '../../model/list/wish';
import { routes } from '../../routes';

/** Addresses of the air classroom; the query names are the specification's. */
export const lessonAddress = (resourceId: Id) => routes.detail.to({ resourceid: resourceId });

/** Parameter of a lesson's address: the second at which it begins. */
export const secondParameter = 'at';

/** A lesson at one of its seconds. */
export const momentAddress = (resourceId: Id, second: number) =>
  routes.detail.to({ resourceid: resourceId, [secondParameter]: second });

export const placeAddress = (bookId: Id, nodeCode?: string, wish?: Wish) =>
  routes.list.to({ airbookid: bookId, nodecode: nodeCode || null, ...(wish && queryOf(wish)) });

/** The pages of whoever keeps lessons. */
export const myLessonsPath = routes.mine.path;
export const allLessonsPath = routes.manage.path;
export const keepLessonAddress = (resourceId: Id) => routes.lesson.to({ resourceid: resourceId });
/** The lesson as readers see it, or will: `detail_cource_my` is the specification's word for coming from one's own lessons. */
export const previewAddress = (resourceId: Id) => routes.detail.to({ resourceid: resourceId, detail_cource_my: 1 });

/** The pages of those who teach: who watched how much, and what students ask. */
export const watchedPath = routes.watched.path;
export const watchedAddress = (resourceId: Id, classId?: Id) =>
  routes.watched.to({ classid: classId, resourceid: resourceId });
export const questionsPath = routes.questions.path;
export const schedulePath = routes.schedule.path;
/** The timetable that everybody sees. */
export const timetablePath = routes.timetable.path;
/** A week of a grade, of either timetable. */
export const weekAddress = (path: string, gradeId: Id | null, week: number) =>
  (path === schedulePath ? routes.schedule : routes.timetable).to({ gradeid: gradeId, week });
