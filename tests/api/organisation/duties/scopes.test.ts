import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import * as api from '../../../../plugins/organisation/api';
import { keepingNothing } from '../../../contract/server/keeping-nothing';
import { type Caller, signedIn } from '../../../support/people';
import { csv } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { RosterDesk } from '../rosters/rosters-desk';

// Every call of the organisation that names something of a school, asked by the administrators of a school, of its county
// and of the city, about that school, another of the same county, and one of another county.

const places = ['own', 'sameCounty', 'otherCounty'] as const;
type Place = (typeof places)[number];
const reaches = ['school', 'county', 'city'] as const;
type Reach = (typeof reaches)[number];
const within: Readonly<Record<Reach, readonly Place[]>> = {
  school: ['own'],
  county: ['own', 'sameCounty'],
  city: places,
};

/** Things of one school. */
interface Facts {
  readonly schoolId: string;
  readonly stage: string;
  readonly countyId: string;
  readonly code: string;
  readonly classId: string;
  readonly gradeId: string;
  readonly studentId: string;
  readonly usercode: string;
  readonly teacherId: string;
  readonly postId: string;
  readonly importId: string;
  readonly transferId: string;
}

let app: TestApp;
const callers = {} as Record<Reach, Caller>;
const facts = {} as Record<Place, Facts>;

beforeAll(async () => {
  app = await startApp({ works: true });
  await run(sql`update core.person set category = 1 where username = 'principal'`);
  await run(sql`
    insert into core.school_year (id, name, starts_on, ends_on)
    select gen_random_uuid(), '下一学年', starts_on + interval '1 year', ends_on + interval '1 year'
    from core.school_year order by starts_on desc limit 1`);
  await run(sql`
    insert into core.term (id, school_year_id, number, name, starts_on, ends_on)
    select gen_random_uuid(), id, 1, '上学期', starts_on, starts_on + interval '5 months'
    from core.school_year where name = '下一学年'`);
  for (const [reach, account] of [
    ['school', 'principal'],
    ['county', 'countyadmin'],
    ['city', 'cityadmin'],
  ] as const)
    callers[reach] = await signedIn(app, account);
  const { schoolId, otherSchoolId, countyId } = app.world;
  const [near] = await all<{ id: string }>(sql`
    select s.id from core.school s where s.county_id = ${countyId} and s.id <> ${schoolId}
      and exists (select from core.class_member m where m.school_id = s.id and m.term_id = ${app.world.termId})
    order by s.code limit 1`);
  facts.own = await factsOf(schoolId);
  facts.sameCounty = await factsOf(near!.id);
  facts.otherCounty = await factsOf(otherSchoolId);
}, 120_000);
afterAll(() => app.close());

const run = (query: Query) =>
  app.platform.services.database.write(asSystem('a test arranges rows'), (db) => db.run(query));
const all = <Row>(query: Query<Row>) =>
  app.platform.services.database.read(asSystem('a test looks'), (db) => db.all<Row>(query));

/** What there is in a school; the city adds an import that nobody has written yet, and a student on his way elsewhere. */
async function factsOf(schoolId: string): Promise<Facts> {
  const [found] = await all<Omit<Facts, 'importId' | 'transferId'> & { leaverId: string }>(sql`
    select s.id as school_id, s.stage, s.county_id, s.code, c.id as class_id, c.grade_id,
      m.person_id as student_id, p.usercode, t.person_id as teacher_id, t.id as post_id,
      (select max(l.person_id::text)::uuid from core.class_member l
       where l.class_id = c.id and l.term_id = ${app.world.termId} and l.person_id <> m.person_id) as leaver_id
    from core.school s
    join core.class_member m on m.school_id = s.id and m.term_id = ${app.world.termId}
    join core.class c on c.school_id = s.id and c.id = m.class_id
    join core.person p on p.id = m.person_id and p.category = 3
    join core.post t on t.school_id = s.id and t.role_type = 1 and t.ended_at is null
    join core.person tp on tp.id = t.person_id and tp.category = 2
    where s.id = ${schoolId} order by p.usercode desc limit 1`);
  const { leaverId, ...rest } = found!;
  const desk = new RosterDesk(app, 'cityadmin');
  const row = [`Z${rest.code}001`, '周一', '', ''];
  const roster = await desk.upload('名册.csv', csv(['学号', '姓名', '年级', '班级'], [row]), {
    kind: 'students',
    schoolId,
  });
  const [elsewhere] = await all<{ id: string }>(sql`
    select id from core.school where county_id not in (${app.world.countyId}, ${rest.countyId}) order by code limit 1`);
  const transfer = await desk.call<{ id: string }>(api.releaseStudent, {
    personId: leaverId,
    toSchoolId: elsewhere!.id,
  });
  return { ...rest, importId: roster.id, transferId: transfer.data.id };
}

