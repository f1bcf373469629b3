import { defaultLanguage } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { LessonTimes } from 'edutech/plugins/work/api';
import { selectSchoolsOf } from './people.queries';
import { tableTimetable } from './timetable-service';

/** The next lessons of classes, for homework that is due before them. */
export const lessonTimes: LessonTimes<Db> = {
  next: async (db, { classIds, subjectId, now }) => {
    const classes = await selectSchoolsOf(db, classIds);
    const bySchool = [...Map.groupBy(classes, ({ schoolId }) => schoolId)];
    const lessons = await Promise.all(
      bySchool.map(([schoolId, own]) => {
        const wanted = { schoolId, classIds: own.map(({ classId }) => classId), subjectId };
        // only times are read of them
        return tableTimetable.nextLessons(db, wanted, { after: now, language: defaultLanguage });
      }),
    );
    return lessons.flat().map(({ classId, starts }) => ({ classId, startsAt: starts }));
  },
};
