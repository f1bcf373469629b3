import { expect } from '../../support/browsing/expect';
import { cardPath } from 'edutech/core/common/security/account-card';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { AccountCards } from 'edutech/plugins/organisation/kit/server/cards/account-cards';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { journey } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const write = <T>(site: TestApp, work: (db: Db) => Promise<T>) =>
  site.platform.services.database.write(asSystem('a test arranges its case'), work);

const pictures = ['sun', 'fish', 'kite'] as const;

journey('a student comes by class code, name and three pictures', async (language, { come, site }) => {
  const text = say(language);
  const { student } = site.world.people;
  const ofClass = await write(site, async (db) => {
    // the student has a password of his own: a teacher has let pictures be chosen
    await db.run(sql`
      insert into account.picture_password (person_id, hash, set_at) values (${student.personId}, null, ${new Date()})
      on conflict (person_id) do update set hash = null`);
    await db.run(sql`delete from account.class_code`);
    return db.one<{ name: string }>(sql`select name from core.class where id = ${site.world.classId}`);
  });
  const teacher = await come('/setting?tab=computers', { as: 'teacher', language });
  const room = teacher.getByRole('region', { name: ofClass.name, exact: true });
  await room.getByRole('button', { name: text('account.classrooms.open') }).click();
  const shown = room.locator('.account-open-code strong');
  await shown.waitFor();
  expect(await accessibilityFaults(teacher)).toEqual([]);
  const code = ((await shown.textContent()) ?? '').replace(/\s/g, '');

  // the first time they are chosen and repeated, then they sign in
  for (const rounds of [2, 1]) {
    const page = await come('/login?target=/gen-setting', {
      language,
      context: { viewport: { width: 1024, height: 768 } },
    });
    await page.getByRole('button', { name: text('account.classCode.way') }).click();
    await page.getByLabel(text('account.classCode.label')).fill(code);
    const name = page.getByRole('button', { name: student.name, exact: true });
    await name.waitFor();
    const isFirst = rounds === 2;
    if (isFirst) expect(await accessibilityFaults(page)).toEqual([]);
    await name.click();
    const picture = (one: (typeof pictures)[number]) =>
      page.getByRole('button', { name: text(`account.picture.${one}`), exact: true });
    await picture('sun').waitFor();
    if (isFirst) expect(await accessibilityFaults(page)).toEqual([]);
    for (let round = 0; round < rounds; round++) for (const one of pictures) await picture(one).click();
    await page.waitForURL(/student-home/);
  }
});

journey('a student comes by an account card', async (language, { come, site }) => {
  const text = say(language);
  const { personId } = site.world.people.student;
  const cards = site.platform.container.get(AccountCards);
  const secrets = await write(site, (db) => cards.issue(db, [personId], new Date()));
  const page = await come(`${cardPath}#${secrets.get(personId)}`, { language });
  await page.getByRole('button', { name: text('account.card.use') }).click();
  await page.waitForURL(/student-home/);
});
