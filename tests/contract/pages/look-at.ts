import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import type { Language } from 'edutech/core/common/languages';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { say } from '../../support/browsing/texts';
import { addressOf, type DeclaredPage, developedPages, isPublic, visitorFor } from './page-list';
import { partedSigns, squeezed, tooWide, unmarkedChinese, untranslated } from './seen';
import { chooseLanguage, test } from './tour';

/** The samples of these pages name nothing that is under way. */
const nothingUnderWay = /^404 \w+ \/gw\/auth\/api\/(account\/(provider\/consent|sso\/begin)|third-party\/sign-in)/;

const platforms: Readonly<Record<Language, string>> = { 'zh-CN': '云州智慧教育', en: 'Yunzhou Smart Education' };

/**
 * What holds for every page in either language, whoever made it; what goes wrong without being seen, the fixture notices.
 * `title` is the id of what the document is called; a page of one thing is called after it, as its heading is.
 */
export async function expectWords(page: Page, language: Language, title: string | null) {
  await expect(page).toHaveTitle(new RegExp(` · ${platforms[language]}$`));
  const heading = page.locator('h1');
  await expect(heading).toHaveCount(1);
  const name = title === null ? await heading.textContent() : say(language)(title);
  await expect(page).toHaveTitle(`${name} · ${platforms[language]}`);
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  expect(await untranslated(page)).toEqual([]);
}

/** Pages of an area are looked at in the light and in the dark by turns. */
const modeOf = (page: DeclaredPage) =>
  developedPages.filter(({ plugin }) => plugin === page.plugin).indexOf(page) % 2 === 0 ? 'light' : 'dark';

/** Each of these pages in both languages. Barriers are looked for once: they are the same in both. Words and widths are not. */
export const lookAt = (pages: readonly DeclaredPage[]) =>
  test.for(pages.map((page) => [page.id, page] as const))(
    'the page %s has title and heading, no error, no barrier, and room for the words of both languages',
    async ([, page], { site, holders, visit }) => {
      const coming = { as: visitorFor(page, holders), mode: modeOf(page), allowed: [nothingUnderWay] } as const;
      const title = page.route.query ? null : page.route.title;
      const address = addressOf(page, site);
      const shown = await visit(address, { ...coming, language: 'zh-CN' });
      await expectWords(shown, 'zh-CN', title);
      expect(await accessibilityFaults(shown)).toEqual([]);
      expect(await tooWide(shown)).toEqual([]);
      expect(await squeezed(shown)).toEqual([]);
      // the server draws what is public, in either language; who is signed in changes it where he is
      if (isPublic(page) || !(await chooseLanguage(shown, 'zh-CN', 'en')))
        await visit(address, { ...coming, language: 'en' });
      await expectWords(shown, 'en', title);
      expect(await unmarkedChinese(shown), page.id).toEqual([]);
      expect(await tooWide(shown)).toEqual([]);
      expect(await squeezed(shown)).toEqual([]);
      expect(await partedSigns(shown)).toEqual([]);
    },
  );
