import { readFile } from 'node:fs/promises';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { addToBasket } from 'edutech/plugins/questions/api';
import { journey } from '../../../support/browsing/browser-test';
import { expect } from '../../../support/browsing/expect';
import { say } from '../../../support/browsing/texts';
import { emptyBasket } from '../../../support/papers/basket';
import { signedIn } from '../../../support/people';

/** Presses that the way from a full basket to a PDF takes: compose, spread the points, print, PDF. */
const fewest = 4;
const wanted = 22;
const bank = new URL('../../../../plugins/questions/server/demo/content/mathematics-numbers.txt', import.meta.url);

journey(
  'a teacher has 22 questions of the basket as a PDF of 100 points after four presses',
  { timeout: 120_000 },
  async (language, { come, workingSite: site }) => {
    const text = say(language);
    await emptyBasket(site, 'teacher');
    const slugs = [...(await readFile(bank, 'utf8')).matchAll(/^== (\S+)$/gm)].slice(0, wanted).map(([, slug]) => slug);
    const teacher = await signedIn(site, 'teacher');
    const ids = slugs.map((slug) => demoId(`questions.question.${slug}`));
    expect((await teacher.call(addToBasket, { ids })).status).toBe(200);
    const page = await come('/questions/list', { as: 'teacher', language, site });
    let presses = 0;
    await page.exposeFunction('countPress', () => presses++);
    const listen = () =>
      addEventListener('pointerdown', () => (globalThis as unknown as { countPress(): void }).countPress(), true);
    await page.addInitScript(listen);
    await page.evaluate(listen);

    await page.getByRole('link', { name: text('exam.fromBasket') }).click();
    await expect(page.locator('.composer-item')).toHaveCount(wanted);
    await page
      .getByRole('button', { name: text('exam.compose.spread'), exact: true })
      .first()
      .click();
    await expect(page.locator('.composer-totals dd').first()).toHaveText(/^100 /);
    await page.getByRole('button', { name: text('exam.compose.print'), exact: true }).click();

    // what is to be known before it is printed stands beside the pages
    await expect(page.locator('.print-page').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-sheets]')).toHaveText(/\d/);
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: text('exam.printing.format.pdf'), exact: true }).click(),
    ]);
    const pdf = (await readFile((await file.path())!)).toString('latin1');
    const pages = await page.locator('.print-page').count();
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(pages);
    expect(presses).toBe(fewest);
  },
);
