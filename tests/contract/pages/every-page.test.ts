import { expect } from '../../support/browsing/expect';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { expectWords, lookAt } from './look-at';
import { developedPages, isOfClasses } from './page-list';
import { tooWide } from './seen';
import { test } from './tour';

const hostPages = [
  { path: '/404', title: 'host.notFound.title' },
  { path: '/nowhere/at/all', title: 'host.notFound.title' },
  { path: '/help', title: 'host.manual.title', as: 'cityadmin' },
] as const;

// those of teachers and students are in a file of their own: the two files run side by side
lookAt(developedPages.filter((page) => !isOfClasses(page)));

test.for(hostPages)('$path of the host is drawn in the same way', async (page, { visit }) => {
  const { path, title } = page;
  const coming = {
    ...('as' in page && { as: page.as }),
    mode: 'light',
    allowed: [/^404 GET \/(404|nowhere)/],
  } as const;
  const shown = await visit(path, { ...coming, language: 'zh-CN' });
  await expectWords(shown, 'zh-CN', title);
  expect(await accessibilityFaults(shown)).toEqual([]);
  expect(await tooWide(shown)).toEqual([]);
  await visit(path, { ...coming, language: 'en' });
  await expectWords(shown, 'en', title);
  expect(await tooWide(shown)).toEqual([]);
});