const hex = (id: string) => id.replaceAll('-', '');
const page = { page: 1, pageLine: 15 };
const choice = { newClasses: null, withTeachers: true, numbers: {} };
const person = { name: '新人', sex: null, birthDate: '', phone: '' };

type Ask = readonly [name: string, endpoint: Endpoint, input: (school: Facts) => Record<string, unknown>];

/** Calls that are refused for what lies elsewhere. */
const asks: readonly Ask[] = [
  [
    'editSchool',
    api.editSchool,
    (s) => ({
      id: s.schoolId,
      code: s.code,
      name: '改名',
      nameEn: '',
      stage: s.stage,
      countyId: s.countyId,
      version: 1,
    }),
  ],
  [
    'createClass',
    api.createClass,
    (s) => ({ schoolId: s.schoolId, gradeId: s.gradeId, number: 77, name: '试班', headId: null }),
  ],
  ['editClass', api.editClass, (s) => ({ id: s.classId, number: 78, name: '试班', headId: null, version: 1 })],
  ['deleteClass', api.deleteClass, (s) => ({ id: s.classId })],
  [
    'createLayer',
    api.createLayer,
    (s) => ({ classId: s.classId, subjectId: subject(), name: '甲层', memberIds: [s.studentId] }),
  ],
  ['peopleTree', api.peopleTree, (s) => ({ schoolId: s.schoolId })],
  ['personDetail', api.personDetail, (s) => ({ personId: s.studentId })],
  [
    'createPerson',
    api.createPerson,
    (s) => ({
      ...person,
      usercode: 'Z-777',
      username: 'z777',
      classId: s.classId,
      post: { schoolId: s.schoolId, roleType: 3, subjectId: null, gradeId: null },
    }),
  ],
  [
    'editPerson',
    api.editPerson,
    (s) => ({ ...person, personId: s.studentId, usercode: 'Z-778', username: 'z778', version: 1 }),
  ],
  ['freezePeople', api.freezePeople, (s) => ({ personIds: [s.studentId], isFrozen: true })],
  ['resetPasswords', api.resetPasswords, (s) => ({ personIds: [s.studentId] })],
  ['appointPerson', api.appointPerson, (s) => ({ personId: s.teacherId, isAdministrator: true })],
  [
    'addPost',
    api.addPost,
    (s) => ({ personId: s.teacherId, schoolId: s.schoolId, roleType: 6, subjectId: subject(), gradeId: null }),
  ],
  ['endPost', api.endPost, (s) => ({ postId: s.postId, isEnded: true })],
  ['rosterTemplate', api.rosterTemplate, (s) => ({ kind: 'students', schoolId: s.schoolId })],
  ['exportRoster', api.exportRoster, (s) => ({ kind: 'students', schoolId: s.schoolId })],
  ['showImport', api.showImport, (s) => ({ id: s.importId })],
  ['listImportRows', api.listImportRows, (s) => ({ id: s.importId, ...page })],
  ['editCell', api.editCell, (s) => ({ id: s.importId, line: 2, column: 1, value: '周二' })],
  [
    'mapColumns',
    api.mapColumns,
    (s) => ({ id: s.importId, mapping: ['number', 'name', 'grade', 'class'], version: 1 }),
  ],
  ['applyImport', api.applyImport, (s) => ({ id: s.importId, version: 1 })],
  ['importResult', api.importResult, (s) => ({ id: s.importId })],
  ['undoOutlook', api.undoOutlook, (s) => ({ id: s.importId })],
  ['undoImport', api.undoImport, (s) => ({ id: s.importId, partly: false })],
  ['discardImport', api.discardImport, (s) => ({ id: s.importId })],
  ['cardGroups', api.cardGroups, (s) => ({ schoolId: s.schoolId })],
  ['printCards of staff', api.printCards, (s) => ({ schoolId: s.schoolId, scope: { kind: 'staff' }, all: false })],
  [
    'printCards of a class',
    api.printCards,
    (s) => ({ schoolId: s.schoolId, scope: { kind: 'students', classId: s.classId }, all: false }),
  ],
  ['findStudent', api.findStudent, (s) => ({ number: s.usercode })],
  [
    'releaseStudent',
    api.releaseStudent,
    (s) => ({
      personId: s.studentId,
      toSchoolId: facts.otherCounty.schoolId === s.schoolId ? facts.own.schoolId : facts.otherCounty.schoolId,
      note: '',
    }),
  ],
  ['closeTransfer', api.closeTransfer, (s) => ({ id: s.transferId, note: '' })],
  [
    'giveConsent',
    api.giveConsent,
    (s) => ({ personId: s.studentId, purposes: ['records'], guardian: '林芳', relation: 'mother' }),
  ],
  ['withdrawConsent', api.withdrawConsent, (s) => ({ personId: s.studentId, purpose: 'records' })],
  ['rollOverPreview', api.rollOverPreview, (s) => ({ schoolId: s.schoolId, choice })],
  ['runRollOver', api.runRollOver, (s) => ({ schoolIds: [s.schoolId] })],
  ['personRights', api.personRights, (s) => ({ personId: s.teacherId })],
  ['setPostGrant', api.setPostGrant, (s) => ({ postId: s.postId, code: 'homework_tea', actions: null, version: 1 })],
];
const subject = () => subjectId;
let subjectId = '';
beforeAll(async () => {
  subjectId = hex((await all<{ id: string }>(sql`select id from core.subject order by sort limit 1`))[0]!.id);
});

