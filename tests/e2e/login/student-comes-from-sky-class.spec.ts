import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { signSkyClass, skyClassSeconds } from 'edutech/core/server/sign-in/login/sky-class';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const secret = 's'.repeat(40);
let site: TestApp;
beforeAll(async () => {
  site = await startSite({ city: { settings: { skyClassKeys: { sky: secret } } } });
});
afterAll(() => site.close());

/** The address to which a sky-class site sends a student now. */
async function linkOf(username: string): Promise<string> {
  const { database, clock } = site.platform.services;
  const { usercode } = await database.read(asSystem('a sky-class site signs a link'), (db) =>
    db.one<{ usercode: string }>(sql`select usercode from core.person where username = ${username}`),
  );
  const expires = Math.floor(clock.now().getTime() / 1000) + skyClassSeconds - 1;
  const parts = { key: 'sky', usercode, expires, nonce: randomBytes(12).toString('hex') };
  const query = { ...parts, expires: String(expires), signature: signSkyClass(parts, secret) };
  return `/login?${new URLSearchParams(query)}`;
}

journey(
  'a student comes in by a link of the sky class, once, and the link stays in no address',
  async (language, { come, watch }) => {
    const text = say(language);
    const link = await linkOf('student');
    const page = await come(link, { site, language });
    await expect(page.locator('.toast')).toHaveText(text('core.session.loginSuccess'));
    await expect(page).toHaveURL('/login');
    await expect(page.locator('.site-me')).toBeVisible();
    await expect(page.locator('.site-name')).toHaveText(site.world.people.student.name);

    // whoever finds the link afterwards is told, and stays outside
    watch.allow(/^400 POST .*sky-class$/);
    const finder = await come(link, { site, language });
    await expect(finder.locator('.toast')).toHaveText(text('core.session.skyClassFailed'));
    await expect(finder).toHaveURL('/login');
    const signIn = finder.locator('.site-top').getByRole('button', { name: text('host.login'), exact: true });
    await expect(signIn).toBeVisible();
    expect(await finder.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sid' }));
  },
);
