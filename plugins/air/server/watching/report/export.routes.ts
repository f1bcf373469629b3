import { cityMinute } from 'edutech/core/common/time/city-time';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import { mostRows } from 'edutech/core/server/sheets/read-sheet';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { CellValue } from 'edutech/core/server/sheets/write-sheet';
import type { Texts } from 'edutech/core/server/texts';
import type { exportLessonReport, exportWatchReport } from '../../../api';
import { type ClassInTerm, selectLessonHead, selectWatchedLessons, selectWatchingStudents } from './report.queries';
import { fits, placeOf, studentsOf, type ReportParts } from './report.routes';

interface ExportParts extends ReportParts {
  readonly files: Files;
  readonly audit: Audit;
  readonly texts: Texts;
}

interface Sheet {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

export const exportLessons =
  (parts: ExportParts): SingleHandler<typeof exportWatchReport> =>
  async (call) => {
    const { db, input, language } = call;
    const place = await placeOf(parts, call);
    const all = { ...input, page: 1, pageLine: mostRows };
    const rows = await selectWatchedLessons(db, place, place.students, all, language);
    return written(parts, call, place, {
      title: place.name,
      columns: ['lesson', 'subject', 'students', 'begun', 'finished', 'share', 'open'],
      rows: rows.map((row) => [
        row.name,
        row.subject,
        place.students,
        row.begun,
        row.finished,
        percent(row.share),
        row.open,
      ]),
    });
  };

export const exportStudents =
  (parts: ExportParts): SingleHandler<typeof exportLessonReport> =>
  async (call) => {
    const { db, input, language } = call;
    const place = await placeOf(parts, call);
    const lesson = await selectLessonHead(db, input.id, language);
    const found = (await selectWatchingStudents(db, place, lesson.resourceId)).filter(fits(input));
    const students = await studentsOf(call, found);
    const say = (key: string) => parts.texts.say(language, `air.report.${key}`);
    return written(parts, call, place, {
      title: `${place.name} ${lesson.name}`,
      columns: ['seat', 'usercode', 'name', 'state', 'share', 'minutes', 'stoppedAt', 'last'],
      rows: students.map((row) => [
        row.seat,
        row.usercode,
        row.name,
        row.isUnkept ? say('unkept') : say(`state.${row.state}`),
        percent(row.share),
        minutes(row.played),
        minutes(row.second),
        row.lastAt ? cityMinute(new Date(row.lastAt)) : '',
      ]),
    });
  };

const minutes = (seconds: number) => Math.round(seconds / 6) / 10;
const percent = (share: number) => Math.round(share * 1000) / 10;

/** The workbook, and the audit record of who took it along. */
async function written(
  { files, audit, texts }: ExportParts,
  { db, actor, language, client }: Call<unknown, SignedIn>,
  { ofClass }: ClassInTerm,
  { title, columns, rows }: Sheet,
) {
  const heading = columns.map((column) => ({ title: texts.say(language, `air.report.${column}`), width: 16 }));
  await audit.record(db, actor, {
    act: 'air.exportReport',
    objectKind: 'class',
    objectId: ofClass.id,
    schoolId: ofClass.schoolId,
    facts: { title, rows: rows.length },
    address: client.address,
  });
  return sheetFile(db, files, actor, title, [{ name: title.slice(0, 31), columns: heading, rows }]);
}