/** Lists that leave out what lies elsewhere. */
const lists: readonly Ask[] = [
  ['adminClasses', api.adminClasses, (s) => ({ ...page, schoolId: s.schoolId })],
  ['adminPeople', api.adminPeople, (s) => ({ ...page, kind: 'students', schoolId: s.schoolId })],
  ['adminPeople by number', api.adminPeople, (s) => ({ ...page, kind: 'students', q: s.usercode })],
  ['consentStudents', api.consentStudents, (s) => ({ ...page, schoolId: s.schoolId })],
];

const plain = (input: Record<string, unknown>) =>
  JSON.parse(
    JSON.stringify(input).replace(
      /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g,
      (_, id: string) => `"${hex(id)}"`,
    ),
  ) as Record<string, unknown>;

describe.each(reaches)('the administrator of a %s', (reach) => {
  test.each(asks)('is refused elsewhere and heard within: %s', async (_, endpoint, input) => {
    const heard: Record<string, boolean> = {};
    for (const place of places) {
      const answer = await keepingNothing(app, () => callers[reach].call(endpoint, plain(input(facts[place]))));
      // 409 and 422: heard, and answered with what stands against it
      expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
      heard[place] = ![401, 403, 404].includes(answer.status);
    }
    expect(heard).toEqual(Object.fromEntries(places.map((place) => [place, within[reach].includes(place)])));
  });

  test.each(lists)('sees nothing of elsewhere in %s', async (_, endpoint, input) => {
    const seen: Record<string, boolean> = {};
    for (const place of places) {
      const answer = await callers[reach].call(endpoint, plain(input(facts[place])));
      seen[place] = answer.status === 200 && (answer.envelope!.data as { items: unknown[] }).items.length > 0;
    }
    expect(seen).toEqual(Object.fromEntries(places.map((place) => [place, within[reach].includes(place)])));
  });
});

describe('ids of two places in one call', () => {
  const refusedAll: readonly Ask[] = [
    [
      'people of here and of elsewhere',
      api.freezePeople,
      (s) => ({ personIds: [facts.own.studentId, s.studentId], isFrozen: true }),
    ],
    [
      'a class of elsewhere in one’s own school',
      api.createPerson,
      (s) => ({
        ...person,
        usercode: 'Z-779',
        username: 'z779',
        classId: s.classId,
        post: { schoolId: facts.own.schoolId, roleType: 3, subjectId: null, gradeId: null },
      }),
    ],
    [
      'a head teacher of elsewhere',
      api.editClass,
      (s) => ({ id: facts.own.classId, number: 79, name: '试班', headId: s.teacherId, version: 1 }),
    ],
    [
      'students of elsewhere in a layer',
      api.createLayer,
      (s) => ({ classId: facts.own.classId, subjectId: subject(), name: '乙层', memberIds: [s.studentId] }),
    ],
    ['a roll-over of here and of elsewhere', api.runRollOver, (s) => ({ schoolIds: [facts.own.schoolId, s.schoolId] })],
    [
      'a post at one’s own school for somebody of elsewhere',
      api.addPost,
      (s) => ({
        personId: s.teacherId,
        schoolId: facts.own.schoolId,
        roleType: 6,
        subjectId: subject(),
        gradeId: null,
      }),
    ],
  ];

  test.each(refusedAll)('are refused whole: %s', async (_, endpoint, input) => {
    for (const reach of ['school', 'county'] as const) {
      const answer = await keepingNothing(app, () => callers[reach].call(endpoint, plain(input(facts.otherCounty))));
      expect([403, 404, 409, 422], `${reach}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
  });

  test('cards are for whoever asked for them', async () => {
    const { schoolId } = facts.own;
    const asked = await callers.city.call(api.printCards, {
      schoolId: hex(schoolId),
      scope: { kind: 'staff' },
      all: false,
    });
    const { id } = asked.envelope!.data as { id: string };
    for (const endpoint of [api.showCardPrint, api.cardFile]) {
      for (const reach of ['school', 'county'] as const) {
        expect((await callers[reach].call(endpoint, { id })).status).toBe(404);
        expect((await callers[reach].call(endpoint, { id: newId() })).status).toBe(404);
      }
    }
  });
});
