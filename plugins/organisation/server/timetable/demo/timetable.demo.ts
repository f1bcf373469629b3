import { cityTime } from 'edutech/core/server/demo/people-and-days';
import type { Demo, DemoContext, DemoWorld } from 'edutech/core/server/demo/demo';
import type * as changes from '../../../api/timetable/changes';
import type * as desk from '../../../api/timetable/desk';
import type * as imports from '../../../api/timetable/imports';
import type * as lessons from '../../../api/timetable/lessons';
import type * as termDays from '../../../api/timetable/term-days';
import { usualPeriods } from '../../../model/timetable/bells';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import { recognise } from '../../../model/timetable/reading/recognise';
import type plugin from '../../../plugin';
import { insertDraft, publishDraft, replaceSlots, updateDraft } from '../desk/drafts.queries';
import {
  replaceRooms,
  selectClasses,
  selectSchoolSubjects,
  selectTeachers,
  selectTeaching,
} from '../desk/school.queries';
import { insertImport, updateApplied } from '../imports/imports.queries';
import { type DemoTerm, selectTaught, selectTerms, type TaughtRow } from './demo.queries';
import { buildDemoChanges } from './demo-changes';
import { buildDemoDays } from './demo-days';
import { demoSlots } from './demo-slots';
import { field, fieldClasses } from './weekly-lessons';

/** The weeks of all schools, the term before at the home school, its draft, changes, holidays and imports. */
export async function buildTimetableDemo(context: DemoContext): Promise<void> {
  const { db, world } = context;
  const terms = await selectTerms(db);
  const at = terms.findIndex(({ id }) => id === world.termId);
  const [term, before] = [terms[at]!, terms[at + 1]];
  const schools = Map.groupBy(await selectTaught(db, term.id, null), ({ schoolId }) => schoolId);
  for (const [schoolId, taught] of schools) {
    const slots = await publishWeeks(context, schoolId, term, taught);
    if (schoolId !== world.schoolId) continue;
    await buildDemoChanges(context, slots);
    await buildDraft(context, slots);
  }
  if (before) await publishWeeks(context, world.schoolId, before, await selectTaught(db, before.id, world.schoolId));
  await buildDemoDays(context, term);
  for (const [key, schoolId] of importSchools(context)) await buildImport(context, key, schoolId);
}

async function publishWeeks(
  { db, id, world }: DemoContext,
  schoolId: string,
  term: DemoTerm,
  taught: readonly TaughtRow[],
): Promise<TimetableSlot[]> {
  const timetableId = id(`timetable/${schoolId}/${term.id}`);
  const at = new Date(`${term.startsOn}T00:00:00Z`);
  const by = world.people.schooladmin.personId;
  const slots = demoSlots(taught);
  await insertDraft(db, { schoolId, termId: term.id }, timetableId, { by, at });
  await replaceSlots(db, { schoolId, timetableId }, [], slots);
  await publishDraft(db, schoolId, timetableId, { fromWeek: 1, by, at });
  await replaceRooms(db, schoolId, [{ name: field, classes: fieldClasses }]);
  return slots;
}

/** A draft in which the class of the demo accounts lacks a lesson. */
async function buildDraft(context: DemoContext, slots: readonly TimetableSlot[]): Promise<void> {
  const { db, id, world } = context;
  const timetableId = id('timetable/draft');
  const by = world.people.schooladmin.personId;
  const { schoolId, termId } = world;
  const at = cityTime(context, -1, '17:31');
  await insertDraft(db, { schoolId, termId }, timetableId, { by, at });
  const left = slots.find(({ classId, title }) => classId === world.classId && title !== '');
  await replaceSlots(
    db,
    { schoolId, timetableId },
    [],
    slots.filter((slot) => slot !== left),
  );
  await updateDraft(db, schoolId, timetableId, { by, at });
}

const importSchools = ({ id, world }: DemoContext) =>
  [
    ['apply', world.schoolId],
    ['undo', world.schoolId],
    ['neighbour', id('school/105')],
    ['other', world.otherSchoolId],
  ] as const;

/** A workbook as a school would write it: one class, and one cell that has to be decided about. */
async function buildImport(context: DemoContext, key: string, schoolId: string): Promise<void> {
  const { db, id, world } = context;
  const desk = { schoolId, termId: world.termId };
  const [classes, subjects, teachers, teaching] = await Promise.all([
    selectClasses(db, desk),
    selectSchoolSubjects(db, schoolId, 'zh-CN'),
    selectTeachers(db, schoolId),
    selectTeaching(db, desk),
  ]);
  const cells = [
    ['', '星期一', '星期二', '星期三', '星期四', '星期五'],
    ['1', '语文', '数学 ※', '语文', '英语', '数学'],
  ];
  const sheet = { name: classes[0]!.name, rows: cells.map((row, at) => ({ number: at + 1, cells: row })) };
  const found = recognise([sheet], { classes, subjects, teachers, teaching });
  const row = { ...desk, id: id(`timetable-import/${key}`), fileName: '秋季课表.xlsx', found };
  await insertImport(db, { ...row, madeBy: world.people.schooladmin.personId, madeAt: cityTime(context, -2, '16:00') });
  if (key !== 'undo') return;
  const before = found.cells.flatMap(({ choices }) => choices[0] ?? []);
  await updateApplied(db, row, { before, draftId: id('timetable/draft'), version: 1 });
}

