import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { defaultLanguage } from 'edutech/core/common/languages';
import type { WebServices } from 'edutech/core/web/services';
import type { ModuleEntry } from '../../host/web/navigation/modules';
import { openModule } from '../../host/web/navigation/run';
import { plugins } from '../../host/web/plugins/installed';
import { missingBefore } from '../../plugins/textbook/model/check';
import { say } from '../support/browsing/texts';

// What an entry of the menu says in place of opening, in the words of the specification (portal.md section 5, "Menu
// entries" and "Textbook check"), by the entry, what is known of the person and what the city has set.

interface Circumstances {
  /** The readable login cookie is there. */
  readonly hasToken?: boolean;
  /** User info has been loaded. */
  readonly hasUser?: boolean;
  /** Without the permission of the entry. */
  readonly isLocked?: boolean;
  readonly options?: Readonly<Record<string, string>>;
  /** What the server answers who asks for books. */
  readonly check?: { readonly usable: boolean; readonly message: string };
}

const set = 'https://platform.example/';
const past = { examResultFrom: '2020-01-01T00:00:00+08:00', examResultUntil: '2020-02-01T00:00:00+08:00' };
const open = { examResultFrom: '2020-01-01T00:00:00+08:00', examResultUntil: '2999-01-01T00:00:00+08:00' };

const alerts: readonly (readonly [module: string, Circumstances, seen: string])[] = [
  ['marking-platform', { hasToken: false }, '缺少 token'],
  ['marking-platform', {}, '请配置阅卷平台地址'],
  ['marking-platform', { options: { markingPlatformUrl: set } }, `打开 ${set}`],
  ['recording', { hasToken: false }, '缺少 token'],
  ['recording', {}, '请配置录播平台地址'],
  ['recording', { options: { recordPlatformUrl: set } }, `打开 ${set}`],
  ['boutique-resource', { hasUser: false }, '缺少用户信息'],
  ['boutique-resource', {}, '请配置精品资源平台地址'],
  ['boutique-resource', { options: { boutiqueResourceUrl: set } }, `打开 ${set}`],
  ['boutique-question-bank', { hasUser: false }, '缺少用户信息'],
  ['boutique-question-bank', {}, '请配置精品题库平台地址'],
  ['boutique-question-bank', { options: { boutiqueQuestionBankUrl: set } }, `打开 ${set}`],
  ['zhong', {}, '请配置成绩查询地址'],
  ['zhong', { options: { examResultUrl: set } }, '该功能暂未到查询时间'],
  ['zhong', { options: { examResultUrl: set, ...past } }, '该功能暂未到查询时间'],
  ['zhong', { options: { examResultUrl: set, ...open } }, `打开 ${set}`],
  ['st-zhong', { options: { examResultUrl: set, ...past } }, '该功能暂未到查询时间'],
  ['st-zhong', { options: { examResultUrl: set, ...open } }, `打开 ${set}`],
  ['marking-platform', { isLocked: true, options: { markingPlatformUrl: set } }, '暂无权限'],
];

/** The entry as the menu has it. */
function entryOf(id: string, isLocked = false): ModuleEntry {
  for (const plugin of plugins) {
    const module = plugin.manifest.modules?.find((one) => one.id === id);
    if (module) {
      return { id, plugin, module, title: module.title ?? '', path: null, state: isLocked ? 'locked' : 'open' };
    }
  }
  throw new Error(`no plugin has an entry ${id}`);
}

/** What somebody sees who chooses an entry: a sentence, or what opens. */
async function choose(entry: ModuleEntry, circumstances: Circumstances): Promise<string> {
  const { hasToken = true, hasUser = true, options = {}, check } = circumstances;
  let seen = '';
  const services = {
    call: async () => check,
    session: { hasLoginCookie: () => hasToken, user: signal(hasUser ? { userId: 'u' } : null) },
    permissions: { has: () => false },
    deployment: { isOn: () => true, option: (_: string, name: string) => options[name] ?? '' },
    appearance: { language: signal(defaultLanguage) },
    messages: {
      show: (key: string) => {
        // keys of messages, and the server's own words
        seen = key.includes('.') ? say('zh-CN')(key) : key;
      },
    },
    navigation: {
      go: (path: string) => {
        seen = `前往 ${path}`;
      },
      open: async (url: string) => {
        seen = `打开 ${url}`;
      },
    },
  } as unknown as WebServices;
  await openModule(entry, services);
  return seen;
}

test.for(alerts)('%s, with %o, shows: %s', async ([module, circumstances, seen]) => {
  expect(await choose(entryOf(module, circumstances.isLocked), circumstances)).toBe(seen);
});

test('every entry of the menu that leads to another platform stands in the table, once open and once not', () => {
  const leading = plugins
    .flatMap(({ manifest }) => manifest.modules ?? [])
    // the evaluation leads to pages of this platform
    .filter(
      ({ handler, external }) => external !== undefined || (handler !== undefined && handler !== 'openEvaluation'),
    )
    .map(({ id }) => id);
  for (const id of leading) {
    const seen = alerts.filter(([module]) => module === id).map(([, , text]) => text.startsWith('打开'));
    expect(new Set(seen), id).toEqual(new Set([true, false]));
  }
});

// which of them holds, the server answers in its own words (plugins/textbook/model/check.test.ts)
const textbook = [
  [{ subjects: 0, books: 0, mayAddBooks: false }, '学校暂无科目，请联系管理员设置'],
  [{ subjects: 9, books: 0, mayAddBooks: false }, '暂无课本，请联系管理员设置'],
  [{ subjects: 9, books: 0, mayAddBooks: true }, '暂无课本，可联系管理员设置或在个人中心-课本管理模块添加'],
] as const;

test.for(textbook)('an entry that needs a textbook, with %o, shows: %s', async ([known, seen]) => {
  const entry = entryOf('resource');
  // its page as it will be: built
  const { [entry.module.route ?? '']: page, ...routes } = entry.plugin.manifest.routes ?? {};
  const built = { ...routes, [entry.module.route ?? '']: { ...page!, undeveloped: undefined } };
  const plugin = { ...entry.plugin, manifest: { ...entry.plugin.manifest, routes: built as typeof routes } };
  expect(entry.module.needsTextbook).toBe(true);
  const check = { usable: false, message: say('zh-CN')(missingBefore(known)!) };
  const developed = { ...entry, plugin, path: '/resource/list' };
  expect(await choose(developed, { check })).toBe(seen);
  expect(await choose(developed, { check: { usable: true, message: '' } })).toBe('前往 /resource/list');
});
