import { expect } from '../../support/browsing/expect';
import { journey } from '../../support/browsing/browser-test';
import { logIn } from '../../support/browsing/sign-in';
import { say } from '../../support/browsing/texts';

// From login to the first thing that waits: one press.

journey('a reviewer of resources finds the oldest entry on the portal', async (language, { come, watch }) => {
  watch.allow(/\/live' failed: HTTP Authentication failed/);
  const text = say(language);
  const page = await come('/login', { language });
  const doors = page.getByRole('navigation', { name: text('portal.doors') });
  const height = (await doors.boundingBox())!.height;
  await logIn(page, language, 'auditor');
  const strip = page.getByRole('region', { name: text('portal.strip') });
  await expect(strip).toContainText('梁慧敏');
  await expect(strip.getByRole('link', { name: text('home.strip.go.staff') })).toHaveAttribute(
    'href',
    '/admin/workbench',
  );
  // what stands below it has not moved
  expect((await strip.boundingBox())!.height).toBe(height);
  await strip.locator('.home-strip-next').click();
  await expect(page).toHaveURL('/education_resources/resource-audit');
});

journey('an administrator of a county lands on what waits for her', async (language, { come, watch }) => {
  watch.allow(/\/live' failed: HTTP Authentication failed/);
  const text = say(language);
  const page = await come('/login', { language });
  await logIn(page, language, 'countyadmin');
  await expect(page).toHaveURL('/admin/workbench');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('方卫东');
  const side = page.getByRole('navigation', { name: text('host.administration'), exact: true });
  await expect(side.locator('[aria-current=page]')).toHaveText(text('home.staff.title'));
  const waiting = page.locator('section', { has: page.getByRole('heading', { name: text('home.staff.waiting') }) });
  const first = waiting.getByRole('listitem').first().getByRole('link');
  const address = (await first.getAttribute('href'))!;
  await first.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('host.notFound.title'));
});
