import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import type { UserInfo } from '../../core/common/session';
import { CallError } from '../../core/web/http/call-error';
import type { WebServices } from '../../core/web/services';
import type { Plugin } from '../../host/web/plugins/plugin-set';
import accountManifest from '../../plugins/account/plugin';
import airManifest from '../../plugins/air/plugin';
import deploymentManifest from '../../plugins/deployment/plugin';
import famousManifest from '../../plugins/famous/plugin';
import newsManifest from '../../plugins/news/plugin';
import portalManifest from '../../plugins/portal/plugin';
import resourceManifest from '../../plugins/resource/plugin';
import specialManifest from '../../plugins/special/plugin';
import spocManifest from '../../plugins/spoc/plugin';
import { type LandingOccasion, leadOn } from '../../host/web/login/after-login';

const manifests = [
  portalManifest,
  airManifest,
  newsManifest,
  famousManifest,
  specialManifest,
  resourceManifest,
  spocManifest,
  accountManifest,
  deploymentManifest,
];

interface Person {
  readonly category: number;
  readonly roleType?: number;
  readonly acl?: readonly string[];
  readonly mustChange?: boolean;
}

interface World {
  readonly checks?: Readonly<Record<string, boolean | Error>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly off?: readonly string[];
  /** The guard would open the target. */
  readonly opens?: boolean;
  readonly development?: boolean;
}

