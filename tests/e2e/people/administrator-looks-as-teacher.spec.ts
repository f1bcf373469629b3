import { expect } from '../../support/browsing/expect';
import { isLive, journey } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';

journey('an administrator looks at the platform as a teacher, and ends it', async (language, { site, come, watch }) => {
  const text = say(language);
  const { teacher, countyadmin } = site.world.people;
  const list = `/admin/people?schoolId=${teacher.schoolId}&kind=staff&open=${teacher.personId}`;
  const page = await come(list, { as: 'countyadmin', language });

  await page.getByRole('button', { name: text('organisation.people.actAs') }).click();
  const dialog = page.getByRole('dialog', { name: text('organisation.acting.title', { name: teacher.name }) });
  const begin = dialog.getByRole('button', { name: text('organisation.acting.begin') });
  await begin.click();
  await expect(dialog).toContainText(text('core.ui.form.reasonShort'));
  await dialog.getByRole('textbox').fill('核对首页显示问题');
  await begin.click();

  const banner = page.getByRole('region', { name: text('host.acting.label') });
  await expect(banner).toHaveText(new RegExp(`${countyadmin.name}.*${teacher.name}`));
  await page.goto('/home/main');
  await isLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.name);
  await expect(banner).toBeVisible();
  // nothing of the account can be changed, and the page offers nothing
  await page.goto('/setting?tab=security');
  await expect(page.getByRole('heading', { name: text('account.factors.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: text('account.factors.addTotp') })).toHaveCount(0);

  // what the page still asks for as the teacher, it asks for in vain
  watch.allow(/^40[13] GET /);
  await banner.getByRole('button', { name: text('host.acting.end') }).click();
  await expect(page).toHaveURL(list);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: text('organisation.people.actAs') })).toBeVisible();
});
