import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { getUserInfo } from 'edutech/core/common/api/session';
import { createAdministrator, resetPassword } from '../../../host/server/cli/admin';
import { type Console, openConsole, readDesk } from '../../../host/server/cli/console';
import { demo } from '../../../host/server/cli/demo';
import { rotateKeys } from '../../../host/server/cli/keys';
import { listPlugins, turnPlugin } from '../../../host/server/cli/plugins';
import { signedIn } from '../../support/people';
import { shareKey } from '../../support/servers/server-process';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { asOwner, folderFor } from './backup-support';
import { eventually } from '../../support/running/eventually';

let app: TestApp;
let opened: Console;
const clean: (() => Promise<void>)[] = [];

/** What the command line is told of a test's deployment. */
const variablesOf = ({ database }: Pick<TestApp, 'database'>, folder: string) => ({
  DATABASE_URL: database.ownerUrl,
  DATABASE_APP_URL: database.appUrl,
  EDUTECH_DATA: folder,
});

beforeAll(async () => {
  app = await startApp({ on: ['deployment'] });
  const folder = await folderFor((work) => void clean.push(work));
  await shareKey(folder);
  opened = await openConsole(readDesk(variablesOf(app, folder)));
});
afterAll(async () => {
  await opened.close();
  await app.close();
  for (const work of clean) await work();
});
afterEach(() => void vi.restoreAllMocks());

/** Runs a command; answers its exit code and what it printed. */
async function run(command: () => Promise<number>) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = await command();
  const said = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return { code, said };
}

/** What the audit log says that the command line did, the newest last. */
const recorded = (...acts: string[]) =>
  asOwner(app.database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ act: string; facts: Record<string, unknown> }>(
      'select act, facts from core.audit_record where act = any ($1) order by created_at, id',
      [acts],
    );
    return rows;
  });

const sessionsOfTeacher = () =>
  asOwner(app.database.ownerUrl, async (client) => {
    const { rows } = await client.query('select from core.session where person_id = $1', [
      app.world.people.teacher.personId,
    ]);
    return rows.length;
  });

test('a new password ends the sessions of who had the old one, at every server process, and is recorded', async () => {
  const teacher = await signedIn(app, 'teacher');
  const principal = await signedIn(app, 'principal');
  expect((await teacher.call(getUserInfo)).envelope).toMatchObject({ code: 200 });

  const open = await sessionsOfTeacher();
  expect(open).toBeGreaterThan(0);
  const { code, said } = await run(() => resetPassword(opened, [' Teacher ']));
  expect(code).toBe(0);
  expect(said).toMatch(/^teacher may sign in with the password \S+-7a /);
  expect(said).toContain('There was no second factor to remove.');
  await eventually(async () => expect((await teacher.call(getUserInfo)).envelope).toMatchObject({ code: 464 }));
  expect(await sessionsOfTeacher()).toBe(0);
  expect((await principal.call(getUserInfo)).envelope).toMatchObject({ code: 200 });
  expect(await recorded('deployment.resetPassword')).toEqual([
    { act: 'deployment.resetPassword', facts: { username: 'teacher', endedSessions: open, removedFactors: 0 } },
  ]);
});

test('nobody is given a password who is not there, and nothing is recorded then', async () => {
  const before = await recorded('deployment.resetPassword');
  await expect(resetPassword(opened, ['nobody'])).rejects.toThrow('Nobody has the user name "nobody".');
  expect(await recorded('deployment.resetPassword')).toEqual(before);
});

test('a super administrator of the command line, and the duty he is given, stand in the audit log', async () => {
  const { said } = await run(() => createAdministrator(opened, ['Wang', '王立', '--duty', 'audit']));
  expect(said).toMatch(/^wang may sign in with the password /);
  expect(await recorded('deployment.createAdministrator', 'role.setDuty')).toEqual([
    { act: 'deployment.createAdministrator', facts: { username: 'wang' } },
    { act: 'role.setDuty', facts: { duty: 'audit', before: null } },
  ]);
  await expect(createAdministrator(opened, ['wang', '王力'])).rejects.toThrow('The user name wang is taken.');
  expect(await recorded('deployment.createAdministrator')).toHaveLength(1);
});

