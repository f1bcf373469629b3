import { weekdays } from 'edutech/core/common/time/weeks';
import type { SingleHandler } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import type * as api from '../../../api/timetable/desk';
import { usualPeriods } from '../../../model/timetable/bells';
import { type DeskParts, ownDesk, shownTimetable } from '../desk/desk';
import { selectClasses } from '../desk/school.queries';
import { selectPeriods } from '../reading/ground.queries';
import { type SlotRow, selectTimetable } from '../reading/slots.queries';

/** Monday to Friday: a weekend has columns where there are lessons. */
const schoolWeek = 5;

/** The timetable of a school as a workbook that imports read: a sheet for each class. */
export const exportTimetable =
  ({ audit, files, texts }: Pick<DeskParts, 'audit' | 'files' | 'texts'>): SingleHandler<typeof api.exportTimetable> =>
  async (call) => {
    const { db, actor, input, language, client } = call;
    const desk = await ownDesk(call, input.schoolId);
    const [classes, own, { shownId }] = await Promise.all([
      selectClasses(db, desk),
      selectPeriods(db, desk.schoolId),
      shownTimetable(db, desk),
    ]);
    const periods = own.length > 0 ? own : usualPeriods;
    const slots = input.empty || !shownId ? [] : await selectTimetable(db, desk.schoolId, shownId, language);
    const say = (key: string, params?: Record<string, string | number>) =>
      texts.say(language, `organisation.timetable.sheet.${key}`, params);
    await audit.record(db, actor, {
      act: 'organisation.timetable.export',
      objectKind: 'school',
      objectId: desk.schoolId,
      schoolId: desk.schoolId,
      facts: { lessons: slots.length },
      address: client.address,
    });
    const days = weekdays.slice(0, Math.max(schoolWeek, ...slots.map(({ weekday }) => weekday)));
    const sheets = classes.map(
      ({ id, name }): SheetToWrite => ({
        name,
        columns: [
          { title: say('period'), width: 16 },
          ...days.map((weekday) => ({ title: say(`weekday.${weekday}`), width: 18 })),
        ],
        rows: periods.map(({ starts, ends }, at) => [
          `${say('number', { number: at + 1 })} ${starts}-${ends}`,
          ...days.map((weekday) =>
            slots
              .filter((slot) => slot.classId === id && slot.weekday === weekday && slot.period === at + 1)
              .map((slot) => cellText(slot))
              .join('/'),
          ),
        ]),
      }),
    );
    return sheetFile(db, files, actor, say(input.empty ? 'template' : 'name'), sheets);
  };

/** 数学 周文静, 信息科技(单) 丁一 机房2. */
function cellText({ subject, title, teacher, room, weeks }: SlotRow): string {
  // the signs that imports know, in both languages
  const sign = ['', '(单)', '(双)'][weeks]!;
  return [(subject ?? title) + sign, teacher, room].filter(Boolean).join(' ');
}
