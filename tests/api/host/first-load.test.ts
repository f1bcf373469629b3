import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readableLimit } from '../../build/product/first-load';
import { transferred } from '../../build/product/web-build';
import { sheetsIn } from '../../support/sheets';
import { startApp, type TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startApp({ web: true });
});
afterAll(() => site.close());

test.each(['/login', '/news_list', '/air/air_list', '/education_services'])(
  'a visitor can read %s after 60 kB, before any script has come',
  async (url) => {
    const { body, statusCode } = await site.platform.app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(200);
    expect(body).toContain('<h');
    const sheets = sheetsIn(body);
    expect(sheets.length).toBeGreaterThan(0);
    expect(brotliCompressSync(body).length + transferred(sheets)).toBeLessThanOrEqual(readableLimit);
  },
);