/** What a person sees and where he ends, line by line. */
async function land(person: Person, occasion: LandingOccasion, world: World = {}): Promise<string[]> {
  const seen: string[] = [];
  const { category, roleType = null, acl = [], mustChange = false } = person;
  const user = { category, roleType, acl: Object.fromEntries(acl.map((code) => [code, []])) } as unknown as UserInfo;
  const services = {
    session: {
      user: signal(user),
      mustChangePassword: signal(mustChange),
      logout: async () => void seen.push('logout'),
    },
    deployment: {
      development: world.development ?? false,
      isOn: (id: string) => !world.off?.includes(id),
      option: (_: string, name: string) => world.options?.[name] ?? '',
    },
    messages: { show: (text: string) => seen.push(text) },
    dialogs: { alert: async ({ text }: { text: string }) => void seen.push(`alert ${text}`) },
    navigation: {
      path: () => '/here',
      go: (path: string) => seen.push(`go ${path}`),
      open: async (url: string, { ticketParameter }: { ticketParameter?: string }) =>
        void seen.push(`open ${url}${ticketParameter ? ` with ${ticketParameter}` : ''}`),
    },
  } as unknown as WebServices;
  const checks = Object.fromEntries(
    Object.entries(world.checks ?? {}).map(([name, answer]) => [
      name,
      async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
    ]),
  );
  const plugins = manifests.map((manifest) => ({ id: manifest.id, manifest, half: { checks } }) as unknown as Plugin);
  await leadOn(occasion, {
    services,
    plugins,
    lookAt: async (target) => {
      const path = target.replace(/[?#].*$/, '');
      return { is: target.startsWith('https:') ? 'link' : 'page', path, opens: world.opens ?? false };
    },
    loadTexts: async () => undefined,
    wait: async (milliseconds) => void seen.push(`${milliseconds} ms`),
  });
  return seen;
}

const plain = { context: 'plain' } as const;
const success = 'core.session.loginSuccess';

test('a login from the air classroom leads there, whoever it is', async () => {
  expect(await land({ category: 2 }, { context: 'air' })).toEqual([success, 'go /air']);
  expect(await land({ category: 3 }, { context: 'air' })).toEqual([success, 'go /air']);
});

test('a teacher without further rights lands on the root', async () => {
  expect(await land({ category: 2, roleType: 1 }, plain)).toEqual([success, 'go /']);
  expect(await land({ category: 3, roleType: 3 }, plain)).toEqual([success, 'go /']);
});

test('who must change the password, and may, goes to the settings', async () => {
  expect(await land({ category: 2, mustChange: true, acl: ['usercenter_tea', 'city_recommend'] }, plain)).toEqual([
    success,
    'go /setting',
  ]);
  expect(await land({ category: 2, mustChange: true }, plain)).toEqual([success, 'go /']);
});

test('recommending, evaluating, famous-teacher and courier rights lead to their areas, in this order', async () => {
  const rights = ['city_recommend', 'city_evaluate', 'yishiyiyouke_city_tea', 'courier_class_city'];
  const places = ['/spoc/excellent_recommend', '/spoc/excellent_evaluate', '/famous', '/special'];
  for (const [index, place] of places.entries()) {
    expect(await land({ category: 2, acl: rights.slice(index) }, plain)).toEqual([success, `go ${place}`]);
  }
  expect(await land({ category: 2, acl: ['yishiyiyouke_district_tea'] }, plain)).toEqual([success, 'go /famous']);
});

test('a resource login sends teachers to upload, auditors with a scope to audit, and others away', async () => {
  const resource = { context: 'resource' } as const;
  expect(await land({ category: 2, roleType: 1 }, resource)).toEqual([
    success,
    'go /education_resources/resource-upload',
  ]);
  const auditor = { category: 2, roleType: 10 };
  expect(await land(auditor, resource, { checks: { hasAuditRange: true } })).toEqual([
    success,
    'go /education_resources/resource-audit',
  ]);
  expect(await land(auditor, resource, { checks: { hasAuditRange: false } })).toEqual([
    'resource.landing.noScope',
    'go /here',
  ]);
  expect(await land({ category: 3, roleType: 3 }, resource)).toEqual(['resource.landing.notNeeded', 'go /here']);
});

test('a teacher with a link in mind gets it', async () => {
  const target = { context: 'target', target: 'https://courses.example/7' } as const;
  expect(await land({ category: 2, roleType: 1 }, target)).toEqual([success, 'open https://courses.example/7']);
});

test('a teacher with a page in mind needs the online-course right, else is told and signed out after two seconds', async () => {
  const target = { context: 'target', target: '/spoc/detail?cid=7' } as const;
  expect(await land({ category: 2, roleType: 1 }, target, { opens: true })).toEqual([success, 'go /spoc/detail?cid=7']);
  expect(await land({ category: 2, roleType: 1 }, target)).toEqual(['spoc.landing.noPermission', '2000 ms', 'logout']);
});

test('a city administrator goes to the news', async () => {
  expect(await land({ category: 6 }, plain)).toEqual([success, 'go /admin/news']);
});

test('other administrators come to the administration, are handed over to their site, or told and signed out', async () => {
  const here = { checks: { hasAdminSite: true }, options: { adminSiteUrl: '/admin/workbench' } };
  expect(await land({ category: 1 }, plain, { ...here, opens: true })).toEqual([success, 'go /admin/workbench']);
  // the plugin of that page is off
  expect(await land({ category: 1 }, plain, { ...here, opens: false })).toEqual([success, 'go /admin/schools']);
  const world = { checks: { hasAdminSite: true }, options: { adminSiteUrl: 'https://admin.example/' } };
  expect((await land({ category: 1 }, plain, world)).at(-1)).toBe('open https://admin.example/ with token');
  const none = { checks: { hasAdminSite: false } };
  const without = ['deployment.landing.notForAdministrators', '2000 ms', 'logout'];
  expect(await land({ category: 1 }, plain, none)).toEqual(without);
  expect(await land({ category: 1 }, { context: 'target', target: '/work/list' }, none)).toEqual(without);
});

test('on a development system they are told in a dialog, which waits for them', async () => {
  expect(await land({ category: 1 }, plain, { checks: { hasAdminSite: false }, development: true })).toEqual([
    'alert deployment.landing.notForAdministrators',
    'logout',
  ]);
});

test('a login on a lesson leads back to it, and one for another area to the air classroom', async () => {
  const lesson = { context: 'air', target: '/air/air_detail?resourceid=7' } as const;
  for (const category of [1, 2, 3, 6, 9]) {
    expect(await land({ category }, lesson)).toEqual([success, 'go /air/air_detail?resourceid=7']);
  }
  expect(await land({ category: 2 }, { context: 'air', target: '/work/list' })).toEqual([success, 'go /air']);
});

test('a page that opens is gone to by whoever asked for it, also where courses are switched off', async () => {
  const target = { context: 'target', target: '/work/list' } as const;
  for (const category of [1, 2, 3, 6, 9]) {
    expect(await land({ category }, target, { opens: true, off: ['spoc'] })).toEqual([success, 'go /work/list']);
  }
});

test('a page that does not open is not gone to', async () => {
  const target = { context: 'target', target: '/work/list' } as const;
  expect(await land({ category: 2 }, target)).toEqual([success, 'go /']);
  expect(await land({ category: 3 }, target)).toEqual([success, 'go /']);
  expect(await land({ category: 9 }, target)).toEqual([success, 'go /login']);
});

test('who was signed in already is led on without a word of success', async () => {
  expect(await land({ category: 2 }, { context: 'resource', wasSignedIn: true })).toEqual([
    'go /education_resources/resource-upload',
  ]);
});

test('a check that fails leaves one where one is; a failed call has said why itself', async () => {
  const auditor = { category: 2, roleType: 10 };
  const checks = { hasAuditRange: new CallError('core.http.network', 0) };
  expect(await land(auditor, { context: 'resource' }, { checks })).toEqual(['go /here']);
});

test('the rules of a plugin that is off do not count', async () => {
  expect(await land({ category: 2, acl: ['courier_class_city'] }, plain, { off: ['special'] })).toEqual([
    success,
    'go /',
  ]);
});
