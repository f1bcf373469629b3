import { signal } from '@preact/signals-react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { isRedirect, type RouteDeclaration } from 'edutech/core/common/plugin';
import { flattenAcl } from 'edutech/core/common/permissions/acl';
import { demoAccounts, type DemoAccount } from 'edutech/core/server/demo/demo';
import type { UserInfo } from 'edutech/core/common/session';
import type { WebServices } from 'edutech/core/web/services';
import { leadOn, type LandingOccasion } from '../../host/web/login/after-login';
import { lookAt } from '../../host/web/login/target';
import { decide } from '../../host/web/routing/guard';
import { holderOf } from '../../host/web/routing/holder';
import { plugins } from '../../host/web/plugins/installed';
import { signedIn } from '../support/people';
import { startApp, type TestApp } from '../support/servers/start-app';

/** Ways in, as columns of the table. */
const occasions = {
  plain: { context: 'plain' },
  air: { context: 'air' },
  lesson: { context: 'air', target: '/air/air_detail?resourceid=7' },
  resource: { context: 'resource' },
  link: { context: 'target', target: 'https://courses.example/7' },
  course: { context: 'target', target: '/spoc/detail?cid=7' },
  page: { context: 'target', target: '/home' },
} as const satisfies Record<string, LandingOccasion>;

type Way = keyof typeof occasions;
const ways = Object.keys(occasions) as Way[];

let app: TestApp;
const people = new Map<DemoAccount, UserInfo>();

beforeAll(async () => {
  app = await startApp();
  for (const account of demoAccounts) {
    const answer = await (await signedIn(app, account)).call(getUserInfo);
    people.set(account, answer.envelope?.data as UserInfo);
  }
});
afterAll(() => app.close());

const airLesson = '/air/air_detail?resourceid=7';
const course = '/spoc/detail?cid=7';
const link = 'https://courses.example/7';
const upload = '/education_resources/resource-upload';
const audit = '/education_resources/resource-audit';

/** Where each account ends, by way in: plain, air, lesson, resource, link, course, page. */
const outcomes: Readonly<Record<DemoAccount, readonly string[]>> = {
  superadmin: ['out', '/air', airLesson, 'stay', 'out', 'out', 'out'],
  cityadmin: ['/admin/news', '/air', airLesson, 'stay', '/admin/news', '/admin/news', '/admin/news'],
  countyadmin: ['out', '/air', airLesson, 'stay', 'out', 'out', 'out'],
  schooladmin: ['out', '/air', airLesson, 'stay', 'out', 'out', 'out'],
  principal: ['/', '/air', airLesson, upload, link, course, '/home'],
  headteacher: ['/', '/air', airLesson, upload, link, course, '/home'],
  teacher: ['/', '/air', airLesson, upload, link, course, '/home'],
  student: ['/', '/air', airLesson, 'stay', '/', course, '/'],
  guardian: ['/guardian-home', '/air', airLesson, 'stay', '/guardian-home', '/guardian-home', '/guardian-home'],
  auditor: ['/', '/air', airLesson, audit, link, '/', '/home'],
  guestcity: ['/login', '/air', airLesson, 'stay', '/login', '/login', '/login'],
  guestarea: ['/login', '/air', airLesson, 'stay', '/login', '/login', '/login'],
  mustchange: ['/setting', '/air', airLesson, upload, '/setting', '/setting', '/setting'],
  norole: ['/', '/air', airLesson, upload, link, 'out', '/home'],
};

test.each(demoAccounts)('%s is led by every way in to where the specification says', async (account) => {
  const ends = await Promise.all(ways.map((way) => landingOf(account, occasions[way])));
  expect(Object.fromEntries(ways.map((way, index) => [way, ends[index]]))).toEqual(
    Object.fromEntries(ways.map((way, index) => [way, outcomes[account][index]])),
  );
});

test('whoever must change the password is led to a page that opens for him, whatever he may do', () => {
  const rules = plugins.flatMap(({ manifest }) => manifest.landing ?? []);
  const pages = plugins.flatMap(({ manifest }) => Object.values<RouteDeclaration>(manifest.routes ?? {}));
  for (const [account, user] of people) {
    const facts = {
      undeveloped: false,
      isOn: true,
      isOff: false,
      holder: holderOf(user),
      roleType: user.roleType,
      mustChangePassword: true,
      landing: rules,
      search: '',
      mustAgree: false,
      intercepted: null,
    };
    const led = decide({ ...facts, path: '/air', access: { public: 'lessons' } });
    if (led.go !== 'redirect') throw new Error(`${account} is not led anywhere`);
    const page = pages.find(({ path }) => path === led.to);
    if (!page || isRedirect(page)) throw new Error(`${led.to} is no page`);
    expect(decide({ ...facts, path: led.to, access: page.access }), account).toEqual({ go: 'open' });
  }
});

/** The address one is led to; `stay`: where one is; `out`: signed out. */
async function landingOf(account: DemoAccount, occasion: LandingOccasion): Promise<string> {
  let end = '';
  const services = servicesOf(account, (place) => {
    end = place;
  });
  await leadOn(occasion, {
    services,
    plugins,
    lookAt: (target) => lookAt(target, services),
    loadTexts: async () => undefined,
    wait: async () => undefined,
  });
  return end;
}

function servicesOf(account: DemoAccount, arrive: (place: string) => void): WebServices {
  const user = people.get(account) as UserInfo;
  const held = flattenAcl(user.acl);
  return {
    call: async (endpoint: Parameters<Awaited<ReturnType<typeof signedIn>>['call']>[0], input: object) =>
      (await (await signedIn(app, account)).call(endpoint, { ...input })).envelope?.data,
    session: {
      user: signal(user),
      modules: signal([]),
      mustChangePassword: signal(account === 'mustchange'),
      mustAgree: signal(false),
      hasLoginCookie: () => true,
      logout: async () => arrive('out'),
    },
    permissions: { has: (code: string) => held.has(code) },
    storage: { get: () => null, set: () => undefined, remove: () => undefined },
    deployment: { development: false, isOn: () => true, isOff: () => false, option: () => '' },
    messages: { show: () => () => undefined },
    navigation: {
      path: () => '/here',
      go: (path: string) => arrive(path === '/here' ? 'stay' : path),
      open: async (url: string) => arrive(url),
    },
  } as unknown as WebServices;
}