test('a module is switched for one county where one is named, and for nobody where the order is not understood', async () => {
  const switches = () =>
    asOwner(app.database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ county: string | null }>(
        `select c.name as county from core.module_switch s left join core.county c on c.id = s.county_id
         where s.plugin_id = 'air' and not s.is_on`,
      );
      return rows.map(({ county }) => county);
    });
  const off = turnPlugin(false);
  const before = await switches();
  const [county] = await asOwner(app.database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from core.county order by id limit 1');
    return rows.map(({ name }) => name);
  });
  for (const wild of [[`--county=${county!}`], ['--conty', county!], [county!], ['--county', county!, 'now']]) {
    await expect(off(opened, ['air', ...wild])).rejects.toThrow(/is not understood; there is --county VALUE\.$/);
  }
  await expect(off(opened, ['air', '--county'])).rejects.toThrow('--county needs a value.');
  await expect(off(opened, ['air', '--county', '无名区'])).rejects.toThrow('There is no county "无名区"');
  await expect(off(opened, ['chess'])).rejects.toThrow('There is no plugin "chess" here');
  expect(await switches()).toEqual(before);

  const { code, said } = await run(() => off(opened, ['air', '--county', county!]));
  expect({ code, said }).toEqual({ code: 0, said: `air is off in ${county!}.` });
  expect(await switches()).toEqual([...before, county]);
});

test('a module that was switched off is on again for everybody, and the list says how each stands', async () => {
  const stands = async (id: string) => {
    const { code, said } = await run(() => listPlugins(opened));
    expect(code).toBe(0);
    return said.split('\n').find((line) => line.startsWith(`${id} `));
  };
  expect(await stands('news')).toMatch(/ on$/);
  await run(() => turnPlugin(false)(opened, ['news']));
  expect(await stands('news')).toMatch(/ off$/);
  expect(await run(() => turnPlugin(true)(opened, ['news']))).toEqual({ code: 0, said: 'news is on.' });
  expect(await stands('news')).toMatch(/ on$/);
  const acts = await recorded('deployment.moduleOff', 'deployment.moduleOn');
  expect(acts.filter(({ facts }) => facts['plugin'] === 'news').map(({ act }) => act)).toEqual([
    'deployment.moduleOff',
    'deployment.moduleOn',
  ]);
});

test('a second factor that was lost is taken away with the password, and what stood in for it', async () => {
  const { personId } = app.world.people.superadmin;
  const factors = () =>
    asOwner(app.database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ count: string }>(
        `select (select count(*) from account.totp where person_id = $1) +
           (select count(*) from account.passkey where person_id = $1) +
           (select count(*) from account.recovery_code where person_id = $1) as count`,
        [personId],
      );
      return Number(rows[0]!.count);
    });
  await asOwner(app.database.ownerUrl, async (client) => {
    const values = [newId(), personId];
    await client.query(`insert into account.totp values ($1, $2, '手机', 'sealed', 0, now())`, values);
    await client.query(`insert into account.recovery_code values ($1, $2, 'hash', now())`, values);
    await client.query(
      `insert into account.passkey values ($1, $2, '平板', 'credential', '\\x00', 0, '{}', false, now())`,
      values,
    );
  });
  const { code, said } = await run(() => resetPassword(opened, ['superadmin']));
  expect(code).toBe(0);
  expect(said).toContain('The second factors were removed (2)');
  expect(await factors()).toBe(0);
  const facts = (await recorded('deployment.resetPassword')).at(-1)!.facts;
  expect(facts).toMatchObject({ username: 'superadmin', removedFactors: 2 });
  await expect(resetPassword(opened, ['superadmin', '--factors'])).rejects.toThrow('"--factors" is not understood.');
});

test('a new secret signs, the one before stays believed, and nobody changes it twice in an hour', async () => {
  const before = opened.secrets.current().id;
  await expect(rotateKeys(opened)).rejects.toThrow('less than an hour old');
  expect(await recorded('deployment.rotateKeys')).toEqual([]);
  await asOwner(app.database.ownerUrl, (client) =>
    client.query(`update core.server_secret set created_at = created_at - interval '2 hours'`),
  );
  const teacher = await signedIn(app, 'headteacher');
  const { code, said } = await run(() => rotateKeys(opened));
  const after = opened.secrets.current().id;
  expect(after).not.toBe(before);
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining(`The key ${after} signs from now on, ${before} stays believed.`) as unknown,
  });
  expect((await teacher.call(getUserInfo)).envelope).toMatchObject({ code: 200 });
  expect(await recorded('deployment.rotateKeys')).toHaveLength(1);
});

test('the demo rows of one plugin come into a demo city that was built without it, and only once', async () => {
  const folder = await folderFor((work) => void clean.push(work));
  await shareKey(folder);
  const desk = readDesk(variablesOf(app, folder));
  const bindings = () =>
    asOwner(app.database.ownerUrl, async (client) => (await client.query('select from guardian.binding')).rows.length);
  const before = await bindings();
  await asOwner(app.database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) name from pg_tables where schemaname = 'guardian'",
    );
    await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
  });
  expect(await run(() => demo(desk, ['guardian']))).toMatchObject({
    code: 0,
    said: expect.stringContaining('guardian'),
  });
  expect(await bindings()).toBe(before);
  expect((await run(() => demo(desk, ['guardian']))).code).toBe(1);
  expect(await bindings()).toBe(before);
  await expect(demo(desk, ['nothing'])).rejects.toThrow('no such plugin');
});
