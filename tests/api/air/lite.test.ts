import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['air'] });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.platform.app.inject({ method, url, headers });
const lesson = (slug: string) => `/air/lite/lesson/${demoId(`air.resource.${slug}`)}`;

test('the list is plain HTML without a script, in both languages, and may be kept by whoever stands between', async () => {
  const page = await get('/air/lite');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toContain('public, max-age=60');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.body).toContain('<html lang="zh-CN">');
  expect(page.body).not.toMatch(/<script|\sstyle=|\son\w+=/);
  expect(page.body).toContain('周课程表');
  const english = await get('/air/lite?lang=en');
  expect(english.body).toContain('<html lang="en">');
  expect((await get('/air/lite', { 'accept-language': 'en-GB' })).body).toBe(english.body);
  expect((await get('/air/lite/style.css')).headers['content-type']).toContain('text/css');
});

test('another grade and another week have addresses of their own', async () => {
  const page = await get(`/air/lite?gradeid=${demoId('grade/8')}`);
  expect(page.body).toContain('光的折射');
  expect((await get(`/air/lite?gradeid=${demoId('grade/8')}&week=2`)).statusCode).toBe(200);
  expect((await get('/air/lite?gradeid=%27%22%3E&week=999')).statusCode).toBe(200);
});

test('a lesson plays by HLS or as it is, its materials can be opened, and a known page is not sent again', async () => {
  const page = await get(lesson('m7-number-line'));
  const [, address] = /<source src="(\/files\/[^"]+)" type="video\/mp4">/.exec(page.body)!;
  const part = await get(address!, { range: 'bytes=0-9' });
  expect(part.statusCode).toBe(206);
  expect(page.body.match(/<li>/g)).toHaveLength(2);
  const again = await get(lesson('m7-number-line'), { 'if-none-match': String(page.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get(lesson('m7-number-line'), {}, 'HEAD')).body).toBe('');
});

test('what wants a signed-in reader, is converted or is not there gives no address away', async () => {
  const locked = await get(lesson('ms1-monotone'));
  expect(locked.body).toContain('登录后可以观看');
  expect((await get(lesson('m7-signs'))).body).toContain('正在转换');
  for (const page of [locked, await get(lesson('m7-signs'))]) expect(page.body).not.toContain('/files/');
  expect((await get(`/air/lite/lesson/${newId()}`)).statusCode).toBe(404);
  expect((await get('/air/lite/elsewhere')).statusCode).toBe(404);
});
