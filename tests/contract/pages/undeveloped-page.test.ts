import { expect } from '../../support/browsing/expect';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import { holdersOf } from '../server/endpoints';
import { addressOf, type DeclaredPage, isPublic, strangerFor, undevelopedPages, visitorFor } from './page-list';
import { tooWide, untranslated } from './seen';

const text = say('zh-CN');

/** One for each kind of access and side; what the others declare, the manifests' own tests look at. */
const kindOf = ({ route: { access } }: DeclaredPage) =>
  [...Object.keys(access), 'types' in access ? access.types?.[0] : 'all'].join(' ');
const pages = [...new Map(undevelopedPages.map((page) => [kindOf(page), [page.id, page] as const])).values()];

test.for(pages)(
  '%s, which is not built, is named to who may open it, and not found by others',
  async ([, page], { site, come }) => {
    const holders = await holdersOf(site);
    const path = addressOf(page, site);
    const name = text(page.route.title);
    const holder = await come(path, { as: visitorFor(page, holders) });
    await expect(holder.getByRole('heading', { level: 1 })).toHaveText(text('host.undeveloped.title', { name }));
    await expect(holder).toHaveTitle(new RegExp(name));
    expect(await accessibilityFaults(holder)).toEqual([]);
    expect(await tooWide(holder)).toEqual([]);

    const stranger = strangerFor(page, holders);
    if (!stranger) return;
    const other = await come(path, { as: stranger });
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('host.notFound.title'));
    await expect(other).toHaveURL(path);
    await expect(other.locator('body')).not.toContainText(text('host.undeveloped.text'));
  },
);

/** The page is one component, so one in each frame is enough: that of visitors, of teachers, of pupils. */
const frames = [
  { who: 'a visitor', as: undefined },
  { who: 'a teacher', as: 'teacher' },
  { who: 'a pupil', as: 'student' },
] as const;

test.for(frames)('in English it is drawn without a barrier too, for $who', async ({ as }, { site, come }) => {
  const english = say('en');
  const holders = await holdersOf(site);
  const page = undevelopedPages.find((one) => visitorFor(one, holders) === as)!;
  const shown = await come(addressOf(page, site), { as, language: 'en', look: { theme: 'green', mode: 'dark' } });
  const name = english(page.route.title);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(english('host.undeveloped.title', { name }));
  await expect(shown).toHaveTitle(new RegExp(name));
  expect(await accessibilityFaults(shown)).toEqual([]);
  expect(await tooWide(shown)).toEqual([]);
  expect(await untranslated(shown)).toEqual([]);
});

test('who is not logged in is asked to, and told nothing of a page that is not built', async ({ site, come }) => {
  const page = undevelopedPages.find((one) => !isPublic(one))!;
  const path = addressOf(page, site);
  const visitor = await come(path);
  await expect(visitor).toHaveURL(`/login?${new URLSearchParams({ target: path })}`);
  await expect(visitor.locator('dialog.login')).toBeVisible();
  await expect(visitor.locator('body')).not.toContainText(text('host.undeveloped.text'));
});

test('what is not built has no tab on the portal', async ({ come }) => {
  const areas = new Set(undevelopedPages.filter(isPublic).map(({ route }) => route.path.split('/')[1]));
  const page = await come('/login');
  await expect(page.locator('.site-nav').getByRole('link').first()).toBeVisible();
  for (const area of areas) {
    await expect(page.locator(`.site-nav :is([href="/${area}"], [href^="/${area}/"])`)).toHaveCount(0);
  }
});
