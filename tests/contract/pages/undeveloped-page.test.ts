import { expect } from '../../support/browsing/expect';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { say } from '../../support/browsing/texts';
import { addressOf, type DeclaredPage, isPublic, strangerFor, undevelopedPages, visitorFor } from './page-list';
import { tooWide, untranslated } from './seen';
import { test } from './tour';

const text = say('zh-CN');
const inChinese = { language: 'zh-CN', mode: 'light' } as const;

/** One for each kind of access and side; what the others declare, the manifests' own tests look at. */
const kindOf = ({ route: { access } }: DeclaredPage) =>
  [...Object.keys(access), 'types' in access ? access.types?.[0] : 'all'].join(' ');
const pages = [...new Map(undevelopedPages.map((page) => [kindOf(page), [page.id, page] as const])).values()];

test.for(pages)(
  '%s, which is not built, is named to who may open it, and not found by others',
  async ([, page], { site, holders, visit }) => {
    const path = addressOf(page, site);
    const name = text(page.route.title);
    const holder = await visit(path, { as: visitorFor(page, holders), ...inChinese });
    await expect(holder.getByRole('heading', { level: 1 })).toHaveText(text('host.undeveloped.title', { name }));
    await expect(holder).toHaveTitle(new RegExp(name));

    const stranger = strangerFor(page, holders);
    if (!stranger) return;
    const other = await visit(path, { as: stranger, ...inChinese });
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('host.notFound.title'));
    await expect(other).toHaveURL(path);
    await expect(other.locator('body')).not.toContainText(text('host.undeveloped.text'));
  },
);

/** The page is one component, so one in each frame is enough: that of visitors, of teachers, of students. */
const frames = [
  { who: 'a visitor', as: undefined, mode: 'light' },
  { who: 'a teacher', as: 'teacher', mode: 'dark' },
  { who: 'a student', as: 'student', mode: 'light' },
] as const;

test.for(frames)(
  'it has no barrier, and room in both languages, for $who',
  async ({ as, mode }, { site, holders, visit }) => {
    const page = undevelopedPages.find((one) => visitorFor(one, holders) === as)!;
    const path = addressOf(page, site);
    const shown = await visit(path, { as, mode, language: 'zh-CN' });
    expect(await accessibilityFaults(shown)).toEqual([]);
    expect(await tooWide(shown)).toEqual([]);

    await visit(path, { as, mode, language: 'en' });
    const english = say('en');
    const name = english(page.route.title);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(english('host.undeveloped.title', { name }));
    await expect(shown).toHaveTitle(new RegExp(name));
    expect(await tooWide(shown)).toEqual([]);
    expect(await untranslated(shown)).toEqual([]);
  },
);

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
