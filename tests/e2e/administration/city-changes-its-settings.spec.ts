import { journey } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';

journey(
  'the administrator of a city changes its name and its hotline, and a visitor reads them in header and footer',
  async (language, { come }) => {
    const text = say(language);
    const page = await come('/admin/deployment/settings', { as: 'cityadmin', language });
    const field = (name: string) => page.locator(`[name="${name}"]`);
    const isEnglish = language === 'en';
    const [city, platform] = isEnglish ? ['cityNameEn', 'platformNameEn'] : ['cityName', 'platformName'];
    const renamed = isEnglish ? ['Jianghai', 'Jianghai Learning Cloud'] : ['江海市', '江海学习云'];
    const before = await Promise.all([city, platform].map((name) => field(name!).inputValue()));
    await field(city!).fill(renamed[0]!);
    await field(platform!).fill(renamed[1]!);
    await field('hotline').fill('0512-96110');
    await field('siteCode').fill('3205000001');
    await expect(page.getByText(text('deployment.change.count', { count: 4 }))).toBeVisible();

    // what is changed and not saved outlives the page, and is found by its name
    await page.reload();
    await expect(field('hotline')).toHaveValue('0512-96110');
    const search = page.getByRole('searchbox', { name: text('deployment.change.search') });
    await search.fill(text('deployment.setting.siteCode'));
    await expect(field('siteCode')).toHaveValue('3205000001');
    await expect(field('hotline')).toBeHidden();
    await search.fill('');
    await page.getByRole('button', { name: text('deployment.change.review') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('0512-96110');
    await dialog.getByLabel(text('deployment.change.reason')).fill('12345 热线合并');
    await dialog.getByRole('button', { name: text('deployment.change.save') }).click();
    await expect(page.getByText('12345 热线合并')).toBeVisible();

    const visitor = await come('/', { language });
    const header = visitor.locator('.site-top .logo');
    await expect(header).toContainText(renamed[1]!);
    // its bureau runs the platform, and the line below the sign names the city
    await expect(visitor.locator('footer')).toContainText(text('host.tagline', { city: renamed[0]! }));
    await expect(visitor.locator('footer')).toContainText('0512-96110');
    await expect(visitor.locator('footer')).toContainText('3205000001');

    // one press puts all back
    await page
      .getByRole('button', { name: text('deployment.change.undo') })
      .first()
      .click();
    await expect(field('hotline')).toHaveValue('');
    await visitor.reload();
    await expect(header).toContainText(before[1]!);
    await expect(visitor.locator('footer')).toContainText(text('host.tagline', { city: before[0]! }));
    await expect(visitor.locator('footer')).not.toContainText('0512-96110');
  },
);
