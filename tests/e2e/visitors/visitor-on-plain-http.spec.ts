import { expect } from '../../support/browsing/expect';
import { test } from '../../support/browsing/browser-test';
import { loginDialog, logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

test('on an address without encryption the login says what is missing, before and after a try', async ({
  come,
  watch,
}) => {
  watch.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const text = say('zh-CN');
  const page = await come('/login');
  const origin = new URL(page.url()).origin;
  // the same site under a name that browsers do not trust without TLS
  await page.route('http://edu.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
  });
  await page.goto('http://edu.example/login');
  await page.locator('#app-shell').waitFor({ state: 'attached' });
  await logIn(page, 'zh-CN', 'teacher');
  await expect(loginDialog(page)).toContainText(text('core.session.needsTls'));
  await expect(loginDialog(page)).toContainText(text('core.http.needsTls'));
});
