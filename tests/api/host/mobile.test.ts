import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startApp({ web: true });
});
afterAll(() => site.close());

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile';

test.each([
  ['/login', desktop, false],
  ['/login', phone, true],
  ['/news_list?platform=mobile', desktop, true],
  ['/education_services?platform=mobile', desktop, true],
])('%s for %s says whether it is for touch', async (url, userAgent, isMobile) => {
  const headers = { accept: 'text/html', 'user-agent': userAgent };
  const { body } = await site.platform.app.inject({ url, headers });
  expect(/<html[^>]* data-mobile>/.test(body)).toBe(isMobile);
});
