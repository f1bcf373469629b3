import { invalid } from 'edutech/core/common/errors';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import type { TimetableImport } from '../../../api/timetable/imports';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import { type Recognised, type RecognisedCell, recognise } from '../../../model/timetable/reading/recognise';
import { namesOf } from '../desk/desk';
import { selectPublished, selectSlotsOf } from '../desk/drafts.queries';
import { selectClasses, selectSchoolSubjects, selectTeachers, selectTeaching } from '../desk/school.queries';
import type { ImportRow } from './imports.queries';

interface OfTerm {
  readonly schoolId: string;
  readonly termId: string;
}

/** Reads a workbook with the names of a school. 422 where nothing in it is a timetable of this school. */
export async function readWorkbook(db: Db, desk: OfTerm, path: string): Promise<Recognised> {
  const sheets = await readSheets(path);
  const [classes, subjects, teachers, teaching] = await Promise.all([
    selectClasses(db, desk),
    selectSchoolSubjects(db, desk.schoolId, 'zh-CN'),
    selectTeachers(db, desk.schoolId),
    selectTeaching(db, desk),
  ]);
  const found = recognise(sheets, { classes, subjects, teachers, teaching });
  if (found.cells.length === 0) throw invalid('organisation.timetable.nothingFound');
  return found;
}

export const keyOf = ({ classId, weekday, period }: RecognisedCell): string => `${classId} ${weekday} ${period}`;

/** An import as its page shows it, beside what is published. */
export async function importOnWire(
  db: Db,
  { id, schoolId, termId, fileName, state, found }: Omit<ImportRow, 'before' | 'appliedTo' | 'appliedVersion'>,
  language: Language,
): Promise<TimetableImport> {
  const desk = { schoolId, termId };
  const [classes, subjects, teachers, published] = await Promise.all([
    selectClasses(db, desk),
    selectSchoolSubjects(db, schoolId, language),
    selectTeachers(db, schoolId),
    selectPublished(db, desk),
  ]);
  const names = { classes: namesOf(classes), subjects: namesOf(subjects), teachers: namesOf(teachers) };
  const say = ({ subjectId, title, teacherId }: TimetableSlot) =>
    [subjectId ? names.subjects.get(subjectId) : title, teacherId && names.teachers.get(teacherId)]
      .filter(Boolean)
      .join(' ');
  const slots = found.cells.flatMap(({ choices }) => choices[0] ?? []);
  const before = published[0] ? await selectSlotsOf(db, schoolId, published[0].id) : [];
  const compared = compare(before, slots);
  const place = (slot: TimetableSlot) => ({
    className: names.classes.get(slot.classId) ?? '',
    weekday: slot.weekday,
    period: slot.period,
    text: say(slot),
  });
  return {
    id,
    fileName,
    state,
    classes: new Set(slots.map(({ classId }) => classId)).size,
    teachers: new Set(slots.flatMap(({ teacherId }) => teacherId ?? [])).size,
    lessons: found.cells.filter(({ question }) => question === null).flatMap(({ choices }) => choices[0] ?? []).length,
    parted: slots.filter(({ weeks }) => weeks !== 0).length,
    doubts: found.cells.flatMap((cell) =>
      cell.question
        ? [
            {
              key: keyOf(cell),
              className: names.classes.get(cell.classId) ?? '',
              weekday: cell.weekday,
              period: cell.period,
              text: cell.text,
              question: cell.question,
              choices: cell.choices.map((way) => way.map(say).join(' / ')),
            },
          ]
        : [],
    ),
    strangers: [...found.strangers],
    same: compared.same,
    moved: compared.moved.map(place),
    retaught: compared.retaught.map(place),
  };
}

/** What an import would change: lessons that have another teacher, and those whose time or subject is new. */
function compare(before: readonly TimetableSlot[], after: readonly TimetableSlot[]) {
  const timeOf = ({ classId, weekday, period, weeks, subjectId, title }: TimetableSlot) =>
    [classId, weekday, period, weeks, subjectId, title].join(' ');
  const old = new Map(before.map((slot) => [timeOf(slot), slot]));
  const known = after.filter((slot) => old.has(timeOf(slot)));
  const retaught = known.filter((slot) => old.get(timeOf(slot))?.teacherId !== slot.teacherId);
  const moved = before.length === 0 ? [] : after.filter((slot) => !old.has(timeOf(slot)));
  return { same: known.length - retaught.length, moved, retaught };
}
