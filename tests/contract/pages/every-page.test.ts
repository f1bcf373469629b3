import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { describe } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { say } from '../../support/browsing/texts';
import { addressOf, developedPages, visitorFor } from './page-list';
import { settled, tooWide, untranslated } from './seen';
import { test } from './tour';

const hostPages = [
  { path: '/404', title: 'host.notFound.title' },
  { path: '/nowhere/at/all', title: 'host.notFound.title' },
];

/** The samples of these pages name nothing that is under way. */
const nothingUnderWay = /^404 \w+ \/gw\/auth\/api\/(account\/(provider\/consent|sso\/begin)|third-party\/sign-in)/;

const platforms: Readonly<Record<Language, string>> = { 'zh-CN': '云州智慧教育', en: 'Yunzhou Smart Education' };

/**
 * What holds for every page, whoever made it; what goes wrong without being seen, the fixture notices. `title` is what the
 * document is called; a page of one thing is called after it, as its heading is.
 */
async function expectWellMade(page: Page, language: Language, title: string | null, rules?: readonly string[]) {
  await settled(page);
  const heading = page.locator('h1');
  await expect(heading).toHaveCount(1);
  const name = title ?? (await heading.textContent());
  await expect(page).toHaveTitle(`${name} · ${platforms[language]}`);
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  expect(await untranslated(page)).toEqual([]);
  expect(await accessibilityFaults(page, rules)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
}

// Each page is seen in both languages, and by the way in the light and in the dark.
describe.for([
  { language: 'zh-CN', mode: 'light', rules: undefined },
  // of barriers only what other colours may make
  { language: 'en', mode: 'dark', rules: ['color-contrast'] },
] as const)('in $language, $mode,', ({ language, mode, rules }) => {
  const text = say(language);
  const coming = { language, look: { theme: 'green', mode } } as const;

  test.for(developedPages.map((page) => [page.id, page] as const))(
    'the page %s is drawn with title and heading, without an error or a barrier',
    async ([, page], { site, holders, visit }) => {
      const as = visitorFor(page, holders);
      const title = page.route.query ? null : text(page.route.title);
      await expectWellMade(
        await visit(addressOf(page, site), { ...coming, as }, nothingUnderWay),
        language,
        title,
        rules,
      );
    },
  );

  test.for(hostPages)('$path of the host is drawn in the same way', async ({ path, title }, { visit }) => {
    await expectWellMade(await visit(path, coming, /^404 GET \/(404|nowhere)/), language, text(title), rules);
  });
});
