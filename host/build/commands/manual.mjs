// `node build.mjs manual <folder>`: manuals with pictures, one for each kind of person of a demo city that runs. What it says is
// what /help says to that person; each page is then opened and pictured, its controls numbered as the steps name them.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Complaint, step } from '../report.mjs';
import { bookletOf, quotedIn } from './manual/booklet.mjs';
import { numberControls, readChapters } from './manual/screens.mjs';

/** Demo accounts, one of each kind of person. */
const people = ['teacher', 'student', 'guardian', 'schooladmin', 'cityadmin', 'superadmin'];
const screen = { width: 1366, height: 860 };
/** How long a page may take to settle. Milliseconds. */
const patience = 15_000;

/** @param {string[]} args <folder> --origin http://localhost:8080 --language en */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      origin: { type: 'string', default: `http://localhost:${process.env.PORT ?? 8080}` },
      language: { type: 'string', default: 'zh-CN' },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new Complaint('Say where to write the manuals: node build.mjs manual ../manual');
  const { origin, language } = values;
  await fetch(`${origin}/readyz`).catch(() => {
    throw new Complaint(`Nothing answers at ${origin}: run npm start first, or name another address with --origin.`);
  });
  const [{ chromium }, { findChromium }, { demoPassword }] = await Promise.all([
    import('playwright-core'),
    import('../../../tests/support/chromium.ts'),
    import('../../../core/server/demo-password.ts'),
  ]);
  const browser = await chromium.launch(findChromium());
  try {
    for (const person of people) {
      const context = await browser.newContext({ baseURL: origin, locale: language, viewport: screen });
      const page = await context.newPage();
      const write = async () => {
        await signIn(page, person, demoPassword);
        return writeManual(page, path.resolve(folder), person);
      };
      await step(person, write, ({ chapters, pictures }) => `${chapters} chapters, ${pictures} pictures`);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** @param {import('playwright-core').Page} page @param {string} person @param {string} password */
async function signIn(page, person, password) {
  await page.goto('/login?sign-in', { waitUntil: 'networkidle' });
  const form = page.locator('dialog.login');
  await form.locator('input').first().fill(person);
  await form.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden', timeout: patience });
  await settled(page);
}

/** @param {import('playwright-core').Page} page */
const settled = (page) => page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);

/**
 * @param {import('playwright-core').Page} page of somebody who is signed in
 * @param {string} folder
 * @param {string} person
 */
async function writeManual(page, folder, person) {
  await page.goto('/help');
  await page.locator('main .card :is(h2, h3)[id*="."]').first().waitFor({ timeout: patience });
  const title = (await page.locator('h1').textContent()) ?? '';
  const contents = (await page.locator('#manual-contents h2').textContent()) ?? '';
  const language = (await page.getAttribute('html', 'lang')) ?? '';
  const chapters = await page.evaluate(readChapters);
  fs.mkdirSync(path.join(folder, person), { recursive: true });
  const pictured = [];
  for (const chapter of chapters)
    pictured.push({ ...chapter, picture: await pictureOf(page, folder, person, chapter) });
  fs.writeFileSync(path.join(folder, `${person}.html`), bookletOf({ language, title, contents, chapters: pictured }));
  return { chapters: chapters.length, pictures: pictured.filter(({ picture }) => picture).length };
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} folder
 * @param {string} person
 * @param {Omit<import('./manual/booklet.mjs').Chapter, 'picture'>} chapter
 * @returns {Promise<string | null>} its file, beside the manual
 */
async function pictureOf(page, folder, person, { id, href, steps }) {
  if (!href) return null;
  await page.goto(href);
  await settled(page);
  const wanted = steps.flatMap((text, at) => quotedIn(text).map((name) => ({ step: at + 1, name })));
  await page.evaluate(numberControls, wanted);
  const file = `${person}/${id}.png`;
  await page.screenshot({ path: path.join(folder, file) });
  return file;
}
