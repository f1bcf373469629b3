import { join } from 'node:path';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { emptyBasket } from '../../support/papers/basket';
import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

/** A photograph of one of its questions: leaning, blurred and shaded. */
const printed = join(import.meta.dirname, 'printed-question.jpg');

journey(
  'a teacher finds a question by chapter and words, looks at its answer by a key, and has it in the basket on two devices',
  async (language, { come, site }) => {
    const text = say(language);
    await emptyBasket(site, 'teacher');
    const page = await come('/questions/list', { as: 'teacher', language });
    const phone = await come('/questions/list', {
      as: 'teacher',
      language,
      context: { viewport: { width: 390, height: 844 }, hasTouch: true },
    });
    const onPhone = phone.getByRole('complementary', { name: text('questions.basket') });
    await expect(onPhone.getByRole('button', { name: text('questions.basket.count', { count: 0 }) })).toBeVisible();
    // what narrows the list waits behind a button there, which keys open too
    const types = phone.getByRole('group', { name: text('questions.filter.type') });
    await expect(types).toHaveCount(0);
    await phone.getByRole('button', { name: text('core.ui.filters') }).press('Enter');
    await types.getByRole('link', { name: text('questions.type.1'), exact: true }).click();
    const fold = phone.getByRole('button', { name: text('core.ui.filters') });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.click();
    await expect(types).toHaveCount(0);
    await phone.getByRole('link', { name: text('core.ui.filters.remove') }).click();
    await expect(phone).not.toHaveURL(/type=/);

    await page.getByRole('treeitem', { name: /第一章 有理数|Chapter 1 Rational/ }).click();
    await expect(page).toHaveURL(/node=/);
    await page.getByRole('searchbox', { name: text('core.ui.table.search'), exact: true }).fill('最高气温');
    await expect(page).toHaveURL(/q=/);
    const card = page.getByRole('article', { name: /云州冬季某日的最高气温/ });
    await expect(page.getByRole('article')).toHaveCount(1);

    // J goes to the card, A asks for its answer, B puts it in; no key acts while one writes
    await page.keyboard.press('a');
    await expect(page.getByRole('searchbox', { name: text('core.ui.table.search'), exact: true })).toHaveValue(
      '最高气温a',
    );
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('searchbox', { name: text('core.ui.table.search'), exact: true }).blur();
    await page.keyboard.press('j');
    await expect(card).toBeFocused();
    await page.keyboard.press('a');
    await expect(card.getByRole('region', { name: text('questions.answer') })).toContainText('零上记为正');
    await page.keyboard.press('b');
    await expect(card.getByRole('button', { name: text('questions.basket.in') })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // a photograph of the print finds it too: the picture is read here, and what was read can be mended
    await page.getByRole('button', { name: text('questions.picture.search') }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByTestId('picture-file').setInputFiles(printed);
    await expect(drawer.getByRole('textbox', { name: text('questions.picture.text') })).toHaveValue(/最高气温/);
    await expect(drawer.getByRole('article').first()).toHaveAccessibleName(/云州冬季某日的最高气温/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    // the other device hears of it; what it takes out comes back to its place
    await onPhone.getByRole('button', { name: text('questions.basket.count', { count: 1 }) }).click();
    await onPhone.getByRole('button', { name: text('questions.basket.clear') }).click();
    await expect(card.getByRole('button', { name: text('questions.basket.add') })).toBeVisible();
    await phone.getByRole('button', { name: text('host.undo') }).click();
    await expect(card.getByRole('button', { name: text('questions.basket.in') })).toBeVisible();

    // and it is a paper, with answers when they are asked for
    await page.getByRole('link', { name: text('questions.basket.paper') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('questions.paper.title'));
    await expect(page.locator('.print-pages')).toContainText('最高气温');
    await expect(page.locator('.print-pages')).not.toContainText('零上记为正');
    await page.getByRole('button', { name: text('questions.paper.withAnswers') }).click();
    await expect(page.locator('.print-pages')).toContainText('零上记为正');
  },
);

journey(
  'choices that come quickly add up, a formula is written at once, and names hold no LaTeX',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/questions/list', { as: 'teacher', language });
    await expect(page).toHaveURL(/book=/);
    const [single, gaps] = [0, 3].map((type) =>
      page.getByRole('group', { name: text('questions.filter.type') }).getByRole('link', {
        name: text(`questions.type.${type}`),
        exact: true,
      }),
    );
    // both before the first list has come
    await page.route('**/gw/questions/**', async (route) => {
      await new Promise((go) => setTimeout(go, 300));
      await route.continue();
    });
    await single?.click();
    await gaps?.click();
    await expect(page).toHaveURL(/type=0%2C3/);
    await page.unroute('**/gw/questions/**');

    await page.getByRole('button', { name: text('questions.search.formula') }).click();
    await expect(page.locator('math-field')).toBeFocused();
    await page.keyboard.type('0.96a');
    await page.getByRole('button', { name: text('questions.search.formula.find') }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page
      .getByRole('article')
      .getByRole('link', { name: text('questions.act.details') })
      .click();
    await expect(page).toHaveTitle(/一件上衣原价 a 元，先提价 20%/);
  },
);