type Api = typeof changes & typeof desk & typeof imports & typeof lessons & typeof termDays;
type Samples = Demo<typeof plugin, Api>['samples'];
type Id = DemoContext['id'];

const shownBy = 'tests/api/organisation/timetable/timetable.test.ts';
/** Another school of the same county, and a class of it. */
const nextDoor = 'school/105';

/** A call of the county's administrator about a school: their own, another county's, the next one of the county. */
const ofSchool = (world: DemoWorld, id: Id, more: object = {}) => ({
  as: 'countyadmin' as const,
  own: { schoolId: world.schoolId, ...more } as never,
  otherClass: null,
  otherSchool: { schoolId: world.otherSchoolId, ...more } as never,
  neighbour: { schoolId: id(nextDoor), ...more } as never,
});
const day = {
  kind: 'event',
  name: '校庆',
  note: '',
  firstDay: '2040-05-01',
  lastDay: '2040-05-03',
  fromPeriod: null,
  toPeriod: null,
  version: 0,
};
const holiday = {
  kind: 'holiday',
  name: '春节',
  nameEn: '',
  firstDay: '2040-02-12',
  lastDay: '2040-02-18',
  replaces: null,
  version: 0,
} as const;

export const timetableSamples: Samples = {
  timetableWeek: (world) => ({
    as: 'teacher',
    own: { classId: world.classId },
    otherClass: { classId: world.otherClassId },
    otherSchool: { classId: world.foreignClassId },
  }),
  readCalendar: () => ({ refused: { key: 'A'.repeat(43) }, shownBy }),
  timetableDesk: ofSchool,
  saveTimetable: (world, id) => ({
    as: 'countyadmin',
    own: { schoolId: world.schoolId, classId: world.classId, version: 1, slots: [] },
    otherClass: null,
    otherSchool: { schoolId: world.otherSchoolId, classId: world.foreignClassId, version: 0, slots: [] },
    neighbour: { schoolId: id(nextDoor), classId: id('class/105/7/1'), version: 0, slots: [] },
  }),
  // each of these would find the draft as another has left it
  copyTimetable: ({ schoolId }) => ({ refused: { schoolId, version: 1000 }, shownBy }),
  publishTimetable: ({ schoolId }) => ({ refused: { schoolId, version: 1000, fromWeek: 2 }, shownBy }),
  discardTimetable: ({ schoolId }) => ({ refused: { schoolId, version: 1000 }, shownBy }),
  savePeriods: (world, id) => ofSchool(world, id, { periods: usualPeriods, rooms: [], version: 0 }),
  exportTimetable: ofSchool,
  readTimetable: ({ schoolId }) => ({
    refused: { schoolId },
    shownBy: 'tests/api/organisation/timetable/import.test.ts',
  }),
  applyTimetable: (_, id) => ({
    refused: { id: id('timetable-import/none'), version: 1, choices: [] },
    shownBy: 'tests/api/organisation/timetable/import.test.ts',
  }),
  undoTimetable: (_, id) => ({
    refused: { id: id('timetable-import/none') },
    shownBy: 'tests/api/organisation/timetable/import.test.ts',
  }),
  changeLesson: ({ classId }) => ({
    refused: { classId, day: '2040-05-01', period: 1, kind: 'cancelled', reason: '' },
    shownBy,
  }),
  undoLessonChange: (world, id) => ({
    as: 'countyadmin',
    own: { classId: world.classId, id: id('lesson-change/substitute') },
    otherClass: null,
    otherSchool: { classId: world.foreignClassId, id: id('lesson-change/substitute') },
    neighbour: { classId: id('class/105/7/1'), id: id('lesson-change/substitute') },
  }),
  freeTeachers: ({ classId }) => ({ refused: { classId, day: '2040-05-01', period: 1 }, shownBy }),
  termDays: ofSchool,
  saveCityDay: () => ({ as: 'cityadmin', own: holiday, otherClass: null, otherSchool: null }),
  deleteCityDay: (_, id) => ({
    as: 'cityadmin',
    own: { id: id('city-day/labour') },
    otherClass: null,
    otherSchool: null,
  }),
  saveSchoolDay: (world, id) => ofSchool(world, id, day),
  deleteSchoolDay: (world, id) => ofSchool(world, id, { id: id('school-day/sports') }),
  chooseMakeup: (world) => ({ refused: { schoolId: world.schoolId, day: '2040-05-01', weekday: 1 }, shownBy }),
};
