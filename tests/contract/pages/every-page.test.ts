import { expect } from 'playwright/test';
import { describe } from 'vitest';
import { languages } from 'edutech/core/common/languages';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import { holdersOf } from '../server/endpoints';
import { addressOf, developedPages, visitorFor } from './page-list';
import { settled, untranslated } from './seen';

const hostPages = [
  { path: '/404', title: 'host.notFound.title' },
  { path: '/nowhere/at/all', title: 'host.notFound.title' },
  { path: '/forgot-password', title: 'host.forgot.title' },
  { path: '/register', title: 'host.register.title' },
];

describe.for(languages)('in %s', (language) => {
  const text = say(language);
  const platform = language === 'en' ? 'Yunzhou Smart Education' : '云州智慧教育';

  test.for(developedPages.map((page) => [page.id, page] as const))(
    'the page %s is drawn with title and heading, without an error or a barrier',
    async ([, page], { site, come }) => {
      const as = visitorFor(page, await holdersOf(site));
      const shown = await come(addressOf(page, site), { as, language });
      await settled(shown);
      await expect(shown).toHaveTitle(new RegExp(`${text(page.route.title)}.*${platform}`));
      await expect(shown.locator('h1')).toHaveCount(1);
      expect(await shown.getAttribute('html', 'lang')).toBe(language);
      expect(await untranslated(shown)).toEqual([]);
      expect(await accessibilityFaults(shown)).toEqual([]);
    },
  );

  test.for(hostPages)('$path of the host is drawn in the same way', async ({ path, title }, { come, watch }) => {
    watch.allow(/^404 GET \/(404|nowhere)/);
    const shown = await come(path, { language });
    await settled(shown);
    await expect(shown).toHaveTitle(new RegExp(`${text(title)}.*${platform}`));
    await expect(shown.locator('h1')).toHaveCount(1);
    expect(await untranslated(shown)).toEqual([]);
    expect(await accessibilityFaults(shown)).toEqual([]);
  });
});
