import { expect } from '../../support/browsing/expect';
import { accessibilityFaults } from '../../support/browsing/accessibility';
import { test } from '../../support/browsing/browser-test';
import { PageWatch } from '../../support/browsing/page-watch';
import { settled, tooWide, untranslated } from './seen';

// What looks at every page of the suites must itself be seen to see: otherwise silence proves nothing.
test('whatever goes wrong in a page is noticed', async ({ chromium, site }) => {
  const watch = new PageWatch();
  const context = await chromium.newContext();
  await watch.follow(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/news_list`);
  expect(watch.problems).toEqual([]);

  await page.evaluate(() => {
    console.error('a complaint');
    setTimeout(() => {
      throw new Error('nobody caught this');
    });
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.body.append(style);
    void fetch('/gw/news/api/nothing');
    void fetch('http://elsewhere.example/').catch(() => undefined);
  });
  for (const line of [
    /^console: a complaint/,
    /^uncaught: .*nobody caught this/,
    /^policy: style-src-elem refuses inline/,
    /^policy: connect-src refuses http:\/\/elsewhere\.example/,
    /^404 GET \/gw\/news\/api\/nothing/,
  ]) {
    await expect.poll(() => watch.problems.some((problem) => line.test(problem)), String(line)).toBe(true);
  }
  watch.allow(/^404/);
  expect(watch.problems.some((problem) => problem.startsWith('404'))).toBe(false);
  await context.close();
});

test('what is too wide for a phone is found', async ({ come }) => {
  const page = await come('/news_list');
  await settled(page);
  expect(await tooWide(page)).toEqual([]);
  await page.evaluate(() => {
    const wide = document.querySelector('h1')!;
    wide.textContent = 'wide'.repeat(25);
    wide.style.whiteSpace = 'nowrap';
  });
  const told = [683, 390, 320].map((width) => expect.stringMatching(`^\\d+ px wide on ${width}: .*h1`));
  expect(await tooWide(page)).toEqual(told);
});

test('a barrier and a missing text are found', async ({ come }) => {
  const page = await come('/news_list');
  await settled(page);
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.append(document.createElement('button'), 'news.list.nothing');
    document.querySelector('h1')!.setAttribute('aria-label', 'core.ui.nothing');
  });
  expect(await accessibilityFaults(page)).toEqual([expect.stringMatching(/^button-name:/)]);
  expect(await untranslated(page)).toEqual(['news.list.nothing', 'core.ui.nothing']);
});
