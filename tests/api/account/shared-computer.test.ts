import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getLoginState, getUserInfo, listDevices, logout } from 'edutech/core/common/api/session';
import { sharedComputerCookie } from 'edutech/core/common/browser/shared-computer';
import { Clock } from 'edutech/core/server/clock';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as classCode from 'edutech/plugins/account/api/class-code';
import { beginPasskey } from 'edutech/plugins/account/api/factors';
import * as api from 'edutech/plugins/account/api/shared-computers';
import { Browser, stoppedClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = stoppedClock();
const minute = 60_000;
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]] });
});
afterAll(() => app.close());
beforeEach(() => clock.move(40 * minute));

/** The registration of a browser's own computer. */
const computerIn = async (browser: Browser) =>
  ((await browser.get(api.listSharedComputers)).data as api.SharedComputerItem[]).find(({ isThis }) => isThis);

/** A browser on which somebody has said, or has not, that others use the computer too. */
async function at(account: string, isShared: boolean, more: Record<string, unknown> = {}) {
  const browser = new Browser(app);
  if (isShared) browser.cookies.set(sharedComputerCookie, 'chosen');
  const { data } = await browser.login(account, demoPassword, more);
  return { browser, data, cookies: browser.setCookies };
}

describe('at a computer that is said to be shared', () => {
  test('a session says so, ends with the browser and is never remembered', async () => {
    const { browser, data, cookies } = await at('teacher', true, { remember: true });
    expect(data.isShared).toBe(true);
    expect((await browser.get(getLoginState)).data).toMatchObject({ isShared: true, isRemembered: false });
    expect(cookies.filter((line) => /^(sid|edutech_login)=/.test(line))).toHaveLength(2);
    for (const line of cookies) expect(line).not.toMatch(/max-age|expires/i);
    const own = await at('teacher', false, { remember: true });
    expect(own.data.isShared).toBe(false);
    expect(own.cookies.join()).toMatch(/max-age/i);
  });

  test('ten minutes without an action end it, and an action begins them anew', async () => {
    const { browser } = await at('teacher', true);
    const own = await at('teacher', false);
    clock.move(9 * minute);
    expect((await browser.get(getUserInfo)).status).toBe(200);
    clock.move(9 * minute);
    expect((await browser.get(getUserInfo)).status).toBe(200);
    clock.move(10 * minute + 1);
    expect((await browser.get(getUserInfo)).code).toBe(464);
    expect((await own.browser.get(getUserInfo)).status).toBe(200);
  });

  test('an idle session is on no list of devices', async () => {
    await at('student', true);
    const { browser } = await at('student', false);
    clock.move(11 * minute);
    const { data } = await browser.get(listDevices);
    expect(data).toHaveLength(1);
  });

  test('no passkey is added there', async () => {
    const { browser } = await at('headteacher', true);
    expect(await browser.post(beginPasskey, { password: demoPassword })).toMatchObject({
      status: 403,
      key: 'account.passkey.sharedComputer',
    });
    const own = await at('headteacher', false);
    expect((await own.browser.post(beginPasskey, { password: demoPassword })).status).toBe(200);
  });

  test('the next one finds the computer shared still, and nobody signed in', async () => {
    const { browser } = await at('teacher', true);
    expect((await browser.post(logout)).status).toBe(200);
    expect(browser.cookies.get(sharedComputerCookie)).toBe('chosen');
    expect((await browser.get(getUserInfo)).code).toBe(464);
  });
});

