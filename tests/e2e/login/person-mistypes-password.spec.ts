import { expect } from '../../support/browsing/expect';
import { languages } from 'edutech/core/common/languages';
import { newId } from 'edutech/core/common/ids';
import { journey, test } from '../../support/browsing/browser-test';
import { loginDialog, logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

journey(
  'who mistypes the password is told so, and waits longer each time from the fifth on',
  async (language, { come, watch }) => {
    watch.allow(/^(400|429) POST \/gw\/auth\/efficiencyLogin$/);
    const text = say(language);
    const page = await come('/login', { language });
    const dialog = loginDialog(page);
    const password = dialog.getByLabel(text('host.login.password'), { exact: true });
    const button = dialog.getByRole('button', { name: text('host.login'), exact: true });
    // nobody's name: strangers must not learn which names exist, so it is answered like everybody's
    await logIn(page, language, `nobody-${newId()}`, 'Wrong-2026!');
    await expect(dialog).toContainText(text('core.session.wrongCredentials'));
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('aria-invalid', 'true');

    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('efficiencyLogin')) answers.push(response.status());
    });
    const tryAgain = async () => {
      const before = answers.length;
      await password.fill(`Wrong-2026!${before}`);
      await password.press('Enter');
      await expect.poll(() => answers.length).toBe(before + 1);
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
    };
    // The page's clock stands still until its countdown has been read. It halts two seconds ahead of what
    // it shows, since it cannot be turned back and goes on while it is asked.
    await page.clock.install();
    const tryTooEarly = async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
      await tryAgain();
    };
    const pause = async (seconds: number) => {
      await expect(dialog).toContainText(text('core.session.tooManyFailures', { seconds }));
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await page.clock.resume();
      await expect(dialog).toContainText(text('host.login.tryAgain'));
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    };
    for (let failures = 2; failures <= 5; failures++) await tryAgain();
    expect(answers).toEqual([400, 400, 400, 400]);
    // the fifth failure costs a second, which a hasty sixth try is told of, and so on
    await tryTooEarly();
    if (answers.at(-1) === 429) {
      await pause(1);
      await tryAgain();
    }
    expect(answers.at(-1)).toBe(400);
    await page.clock.resume();
    await tryTooEarly();
    expect(answers.at(-1)).toBe(429);
    await pause(2);
  },
);

/** What the specification says of a field that was left empty. */
const missing = {
  'zh-CN': ['请输入用户名', '请输入密码'],
  en: ['Please enter username', 'Please enter password'],
} as const;

test.for(languages)('what is left empty is asked for, and sent to nobody (%s)', async (language, { come }) => {
  const page = await come('/login', { language });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await logIn(page, language, '', '');
  for (const said of missing[language]) await expect(loginDialog(page)).toContainText(said);
  await expect(loginDialog(page).getByLabel(say(language)('host.login.username'), { exact: true })).toBeFocused();
  expect(sent.filter((url) => url.includes('efficiencyLogin'))).toEqual([]);
});
