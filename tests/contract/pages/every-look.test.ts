import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { modes, themes } from 'edutech/core/common/browser/appearance';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { loginDialog } from '../../support/browsing/sign-in';
import { settled } from './seen';

/** Colours change at once, instead of fading into each other for each of the looks. */
const still = { context: { reducedMotion: 'reduce' } } as const;

const looks = themes.flatMap((theme) =>
  modes.flatMap((mode) => (mode === 'system' ? [] : [{ name: `${theme} ${mode}`, theme, mode }])),
);

/** Texts that are hard to read in one of the themes, light, dark or with high contrast: a line for each. */
async function hardToRead(page: Page): Promise<string[]> {
  // loads what looks for barriers, and waits for what moves
  const asItStands = await accessibilityFaults(page, ['color-contrast']);
  const found = await page.evaluate(async (chosen) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const faults: string[] = [];
    for (const { name, ...look } of chosen) {
      Object.assign(document.documentElement.dataset, look);
      // until the colours are there
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      const { violations } = await axe.run({
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations'],
        iframes: false,
      });
      for (const { target, failureSummary } of violations.flatMap(({ nodes }) => nodes))
        faults.push(`${name}: ${target.join(' ')} — ${failureSummary}`);
    }
    return faults;
  }, looks);
  return [...asItStands, ...found];
}

// Pages that between them show all parts.
test.for([
  { path: '/login', as: undefined },
  { path: '/news_list', as: undefined },
  { path: `/air/air_detail?resourceid=${demoId('air.resource.m7-number-line')}`, as: undefined },
  { path: '/home/main', as: 'teacher' },
  { path: '/student-home/main', as: 'student' },
  { path: '/setting', as: 'headteacher' },
] as const)('$path can be read in every theme and mode', async ({ path, as }, { come }) => {
  const page = await come(path, { ...still, as });
  await settled(page);
  expect(await hardToRead(page)).toEqual([]);
});

test('the login dialog and what it asks for can be read in every theme and mode, and have no barrier', async ({
  come,
}) => {
  const page = await come('/login', still);
  await page.locator('.site-top').getByRole('button', { name: '登录' }).click();
  await loginDialog(page).getByRole('button', { name: '登录', exact: true }).click();
  await expect(loginDialog(page).locator('[aria-invalid]')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await hardToRead(page)).toEqual([]);
});

test('the menu of language and colours can be read in every theme and mode, and has no barrier', async ({ come }) => {
  const page = await come('/login', still);
  await page.locator('.site-top').getByRole('button', { name: '语言与外观' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await hardToRead(page)).toEqual([]);
});

test('the menus of the navigation, the term and the person can be read in every theme and mode, and have no barrier', async ({
  come,
}) => {
  const page = await come('/home', { ...still, as: 'headteacher' });
  await page.locator('.shell-nav').getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await hardToRead(page)).toEqual([]);
  for (const other of ['.shell-term', '.shell-me']) {
    await page.keyboard.press('Escape');
    await page.locator(other).click();
    await expect(page.getByRole('menu').getByRole('menuitemradio').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});
