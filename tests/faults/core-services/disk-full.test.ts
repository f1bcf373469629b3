import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await startApp();
  owner = new pg.Client({ connectionString: app.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** From now on PostgreSQL refuses to write audit records as it does when its disk is full (SQLSTATE 53100). */
const fill = () =>
  owner.query(`
    create function core.test_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$;
    create trigger test_full before insert on core.audit_record for each row execute function core.test_full()`);
const empty = () => owner.query('drop function core.test_full cascade');

test('while the database’s disk is full a call is answered 507 with what to do, and nothing of it is half-written', async () => {
  const teacher = await signedIn(app, 'headteacher');
  const { personId } = app.world.people.headteacher;
  const state = async () =>
    (await owner.query('select id, role_id from core.session where person_id = $1 order by id', [personId])).rows;
  const before = await state();
  const { rows } = await owner.query('select id from core.post where person_id = $1 limit 1', [personId]);
  const roleId = String(rows[0].id).replaceAll('-', '');

  await fill();
  for (const [lang, text] of [
    ['zh-CN', '服务器的存储空间满了'],
    ['en', 'storage is full'],
  ] as const) {
    const { status, envelope } = await teacher.call(api.switchRole, { roleId, lang });
    expect(status).toBe(507);
    expect(envelope).toMatchObject({ code: 507, data: { key: 'core.error.noSpace' } });
    expect(envelope!.msg).toContain(text);
  }
  // the session was renamed before the record was written: that is taken back
  expect(await state()).toEqual(before);
  expect((await teacher.call(api.getLoginState)).status).toBe(200);

  await empty();
  expect((await teacher.call(api.switchRole, { roleId })).status).toBe(200);
});
