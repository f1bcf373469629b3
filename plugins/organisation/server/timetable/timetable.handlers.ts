import { contribute } from 'edutech/core/server/plugin';
import Type from 'typebox';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Clock } from 'edutech/core/server/clock';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { LessonTimes } from 'edutech/plugins/work/api';
import { Timetables } from '../../api/timetable/lessons';
import { changeHandlers } from './changes/changes.routes';
import { dayHandlers } from './days/days.routes';
import type { DeskParts } from './desk/desk';
import { timetableDesk } from './desk/desk.routes';
import { savePeriods } from './desk/periods.routes';
import { publishTimetable } from './desk/publishing.routes';
import { writingHandlers } from './desk/writing.routes';
import { deleteOldImports } from './imports/imports.queries';
import { importHandlers } from './imports/imports.routes';
import { exportTimetable } from './imports/workbook.routes';
import { feedHandlers, type FeedParts } from './reading/feed.routes';
import { lessonTimes } from './reading/lesson-times';
import { tableTimetable } from './reading/timetable-service';
import { timetableWeek } from './reading/week.routes';

type TimetableParts = DeskParts & FeedParts & { readonly clock: Clock };

export const timetableHandlers = (parts: TimetableParts) => ({
  timetableWeek: timetableWeek(parts.organisation),
  timetableDesk: timetableDesk(parts),
  exportTimetable: exportTimetable(parts),
  publishTimetable: publishTimetable(parts),
  savePeriods: savePeriods(parts),
  ...feedHandlers(parts),
  ...writingHandlers(parts),
  ...importHandlers(parts),
  ...changeHandlers(parts),
  ...dayHandlers(parts),
});

/** What other areas ask about lessons. */
export const timetableProvisions = [
  contribute(Timetables, tableTimetable),
  contribute(LessonTimes, lessonTimes),
  contribute(NotificationMatter, {
    id: 'organisation.timetable',
    title: 'organisation.matter.timetable',
    keys: ['published', 'cancelled', 'moved', 'substitute', 'swapped', 'undone'].map(
      (word) => `organisation.timetable.notice.${word}`,
    ),
    types: ['teacher'],
  }),
];

const day = 86_400_000;
/** Imports that nobody undoes any more are deleted. */
const importDays = 30;

export const timetableJobs = ({ clock, database }: TimetableParts): JobDeclaration[] => [
  {
    name: 'organisation.forgetTimetableImports',
    payload: Type.Object({}),
    schedule: '25 3 * * *',
    run: async (_payload, { actor }) => {
      const before = new Date(clock.now().getTime() - importDays * day);
      await database.write(actor, (db) => deleteOldImports(db, before));
    },
  },
];
