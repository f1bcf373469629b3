import { cityDay } from 'edutech/core/common/time/city-time';
import { deltaOf } from '../../model/rosters/roster-delta';
import type { Demo, DemoContext, DemoWorld } from 'edutech/core/server/demo/demo';
import type { Db } from 'edutech/core/server/data/db';
import { tableRosters } from '../administration/rosters/rosters';
import { overPeople } from 'edutech/core/server/permissions/over-people';
import { grantsFor } from 'edutech/core/server/permissions/grants';
import type * as api from '../../api/rosters';
import type plugin from '../../plugin';
import { firstLines } from '../../model/rosters/check/keys';
import { factsOf } from '../../model/rosters/check/facts';
import type { Mapping } from '../../model/rosters/read/mapping';
import { insertImport, selectImport, updateApplied, updateRead, updateState } from './queries/imports.queries';
import { insertEffects, insertRows, updateDone, updateVerdicts } from './queries/rows.queries';
import { keptOf, verdictsOf } from './work/check-import';

const mapping: Mapping = ['number', 'name', 'grade', 'class', 'sex', 'phone'];
const heading = ['学号', '姓名', '年级', '班级', '性别', '联系电话'];
const minute = 60_000;

/** Rows as schools write them: most are good, some are wrong in ways that the page shows how to mend. */
const rowsFor = (code: string) => [
  [`${code}269001`, '苏明远', '七年级', '七(1)班', '男', '13900010001'],
  [`${code}269002`, '江雨桐', '七年级', '1班', '女', '13900010002'],
  [`${code}269003`, '', '七年级', '七(1)班', '女', '13900010003'],
  [`${code}269004`, '罗子涵', '七年级', '七(9)班', '男', '13900010004'],
  [`${code}269001`, '苏明远', '七年级', '七(1)班', '男', '13900010001'],
  [`${code}269005`, '白若溪', '八年级', '八(1)班', '女', '1390001'],
  [`${code}269006`, '沈嘉树', '初一', '1', '男', ''],
];

interface DemoImport {
  readonly key: string;
  readonly fileName: string;
  readonly schoolId: string;
  readonly code: string;
  readonly isApplied?: boolean;
}

const importsOf = (world: DemoWorld): readonly DemoImport[] => [
  { key: 'home', fileName: '2026 秋季新生名册.xlsx', schoolId: world.schoolId, code: '101' },
  { key: 'show', fileName: '七年级新生.xlsx', schoolId: world.otherSchoolId, code: '201' },
  { key: 'columns', fileName: '七年级插班生.xlsx', schoolId: world.otherSchoolId, code: '201' },
  { key: 'cell', fileName: '八年级转入.csv', schoolId: world.otherSchoolId, code: '201' },
  { key: 'apply', fileName: '九年级借读.xlsx', schoolId: world.otherSchoolId, code: '201' },
  { key: 'discard', fileName: '名册（旧）.xlsx', schoolId: world.otherSchoolId, code: '201' },
  { key: 'undo', fileName: '家长电话更新.xlsx', schoolId: world.otherSchoolId, code: '201', isApplied: true },
];

/** Imports at several stages, so that no page of the demo city is empty. */
export async function buildRosterDemo(context: DemoContext): Promise<void> {
  for (const [index, one] of importsOf(context.world).entries()) await buildImport(context, one, index);
}

async function buildImport({ db, world, clock, id }: DemoContext, one: DemoImport, index: number) {
  const importId = id(`roster/${one.key}`);
  const now = clock.now();
  await insertImport(db, {
    id: importId,
    ofSchoolId: one.schoolId,
    ofCountyId: null,
    kind: 'students',
    fileName: one.fileName,
    termId: world.termId,
    madeById: (one.key === 'home' ? world.people.countyadmin : world.people.cityadmin).personId,
    madeAt: new Date(now.getTime() - (index + 1) * 20 * minute),
    withheldPosts: [],
    rights: [],
    content: Buffer.alloc(0),
  });
  await updateRead(db, importId, heading, mapping);
  if (one.isApplied) return applied(db, world, importId, one.schoolId, now);
  const rows = rowsFor(one.code).map((cells, at) => ({ line: at + 2, cells }));
  await insertRows(db, importId, rows);
  const roster = await selectImport(db, importId);
  const parts = { rosters: tableRosters, overPeople: overPeople(grantsFor([])) };
  const verdicts = await verdictsOf(parts, db, roster, rows, firstLines(roster.kind, mapping, rows), now);
  await updateVerdicts(
    db,
    importId,
    verdicts.map(({ row, verdict }) => keptOf(roster, row, verdict)),
  );
  await updateState(db, importId, 'checked');
}

/** An import that set a telephone number, and can be undone. */
async function applied(db: Db, world: DemoWorld, importId: string, schoolId: string, now: Date) {
  const [student] = await tableRosters.membersOf(db, [schoolId], [3], world.termId);
  if (!student) throw new Error(`the demo city has no students in ${schoolId} on ${cityDay(now)}`);
  const after = { ...factsOf(student), phone: '13900020001' };
  const delta = deltaOf({ people: [{ key: student.id, before: factsOf(student), after }] });
  await tableRosters.write(db, delta, now);
  const row = { line: 2, cells: [student.usercode, student.name, '', '', '', after.phone] };
  await insertRows(db, importId, [row]);
  const changes = [{ field: 'phone' as const, from: '', to: after.phone }];
  const { usercode: number, username } = student;
  await updateVerdicts(db, importId, [{ line: 2, state: 'changed', problems: [], changes, number, username }]);
  await insertEffects(db, importId, [{ schoolId, line: 2, delta }]);
  await updateDone(db, importId, [2], 'written');
  await updateApplied(db, importId, now);
}

type Samples = Demo<typeof plugin, typeof api>['samples'];
type Id = DemoContext['id'];

/** The city administrator may; the administrator of another county is told that there is none. */
const ofImport = (id: Id, key: string, more: object = {}) => ({
  as: 'cityadmin' as const,
  own: { id: id(`roster/${key}`), ...more } as never,
  otherClass: null,
  otherSchool: { id: id('roster/none'), ...more } as never,
});
const ofSchool = (world: DemoWorld, id: Id) => ({
  as: 'cityadmin' as const,
  own: { kind: 'students' as const, schoolId: world.otherSchoolId },
  otherClass: null,
  otherSchool: { kind: 'students' as const, schoolId: id('roster/none') },
  neighbour: { kind: 'students' as const, schoolId: id('school/105') },
});

export const rosterSamples: Samples = {
  showImport: (_, id) => ofImport(id, 'show'),
  listImportRows: (_, id) => ofImport(id, 'show', { page: 1, pageLine: 15 }),
  rosterTemplate: ofSchool,
  exportRoster: ofSchool,
  uploadRoster: () => ({ refused: { kind: 'students' }, shownBy: 'tests/api/organisation/rosters/rosters.test.ts' }),
  mapColumns: (_, id) => ofImport(id, 'columns', { mapping: mapping.map((field) => field ?? ''), version: 2 }),
  editCell: (_, id) => ofImport(id, 'cell', { line: 4, column: 1, value: '程雨' }),
  applyImport: (_, id) => ofImport(id, 'apply', { version: 2 }),
  importResult: (_, id) => ofImport(id, 'show'),
  undoOutlook: (_, id) => ofImport(id, 'undo'),
  undoImport: (_, id) => ofImport(id, 'undo', { partly: false }),
  discardImport: (_, id) => ofImport(id, 'discard'),
};
