import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import * as api from '../../../../plugins/organisation/api/rosters';
import { acceptTransfer, releaseStudent } from '../../../../plugins/organisation/api/transfers';
import { csv } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { untilBlocked } from '../../../support/servers/until-blocked';
import { RosterDesk } from './rosters-desk';

// Who takes an import back is asked what who wrote it was; and neither changes an account while another does.

let app: TestApp;
let county: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  county = new RosterDesk(app, 'countyadmin');
});
afterAll(() => app.close());

const asTest = <T>(work: (db: Db) => Promise<T>) =>
  app.platform.services.database.write(asSystem('a test arranges rights'), work);
const run = (query: Query) => asTest((db) => db.run(query));
const heading = ['工号', '姓名', '岗位', '登录账号'];
const send = (desk: RosterDesk, ...rows: readonly (readonly string[])[]) =>
  desk.upload('staff.csv', csv(heading, rows), { kind: 'staff', schoolId: app.world.schoolId });
const written = async (desk: RosterDesk, ...rows: readonly (readonly string[])[]) => {
  const { id } = await send(desk, ...rows);
  expect(await desk.apply(id)).toMatchObject({ counts: { written: rows.length, wrong: 0 } });
  return id;
};
/** What it says of the people with such numbers: user name, kind of account, posts that they hold. */
const people = (mark: string) =>
  county.all<{ username: string; category: number; posts: number[] }>(sql`
    select p.username, p.category, array(select role_type::int from core.post o
      where o.person_id = p.id and o.ended_at is null order by role_type) as posts
    from core.person p where p.usercode like ${`${mark}%`} order by p.usercode`);
const widen = (usercode: string) =>
  run(sql`
    insert into core.post_grant (post_id, code, withheld)
    select o.id, 'deployment_admin', false from core.post o join core.person p on p.id = o.person_id
    where p.usercode = ${usercode} and o.role_type = 1`);
const widenPrincipals = () =>
  run(sql`insert into core.grant_default (grantee, code, actions) values ('principal', 'deployment_admin', '{}')`);
const narrowPrincipals = () =>
  run(sql`delete from core.grant_default where grantee = 'principal' and code = 'deployment_admin'`);

test('whoever holds more by now is not rewritten, and keeps the post that an import gave', async () => {
  await written(
    county,
    ['UR01', '赵一', '教师', 'ur01'],
    ['UR02', '赵二', '教师', 'ur02'],
    ['UR03', '赵三', '教师', 'ur03'],
  );
  const id = await written(
    county,
    ['UR01', '赵一', '教师', 'ur01.new'],
    ['UR02', '赵二', '教师', 'ur02.new'],
    ['UR03', '赵三', '校长', 'ur03'],
  );
  await widen('UR01');
  await widenPrincipals();

  const { data } = await county.call<{ standing: api.Standing[]; standingCount: number }>(api.undoOutlook, { id });
  expect(data.standing).toEqual([
    { kind: 'moreRights', name: '赵一' },
    { kind: 'moreRights', name: '赵三' },
  ]);
  expect((await county.call(api.undoImport, { id, partly: false })).status).toBe(409);
  expect((await county.call(api.undoImport, { id, partly: true })).status).toBe(200);
  expect(await county.settled(id)).toMatchObject({ state: 'undone', counts: { kept: 2 } });
  expect(await people('UR')).toEqual([
    { username: 'ur01.new', category: 2, posts: [1] },
    { username: 'ur02', category: 2, posts: [1] },
    { username: 'ur03', category: 2, posts: [1, 4] },
  ]);
  await narrowPrincipals();
});

test('rights are those of who takes it back, not of who wrote it', async () => {
  await widenPrincipals();
  const above = new RosterDesk(app, 'superadmin');
  const id = await written(above, ['UW01', '钱一', '校长', 'uw01'], ['UW02', '钱二', '教师', 'uw02']);
  expect((await county.call(api.undoImport, { id, partly: true })).status).toBe(200);
  expect(await county.settled(id)).toMatchObject({ counts: { kept: 1 } });
  expect(await people('UW')).toEqual([{ username: 'uw01', category: 2, posts: [4] }]);
  await narrowPrincipals();
});

test('a post that ended by an import is not given back by who may not give it', async () => {
  const [elsewhere] = await county.all<{ id: string; name: string }>(sql`
    select s.id, s.name from core.school s join core.school h on h.county_id = s.county_id
    where h.id = ${app.world.schoolId} and s.id <> h.id order by s.name limit 1`);
  await written(county, ['UP01', '孙一', '校长', 'up01']);
  const whole = csv(['学校', ...heading], [[elsewhere!.name, 'UP01', '孙一', '教师', 'up01']]);
  const { id } = await county.upload('staff.csv', whole, { kind: 'staff' });
  expect(await county.apply(id)).toMatchObject({ counts: { moved: 1, written: 1 } });
  expect(await people('UP')).toMatchObject([{ posts: [1] }]);
  await widenPrincipals();
  expect((await county.call(api.undoImport, { id, partly: true })).status).toBe(200);
  expect(await county.settled(id)).toMatchObject({ counts: { kept: 1 } });
  expect(await people('UP')).toMatchObject([{ posts: [1] }]);
  await narrowPrincipals();
});

