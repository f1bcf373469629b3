import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { newsDetail } from 'edutech/plugins/news/api';
import { routes as home } from 'edutech/plugins/home/routes';
import { routes as news } from 'edutech/plugins/news/routes';
import { demo } from 'edutech/plugins/portal/server/demo';
import { visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['portal', 'news'] });
});
afterAll(() => app.close());

test('what the demo city opens as smart management and as the survey is there', async () => {
  const { managementUrl, surveyUrl } = demo.options!(demoId);
  expect(managementUrl).toBe(home.workbench.path);
  const article = new URL(String(surveyUrl), app.url || 'http://localhost');
  expect(article.pathname).toBe(news.detail.path);
  const id = article.searchParams.get('news_id')!;
  const { status, envelope } = await visitorOf(app).call(newsDetail, { id });
  expect([status, (envelope!.data as { title: string }).title]).toEqual([200, '教学平台使用情况一百问']);
});