describe('a computer that the school has registered', () => {
  test('is shared for whoever signs in, until it is removed', async () => {
    const { browser } = await at('teacher', false);
    expect((await browser.post(api.registerSharedComputer, { name: '机房 3 号' })).status).toBe(200);
    expect(browser.cookies.get(sharedComputerCookie)).toBe('registered');
    const computer = await computerIn(browser);
    expect(computer).toMatchObject({ name: '机房 3 号', isThis: true, isMine: true });

    // whoever removes the mark gains nothing by it
    browser.cookies.delete(sharedComputerCookie);
    expect((await browser.login('student', demoPassword, { remember: true })).data.isShared).toBe(true);
    expect(browser.cookies.get(sharedComputerCookie)).toBe('registered');

    const elsewhere = await at('teacher', false);
    const gone = { computer: computer!.computer };
    expect((await elsewhere.browser.post(api.removeSharedComputer, gone)).status).toBe(200);
    expect((await elsewhere.browser.post(api.removeSharedComputer, gone)).status).toBe(404);
    expect((await browser.login('student', demoPassword)).data.isShared).toBe(false);
    expect(browser.cookies.get(sharedComputerCookie) ?? '').toBe('');

    expect((await elsewhere.browser.post(api.removeSharedComputer, { ...gone, undo: true })).status).toBe(200);
    expect((await browser.login('student', demoPassword)).data.isShared).toBe(true);
  });

  test('is taken back by who registered it, by no colleague', async () => {
    const { browser } = await at('teacher', false);
    await browser.post(api.registerSharedComputer, { name: '机房 4 号' });
    const { computer } = (await computerIn(browser))!;
    const colleague = await at('headteacher', false);
    const seen = (await colleague.browser.get(api.listSharedComputers)).data as api.SharedComputerItem[];
    expect(seen.find((one) => one.computer === computer)).toMatchObject({ isMine: false, isThis: false });
    expect(await colleague.browser.post(api.removeSharedComputer, { computer })).toMatchObject({
      status: 403,
      key: 'account.sharedComputers.notMine',
    });
    expect((await computerIn(browser))?.computer).toBe(computer);
  });

  test('is found and removed by who administers the people of its school, and by nobody beside', async () => {
    const { browser } = await at('teacher', false);
    await browser.post(api.registerSharedComputer, { name: '机房 5 号' });
    const { computer } = (await computerIn(browser))!;
    const { browser: school } = await at('schooladmin', false);
    const list = async (input = {}) =>
      (await school.get(api.adminComputers, { page: 1, pageLine: 50, ...input })).data as {
        schools: { id: string }[];
        items: api.ComputerRow[];
      };
    const { schools, items } = await list();
    expect(schools.map(({ id }) => id)).toEqual([app.world.schoolId]);
    expect(items.map((one) => one.computer)).toContain(computer);
    expect((await list({ q: '5 号' })).items.map((one) => one.name)).toEqual(['机房 5 号']);
    expect((await list({ schoolId: app.world.otherSchoolId })).items).toEqual([]);

    const { browser: city } = await at('cityadmin', false);
    const everywhere = (await city.get(api.adminComputers, { page: 1, pageLine: 50 })).data as {
      items: api.ComputerRow[];
    };
    const foreign = everywhere.items.find((one) => !items.some((own) => own.computer === one.computer))!;
    // all of them or none
    expect((await school.post(api.removeComputers, { computers: [computer, foreign.computer] })).status).toBe(404);
    expect((await computerIn(browser))?.computer).toBe(computer);
    expect((await browser.post(api.removeComputers, { computers: [computer] })).status).toBe(403);

    expect((await school.post(api.removeComputers, { computers: [computer] })).status).toBe(200);
    expect(await computerIn(browser)).toBeUndefined();
    clock.move(9 * minute);
    expect((await school.post(api.restoreComputers, { computers: [computer] })).status).toBe(200);
    await school.post(api.removeComputers, { computers: [computer] });
    clock.move(10 * minute + 1);
    expect((await school.post(api.restoreComputers, { computers: [computer] })).status).toBe(404);
  });

  test('stays removed when an administrator has removed it, whatever its teacher does', async () => {
    const { browser } = await at('teacher', false);
    await browser.post(api.registerSharedComputer, { name: '机房 6 号' });
    const { computer } = (await computerIn(browser))!;
    const { browser: school } = await at('schooladmin', false);
    expect((await school.post(api.removeComputers, { computers: [computer] })).status).toBe(200);
    expect((await browser.post(api.removeSharedComputer, { computer, undo: true })).status).toBe(404);
    expect(await computerIn(browser)).toBeUndefined();
    expect((await school.post(api.restoreComputers, { computers: [computer] })).status).toBe(200);
    expect((await computerIn(browser))?.computer).toBe(computer);
    // what the teacher removes, the administrator may bring back
    expect((await browser.post(api.removeSharedComputer, { computer })).status).toBe(200);
    expect((await school.post(api.restoreComputers, { computers: [computer] })).status).toBe(200);
  });

  test('is found in capitals or not, in a school that is named in the reader’s language', async () => {
    const { browser } = await at('teacher', false);
    await browser.post(api.registerSharedComputer, { name: 'Library 7' });
    const { browser: school } = await at('schooladmin', false);
    const asked = { page: 1, pageLine: 50, q: 'library' };
    const named = async (lang: string) => {
      const { schools, items } = (await school.get(api.adminComputers, { ...asked, lang })).data;
      return [schools[0].name, ...items.map(({ schoolName }: api.ComputerRow) => schoolName)];
    };
    for (const name of await named('en')) expect(name).toMatch(/^[ -~]+$/);
    expect(await named('en')).toHaveLength(2);
    for (const name of await named('zh-CN')) expect(name).toMatch(/\p{Script=Han}/u);
  });

  test('is registered by staff of a school only', async () => {
    const { browser } = await at('student', false);
    expect((await browser.post(api.registerSharedComputer, { name: '机房' })).status).toBe(403);
    const { browser: operator } = await at('countyadmin', false);
    expect((await operator.post(api.registerSharedComputer, { name: '机房' })).status).toBe(403);
  });
});

test('a class code is for shared computers: its session is one, said or not', async () => {
  const { browser } = await at('teacher', false);
  const { code } = (await browser.post(classCode.openClass, { classId: app.world.classId })).data as { code: string };
  const tablet = new Browser(app);
  const { entry } = (await tablet.post(classCode.enterClass, { code })).data as classCode.ClassEntry;
  const pictures = ['sun', 'fish', 'kite'];
  const { personId } = app.world.people.student;
  await browser.post(classCode.clearPictures, { classId: app.world.classId, person: personId });
  const shown = await tablet.post(classCode.signInByPictures, { entry, person: personId, pictures, isFirst: true });
  expect(shown.data).toMatchObject({ limit: 'classroom', isShared: true });
});

test('a device that is registered for a class is a shared computer too', async () => {
  const { browser } = await at('teacher', false);
  await browser.post(classCode.registerDevice, { classId: app.world.classId, name: '教室平板' });
  expect(browser.cookies.get(sharedComputerCookie)).toBe('registered');
  expect((await browser.login('student', demoPassword)).data.isShared).toBe(true);
});
