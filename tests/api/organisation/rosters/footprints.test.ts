import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { RosterFootprints } from 'edutech/core/server/organisation/rosters/footprints';
import * as api from '../../../../plugins/organisation/api/rosters';
import { workbook } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { RosterDesk } from './rosters-desk';

let app: TestApp;
let county: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  county = new RosterDesk(app, 'countyadmin');
});
afterAll(() => app.close());

const heading = ['学号', '姓名', '年级', '班级'];
const run = (query: Query) =>
  app.platform.services.database.write(asSystem('a test arranges work'), (db) => db.run(query));

/** Imports a student for whom nothing is known, and answers the import and the student. */
async function imported(number: string, name: string) {
  const file = await workbook(heading, [[number, name, '七年级', '七(1)班']]);
  const { id } = await county.upload(`${number}.xlsx`, file, { kind: 'students', schoolId: app.world.schoolId });
  await county.apply(id);
  const [student] = await county.all<{ id: string }>(sql`select id from core.person where usercode = ${number}`);
  return { importId: id, personId: student!.id };
}

type Work = readonly [name: string, words: string, arrange: (personId: string) => Query];
const works: readonly Work[] = [
  [
    'a consent of his guardian',
    '1 份监护人同意',
    (personId) => sql`
      insert into core.consent (school_id, id, person_id, purpose, version, guardian, relation, given_at, recorded_by)
      values (${app.world.schoolId}, ${newId()}, ${personId}, 'records', 1, '林芳', 'mother', now(),
        ${app.world.people.countyadmin.personId})`,
  ],
  [
    'a picture password',
    '1 个图片密码',
    (personId) => sql`insert into account.picture_password (person_id, hash, set_at) values (${personId}, 'x', now())`,
  ],
  [
    'a transfer on its way',
    '1 次转学',
    (personId) => sql`
      insert into organisation.transfer (id, person_id, from_school_id, to_school_id, state, released_by, released_at)
      values (${newId()}, ${personId}, ${app.world.schoolId}, ${app.world.otherSchoolId}, 'released',
        ${app.world.people.countyadmin.personId}, now())`,
  ],
  [
    'a link that was sent to his guardian',
    '1 个监护人链接',
    (personId) => sql`
      insert into organisation.consent_link (school_id, id, person_id, purposes, secret_hash, made_by, made_at, expires_at)
      values (${app.world.schoolId}, ${newId()}, ${personId}, '{records}', sha256('secret'),
        ${app.world.people.countyadmin.personId}, now(), now() + interval '7 days')`,
  ],
  [
    'cards that he had printed',
    '打印过 1 次账号卡或链接',
    (personId) => sql`
      insert into organisation.card_print (school_id, id, kind, state, wanted, made_by, made_at)
      values (${app.world.schoolId}, ${newId()}, 'cards', 'gone', '{}', ${personId}, now())`,
  ],
  [
    'a lesson that he watched',
    '看过 1 节空中课堂课程',
    (personId) => sql`
      insert into air.watch (person_id, resource_id, school_id, film_id, last_at, credit, credit_at)
      select ${personId}, id, ${app.world.schoolId}, file_id, now(), 0, now() from air.resource
      where file_id is not null limit 1`,
  ],
  [
    'a question that he asked',
    '1 个课程提问或回答',
    (personId) => sql`
      insert into air.question (school_id, id, resource_id, person_id, class_id, second, text, asked_at)
      select school_id, ${newId()}, resource_id, ${personId}, class_id, second, text, now() from air.question limit 1`,
  ],
  [
    'a comment on an article',
    '1 条批注',
    (personId) => sql`
      insert into news.article_comment
      select (jsonb_populate_record(c, jsonb_build_object('id', ${newId()}::uuid, 'by_id', ${personId}::uuid))).*
      from news.article_comment c limit 1`,
  ],
];

test.each(works)('an import is not undone under %s, and says so', async (name, words, arrange) => {
  const number = `F${works.findIndex(([one]) => one === name)}01`;
  const { importId, personId } = await imported(number, '周知行');
  const outlook = () => county.call<{ standing: { kind: string; what?: string }[] }>(api.undoOutlook, { id: importId });
  expect((await outlook()).data.standing).toEqual([]);
  await run(arrange(personId));
  expect((await outlook()).data.standing).toContainEqual(expect.objectContaining({ kind: 'work', what: words }));
  const refused = await county.call(api.undoImport, { id: importId, partly: false });
  expect(refused.status).toBe(409);
  expect(refused.envelope?.msg).toContain(words);
  // what can be taken back is, and the student with his work stays
  expect((await county.call(api.undoImport, { id: importId, partly: true })).status).toBe(200);
  expect(await county.settled(importId)).toMatchObject({ counts: { kept: 1 } });
  expect(await county.all(sql`select id from core.person where id = ${personId}`)).toHaveLength(1);
});

test('who has left no trace is told of by nobody, and who has is told of by each plugin once', async () => {
  const footprints = app.platform.container.get(RosterFootprints);
  const of = async (personIds: string[], classIds: string[]) => {
    const { database } = app.platform.services;
    const found = await Promise.all(
      footprints.map((one) =>
        database.read(asSystem('a test looks for traces'), (db) => one.of(db, { personIds, classIds })),
      ),
    );
    return found.flat();
  };
  expect(footprints.length).toBeGreaterThanOrEqual(4);
  expect(await of([newId()], [newId()])).toEqual([]);
  const busy = await of([app.world.people.cityadmin.personId], []);
  expect(busy.map(({ what }) => what)).toContain('news.footprint.articles');
  expect(new Set(busy.map(({ what }) => what)).size).toBe(busy.length);
  for (const { count, personIds } of busy) {
    expect(count).toBeGreaterThan(0);
    expect(personIds).toEqual([app.world.people.cityadmin.personId]);
  }
});