test('whoever belongs elsewhere by now is not rewritten: a teacher who works there too, a student who was transferred', async () => {
  const { schoolId, otherSchoolId, foreignClassId } = app.world;
  await written(county, ['UE01', '吴一', '教师', 'ue01'], ['UE02', '吴二', '教师', 'ue02']);
  const ofStaff = await written(county, ['UE01', '吴一', '教师', 'ue01.new'], ['UE02', '吴二', '教师', 'ue02.new']);
  await run(sql`
    insert into core.post (id, person_id, role_type, school_id)
    select gen_random_uuid(), id, 1, ${otherSchoolId} from core.person where usercode = 'UE01'`);
  expect((await county.call<{ standing: api.Standing[] }>(api.undoOutlook, { id: ofStaff })).data.standing).toEqual([
    { kind: 'otherSchool', name: '吴一' },
  ]);
  expect((await county.call(api.undoImport, { id: ofStaff, partly: true })).status).toBe(200);
  expect(await county.settled(ofStaff)).toMatchObject({ counts: { kept: 1 } });
  expect(await people('UE')).toMatchObject([{ username: 'ue01.new' }, { username: 'ue02' }]);

  const students = await county.all<{ id: string; usercode: string; name: string; phone: string | null }>(sql`
    select p.id, p.usercode, p.name, p.phone from core.person p
      join core.class_member m on m.person_id = p.id and m.term_id = ${app.world.termId}
      join core.post o on o.person_id = p.id and o.ended_at is null and o.school_id = ${schoolId}
    where m.class_id = ${app.world.classId} and p.username <> 'student' order by p.usercode limit 2`);
  const rows = students.map(({ usercode, name }, at) => [usercode, name, '七年级', '3班', `1380000770${at}`]);
  const file = csv(['学号', '姓名', '年级', '班级', '手机'], rows);
  const { id } = await county.upload('students.csv', file, { kind: 'students', schoolId });
  expect(await county.apply(id)).toMatchObject({ counts: { changed: 2, written: 2, wrong: 0 } });
  const [moved, stayed] = students;
  const city = new RosterDesk(app, 'cityadmin');
  const released = await county.call<{ id: string }>(releaseStudent, {
    personId: moved!.id,
    toSchoolId: otherSchoolId,
    note: '',
  });
  expect((await city.call(acceptTransfer, { id: released.data.id, classId: foreignClassId })).status).toBe(200);
  expect((await county.call(api.undoImport, { id, partly: false })).status).toBe(409);
  expect((await county.call(api.undoImport, { id, partly: true })).status).toBe(200);
  expect(await county.settled(id)).toMatchObject({ state: 'undone', counts: { kept: 1 } });
  const phones = await county.all<{ phone: string | null }>(sql`
    select phone from core.person where id = any (${[moved!.id, stayed!.id]}::uuid[]) order by usercode`);
  expect(phones).toEqual([{ phone: '13800007700' }, { phone: stayed!.phone }]);
});

test('who has become an administrator keeps the posts that he administers by', async () => {
  await written(county, ['UA01', '李一', '教师', 'ua01']);
  const id = await written(county, ['UA01', '李一', '校长', 'ua01']);
  await run(sql`update core.person set category = 1 where usercode = 'UA01'`);
  await run(sql`
    update core.post set ended_at = now(), is_active = false
    where role_type = 1 and person_id = (select id from core.person where usercode = 'UA01')`);
  expect((await county.call(api.undoImport, { id, partly: true })).status).toBe(200);
  expect(await county.settled(id)).toMatchObject({ counts: { kept: 1 } });
  expect(await people('UA')).toEqual([{ username: 'ua01', category: 1, posts: [4] }]);
});

test('a roster gives nobody a post while he is being made an administrator', async () => {
  await written(county, ['UL01', '周一', '教师', 'ul01']);
  const { id } = await send(county, ['UL01', '周一', '校长', 'ul01']);
  const { version } = await county.show(id);
  await asTest(async (db) => {
    const { id: personId } = await db.one<{ id: string }>(
      sql`select id from core.person where usercode = 'UL01'`,
      'core.organisation.nobody',
    );
    await lockAccount(db, personId);
    expect((await county.call(api.applyImport, { id, version })).status).toBe(200);
    await untilBlocked(app, '%core.person%for no key update%');
    await db.run(sql`update core.person set category = 1 where id = ${personId}`);
  });
  expect(await county.settled(id)).toMatchObject({ state: 'applied', counts: { written: 0, wrong: 1 } });
  expect(await people('UL')).toEqual([{ username: 'ul01', category: 1, posts: [1] }]);
});
