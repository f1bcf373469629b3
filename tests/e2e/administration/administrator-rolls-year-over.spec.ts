import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey, startSite } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

let site: TestApp;
const run = (query: ReturnType<typeof sql>) =>
  site.platform.services.database.write(asSystem('a test prepares a school year'), (db) => db.run(query));

beforeAll(async () => {
  site = await startSite({ works: true });
  await run(sql`
    insert into core.school_year (id, name, starts_on, ends_on)
    select gen_random_uuid(), '下一学年', starts_on + interval '1 year', ends_on + interval '1 year'
    from core.school_year order by starts_on desc limit 1`);
  await run(sql`
    insert into core.term (id, school_year_id, number, name, starts_on, ends_on)
    select gen_random_uuid(), (select id from core.school_year where name = '下一学年'), number, name,
      starts_on + interval '1 year', ends_on + interval '1 year'
    from core.term where school_year_id = (select id from core.school_year order by starts_on desc offset 1 limit 1)`);
}, 60_000);
afterAll(() => site.close());

const count = async (query: ReturnType<typeof sql>) =>
  (await site.platform.services.database.read(asSystem('a test counts'), (db) => db.all(query))).length;

journey(
  'an administrator takes a school into the next year and back, and what was written meanwhile stays',
  async (language, { come }) => {
    const text = say(language);
    const classes = () => count(sql`select from core.class where school_id = ${site.world.schoolId}`);
    const before = await classes();
    const page = await come(`/admin/roll-over?open=${site.world.schoolId}`, { as: 'countyadmin', language, site });
    const map = page.getByRole('list', { name: text('organisation.rollOver.map') });
    await expect(map.getByRole('listitem').filter({ hasText: '七(3)班' }).first()).toContainText('八(3)班');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: text('organisation.rollOver.run'), exact: true }).click();

    const undo = page.getByRole('button', { name: text('organisation.rollOver.undo'), exact: true });
    await expect(undo).toBeVisible({ timeout: 30_000 });
    expect(await classes()).toBe(before + 9);
    const name = `改名${language}`;
    await run(sql`update core.person set name = ${name} where id = ${site.world.people.student.personId}`);

    await undo.click();
    await expect(page.getByRole('button', { name: text('organisation.rollOver.run'), exact: true })).toBeVisible({
      timeout: 30_000,
    });
    expect(await classes()).toBe(before);
    expect(await count(sql`select from core.person where name = ${name}`)).toBe(1);
  },
);
