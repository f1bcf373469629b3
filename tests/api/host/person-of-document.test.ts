import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout } from 'edutech/core/common/api/session';
import type { LoginResult } from 'edutech/core/common/session';
import { loginCookie } from 'edutech/core/server/session/cookies';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startApp({ web: true });
});
afterAll(() => site.close());

/** What a document says of whose it is. */
async function personIn(cookie: string): Promise<LoginResult | undefined> {
  const { body } = await site.platform.app.inject({ url: '/home', headers: { accept: 'text/html', cookie } });
  const [, boot] = /id="edutech-boot">(.*?)<\/script>/.exec(body) ?? [];
  return (JSON.parse(boot ?? '{}') as { person?: LoginResult }).person;
}

const cookiesOf = ({ cookie }: Caller) => `${cookie}; ${loginCookie}=1`;

test('the document of somebody who is signed in says who, so that the page asks for its own data at once', async () => {
  const teacher = await signedIn(site, 'teacher');
  const person = await personIn(cookiesOf(teacher));
  expect(person?.userEntity.username).toBe('teacher');
  expect(person?.module).toContain('air');
  expect(person?.termVos).not.toEqual([]);
});

test('the document of a visitor, and of a session that has ended, says nobody', async () => {
  expect(await personIn('')).toBeUndefined();
  const student = await signedIn(site, 'student');
  await student.call(logout);
  expect(await personIn(cookiesOf(student))).toBeUndefined();
});
