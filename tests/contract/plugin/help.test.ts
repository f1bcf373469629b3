// The help of pages: of each page that a menu opens, in both languages, whole, and true to the names of controls.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileMessages } from '../../../host/build/generate/messages.mjs';
import { installed } from '../../../host/generated/manifests';
import { helpOf, labelsIn } from '../../../host/web/help/page-help';
import { labelsNobodySees, menuPages, pagesWithoutHelp, readTexts, type Texts } from '../../support/help/menu-help';

const helped = installed.filter(({ folder }) => existsSync(join(folder, 'help')));

test('a menu opens pages that are developed', () => {
  const access = { signedIn: true } as const;
  const entry = { id: 'chess', title: 'chess.menu', icon: 'Apps', audience: 'teacher' } as const;
  const manifest = {
    id: 'chess',
    routes: {
      root: { path: '/chess', redirect: 'list' },
      list: { path: '/chess/list', title: 'chess.list', access },
      board: { path: '/chess/board', title: 'chess.board', access },
      clock: { path: '/chess/clock', title: 'chess.clock', access, undeveloped: true },
      rank: { path: '/chess/rank', title: 'chess.rank', access },
    },
    modules: [
      ...['root', 'list', 'list', 'clock'].map((route) => ({ ...entry, route })),
      { ...entry, route: 'rank', undeveloped: true },
      { ...entry, external: 'rules' },
    ],
  };
  expect(menuPages(manifest)).toEqual(['list']);
});

test.each(installed)('each page that a menu opens in $manifest.id has help', ({ manifest, folder }) => {
  expect(pagesWithoutHelp(manifest, folder)).toEqual([]);
});

describe.each(helped)('help of $manifest.id', ({ manifest, folder }) => {
  const [chinese, english] = ['zh-CN', 'en'].map((language) => readTexts(join(folder, 'help', `${language}.json`))) as [
    Texts,
    Texts,
  ];
  const pages = [...new Set(Object.keys(chinese).map((key) => key.split('.')[2] ?? ''))];

  test('is the same in both languages, and names the same controls', () => {
    expect(() => compileMessages(join(folder, 'help'))).not.toThrow();
    const named = (texts: Texts) =>
      Object.entries(texts).map(([key, text]) => [key, [...new Set(labelsIn(text))].sort()] as const);
    expect(Object.fromEntries(named(english))).toEqual(Object.fromEntries(named(chinese)));
    expect(Object.entries(english).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  test('is of pages that are developed, with a purpose and three to five steps', () => {
    const developed = Object.entries(manifest.routes ?? {})
      .filter(([, route]) => !('redirect' in route) && !route.undeveloped)
      .map(([id]) => id);
    expect(pages.filter((page) => !developed.includes(page))).toEqual([]);
    const read = pages.map((page) => helpOf(`${manifest.id}.${page}`, chinese));
    for (const help of read) expect([3, 4, 5]).toContain(help?.steps.length);
    const shown = read.flatMap((help) => [
      help!.purpose,
      ...help!.steps,
      ...help!.asked.flatMap(({ question, answer }) => [question, answer]),
    ]);
    expect(shown.sort()).toEqual(Object.keys(chinese).sort());
  });

  test('names controls by words that pages of the plugin show, without values to fill in', () => {
    expect(labelsNobodySees(folder)).toEqual([]);
  });
});
