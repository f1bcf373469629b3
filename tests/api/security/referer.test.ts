import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../support/chromium';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { startUpstream } from '../../support/servers/upstream';

const canary = 'canary-in-the-address-5c1d';
let app: TestApp;
let browser: Browser;
let elsewhere: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  app = await startApp({ web: true });
  elsewhere = await startUpstream(() => ({ text: '<p>another site</p>', type: 'text/html' }));
  browser = await chromium.launch(findChromium());
});
afterAll(async () => {
  await browser.close();
  await elsewhere.close();
  await app.close();
});

test.each([
  ['a link of a sky-class site', `/login?key=sky&usercode=1&expires=1&nonce=${canary}&signature=${canary}`],
  ['a page with a ticket', `/news_list?token=${canary}`],
  ['a page that is not there', `/nowhere/${canary}`],
])('T5: %s tells another site where one comes from, and nothing more', async (_, path) => {
  const page = await browser.newPage();
  const before = elsewhere.received.length;
  await page.goto(app.url + path);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, `${elsewhere.address}/visited`);
  await page.waitForURL(/visited/);
  const visits = elsewhere.received.slice(before);
  expect(visits.find(({ path: to }) => to === '/visited')?.headers.referer).toBe(`${app.url}/`);
  expect(JSON.stringify(visits)).not.toContain(canary);
  await page.close();
});
