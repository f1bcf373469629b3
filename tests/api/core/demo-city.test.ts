import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { demoAccounts } from 'edutech/core/server/demo/demo';
import { demoPassword } from 'edutech/core/server/demo-password';
import { verify } from '@node-rs/argon2';
import { accountWithDemoPassword, refuseDemoAccounts } from '../../../host/server/demo-city/demo-accounts';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ plugins: [] });
});
afterAll(() => app.close());

const read = <Row>(query: Query<Row>) =>
  app.platform.services.database.read(asSystem('a test counts'), (db) => db.all(query));
const count = async (query: Query<{ n: number }>) => (await read(query))[0]!.n;

describe('the demo city', () => {
  test('has three counties, twelve schools of all stages and sixty classes of this year', async () => {
    expect(await count(sql`select count(*) as n from core.county`)).toBe(3);
    expect(await read(sql`select stage, count(*) as n from core.school group by stage order by stage`)).toEqual([
      { stage: 'junior', n: 4 },
      { stage: 'primary', n: 5 },
      { stage: 'senior', n: 3 },
    ]);
    const ofThisYear = sql<{ n: number }>`select count(*) as n from core.class c
      where c.school_year_id = (select school_year_id from core.term where id = ${app.world.termId})`;
    expect(await count(ofThisYear)).toBe(60);
  });

  test('has about 2,400 students and 200 teachers', async () => {
    const students = await count(sql`select count(*) as n from core.person where category = 3`);
    expect(students).toBeGreaterThan(2300);
    expect(students).toBeLessThan(2500);
    const teachers = await count(sql`select count(*) as n from core.post where role_type = 1`);
    expect(teachers).toBeGreaterThan(180);
    expect(teachers).toBeLessThan(220);
  });

  test('sits every student in one class a term, and gives every class a head and a teacher of Chinese', async () => {
    const twice = sql<{ n: number }>`select count(*) as n from
      (select from core.class_member group by term_id, person_id having count(*) > 1) as twice`;
    expect(await count(twice)).toBe(0);
    const alone = sql<{
      n: number;
    }>`select count(*) as n from core.class c where c.head_person_id is null or not exists (
      select from core.class_teacher t join core.subject s on s.id = t.subject_id
      where t.school_id = c.school_id and t.class_id = c.id and s.code = 'chinese')`;
    expect(await count(alone)).toBe(0);
  });

  test('names no two people of a class alike', async () => {
    const alike = sql<{ n: number }>`select count(*) as n from (
      select from core.class_member m join core.person p on p.id = m.person_id
      group by m.term_id, m.class_id, p.name having count(*) > 1) as alike`;
    expect(await count(alike)).toBe(0);
  });

  test.each(demoAccounts)('has the account %s, with the password that is printed', async (account) => {
    const { personId, name } = app.world.people[account];
    const [person] = await read<{ id: string; name: string; passwordHash: string; mustChangePassword: boolean }>(
      sql`select id, name, password_hash, must_change_password from core.person where username = ${account}`,
    );
    expect(person).toMatchObject({ id: personId, name, mustChangePassword: account === 'mustchange' });
    expect(await verify(person!.passwordHash, demoPassword)).toBe(true);
  });

  test('has an auditor with a management scope and one without', async () => {
    const scopes = await read<{
      n: number;
    }>(sql`select count(s.id) as n from core.post p left join core.management_scope s on s.post_id = p.id
      where p.role_type = 10 group by p.id order by n`);
    expect(scopes.map(({ n }) => n)).toEqual([0, 1, 1, 2]);
  });
});

describe('a deployment that others reach', () => {
  const system = asSystem('a test looks for the demo password');
  const write = (query: Query<unknown>) => app.platform.services.database.write(system, (db) => db.run(query));
  const found = () => app.platform.services.database.read(system, accountWithDemoPassword);
  const named = sql`username = any (${demoAccounts}::text[])`;

  test('does not start with the demo accounts, and says so in one sentence', async () => {
    await expect(
      app.platform.services.database.read(system, (db) => refuseDemoAccounts(db, 'the setting tlsCertificate')),
    ).rejects.toThrow(
      /^The account \w+ has the password of the demo, .* the setting tlsCertificate opens this deployment to others: .*\.$/,
    );
  });

  test('finds the others where the best known have passwords of their own', async () => {
    await write(sql`update core.person set password_hash = 'x' || username where ${named}`);
    expect(demoAccounts).not.toContain(await found());
    expect(await found()).toBeDefined();
  });

  test('has none once all are disabled', async () => {
    await write(sql`update core.person set disabled_at = now() where not (${named})`);
    expect(await found()).toBeUndefined();
  });
});
