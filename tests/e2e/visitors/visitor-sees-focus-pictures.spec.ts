import { expect } from '../../support/browsing/expect';
import { test } from '../../support/browsing/browser-test';

test('a visitor sees focus pictures with the headlines beside them', async ({ come }) => {
  const page = await come('/login');
  const focus = (await page.locator('.portal-focus').boundingBox())!;
  const headlines = (await page.locator('.news-headlines').boundingBox())!;
  expect(headlines.x).toBeGreaterThan(focus.x + focus.width);
  expect(Math.abs(headlines.y - focus.y)).toBeLessThan(2);
});
