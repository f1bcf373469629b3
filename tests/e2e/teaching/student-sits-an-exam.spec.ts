import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { examBoard, extendSittings } from 'edutech/plugins/exam/api';
import { signedIn } from '../../support/people';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const sittingId = demoId('exam.sitting.running.11');
const examId = demoId('exam.exam.running');

test('a student on a phone sits an exam through a cut of the network, gets minutes more, hands in and has a receipt', async ({
  come,
  site,
  watch,
}) => {
  const text = say('zh-CN');
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const teacher = await signedIn(site, 'teacher');
  const answeredOf = async () => {
    const { envelope } = await teacher.call(examBoard, { examId });
    const { sittings } = envelope!.data as { sittings: { sittingId: string; answered: number; waiting: number }[] };
    return sittings.find((one) => one.sittingId === sittingId)!;
  };
  const page = await come(`/st-exam/sitting?id=${sittingId}`, { as: 'student', context: phone });
  const options = page.locator('.answer-option');
  await options.first().click();
  await expect(page.locator('.exam-bottom .save-state-saved')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: text('exam.sitting.next') }).click();
  await options.nth(1).click();
  await expect(page.locator('.exam-bottom .save-state-offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.exam-bottom .save-state-saved')).toBeVisible({ timeout: 20_000 });

  await teacher.call(extendSittings, { examId, sittingIds: [sittingId], minutes: 5 });
  await expect(page.getByText(text('exam.sitting.line.extended', { minutes: 5 }))).toBeVisible();

  await page.getByRole('button', { name: text('exam.sitting.navigator') }).click();
  const last = page.getByRole('dialog').locator('.exam-square').last();
  await last.click();
  await page
    .locator('.exam-moves')
    .getByRole('button', { name: text('exam.sitting.handIn') })
    .click();
  await expect(page.getByText(text('exam.sitting.check.before'))).toBeVisible();
  await page.getByRole('button', { name: text('exam.sitting.check.handIn') }).click();
  await expect(page.getByRole('heading', { name: text('exam.sitting.over.done') })).toBeVisible();
  await expect(page.locator('.code')).toHaveText(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
  expect(await answeredOf()).toMatchObject({ answered: 2, waiting: 0 });
});
