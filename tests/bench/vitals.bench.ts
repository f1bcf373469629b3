// Core Web Vitals of four pages on a slow machine behind a slow line.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { say } from '../support/browsing/texts';
import { findChromium } from '../support/chromium';
import { median, verdict } from './support/figures';
import { observeVitals, readVitals, type Vitals } from './support/page-vitals';
import { startProduct } from './support/product';
import { signIn } from './support/sign-in';

const visits = 5;

/** A processor of a quarter of the speed, and "slow 4G" as Lighthouse has it. Bytes a second, milliseconds a request. */
const cpuSlowdown = 4;
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };

/** quality.md section 3. Milliseconds. */
const limits = { lcpPublic: 1200, lcpSignedIn: 2000, inp: 100, cls: 0.05 };

interface Visit {
  readonly title: string;
  readonly path: string;
  readonly as?: string;
  /** Was here before: the browser has the scripts. */
  readonly isBack?: boolean;
  /** What is there when the page is. */
  readonly sign: string;
  /** What somebody does there once it is all there. */
  readonly act: (page: Page) => Promise<void>;
}

const plan: readonly Visit[] = [
  {
    title: 'portal (a tab of the news)',
    path: '/login',
    sign: '[role=tab]',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    title: 'news list (another type)',
    path: '/news_list',
    sign: '.news-columns nav a',
    act: (page) => page.locator('.news-columns nav a').nth(2).click(),
  },
  { title: 'login (opening the dialog, typing)', path: '/login', sign: '.site-top', act: typeLogin },
  { title: 'teacher home, first visit (a menu)', path: '/home', as: 'teacher', sign: '.home h1', act: openMenu },
  {
    title: 'teacher home, the next day (a menu)',
    path: '/home',
    as: 'teacher',
    isBack: true,
    sign: '.home h1',
    act: openMenu,
  },
];

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const browser = await chromium.launch(findChromium());
  try {
    const rows = [];
    for (const visit of plan) {
      const seen: Vitals[] = [];
      // the first visit warms the server
      for (let nth = 0; nth <= visits; nth++) {
        const vitals = await visited(browser, product.port, visit);
        if (nth > 0) seen.push(vitals);
      }
      rows.push(rowOf(visit, seen));
    }
    return [tableOf(rows)];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** One visit, in a fresh browser. */
async function visited(browser: Browser, port: number, { path, as, isBack, sign, act }: Visit): Promise<Vitals> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
  });
  try {
    if (as) await beSignedIn(context, port, as);
    if (isBack) await goAndWait(await context.newPage(), path, sign);
    await context.addInitScript(observeVitals);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await goAndWait(page, path, sign);
    await act(page);
    // entries come after the frame that they are about
    await page.waitForTimeout(1000);
    return await page.evaluate(readVitals);
  } finally {
    await context.close();
  }
}

async function goAndWait(page: Page, path: string, sign: string): Promise<void> {
  await page.goto(path, { timeout: 60_000 });
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function beSignedIn(context: BrowserContext, port: number, as: string): Promise<void> {
  const { cookie } = await signIn(port, as);
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return { name, value, url: `http://localhost:${port}` };
    }),
  );
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup]').first().click();
}

async function typeLogin(page: Page): Promise<void> {
  await page
    .locator('.site-top')
    .getByRole('button', { name: say('zh-CN')('host.login'), exact: true })
    .click();
  await page.locator('dialog.login input').first().pressSequentially('teacher', { delay: 50 });
}

function rowOf({ title, as }: Visit, seen: readonly Vitals[]) {
  const [lcp, inp, cls] = (['lcp', 'inp', 'cls'] as const).map((name) => median(seen.map((vitals) => vitals[name])));
  const lcpLimit = as ? limits.lcpSignedIn : limits.lcpPublic;
  const isKept = lcp! <= lcpLimit && inp! <= limits.inp && cls! <= limits.cls;
  return [title, Math.round(lcp!), lcpLimit, Math.round(inp!), cls!.toFixed(3), seen.at(-1)!.element, verdict(isKept)];
}

const tableOf = (rows: (string | number)[][]): BenchTable => ({
  title: 'Core Web Vitals',
  note:
    `Medians of ${visits} visits in fresh, headless Chromium at 1366 × 768 with the processor slowed down ${cpuSlowdown} times and ` +
    `slow 4G as Lighthouse has it (1.6 Mbit/s down, 750 kbit/s up, 150 ms a request). Milliseconds; in brackets what is done for INP. ` +
    `Limits: INP ${limits.inp}, CLS ${limits.cls}.`,
  columns: ['page', 'LCP', 'limit', 'INP', 'CLS', 'largest', 'kept'],
  rows,
});
