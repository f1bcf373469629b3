import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { removeCover, selectBook, uploadCover } from 'edutech/plugins/textbook/api';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { onePoint, upload } from '../../support/uploading';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
});
afterAll(() => app.close());

const bookId = demoId('textbook.book.school-101-geography-7');
const picture = { name: '封面.png', content: onePoint };

test('a book of the school gets a cover, which everybody may see, and loses it again', async () => {
  const principal = await signedIn(app, 'principal');
  const first = await upload(app, principal, uploadCover, picture, { bookId });
  expect(first).toMatchObject({ status: 200, data: { version: 2 } });
  const { coverPath } = first.data as unknown as { coverPath: string };
  expect((await app.platform.app.inject({ method: 'GET', url: coverPath })).statusCode).toBe(200);
  const shown = await principal.call(selectBook, { bookId });
  expect(shown.envelope?.data).toMatchObject({ coverPath, version: 2 });
  // another in its place: the first is forgotten
  expect((await upload(app, principal, uploadCover, picture, { bookId })).status).toBe(200);
  expect((await principal.call(removeCover, { bookId })).envelope?.data).toEqual({ version: 4 });
  expect((await principal.call(selectBook, { bookId })).envelope?.data).toMatchObject({ bookCover: '', coverPath: '' });
});

test('what is no picture, is none at all, or could carry more than a picture, is refused', async () => {
  const principal = await signedIn(app, 'principal');
  const drawing = { name: 'a.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  const page = { name: 'a.png', content: Buffer.from('<html><script>alert(1)</script>') };
  for (const file of [drawing, page, undefined, { name: 'a.png', content: Buffer.alloc(0) }])
    expect((await upload(app, principal, uploadCover, file, { bookId })).status).toBe(422);
  const large = { name: 'a.png', content: Buffer.concat([onePoint, Buffer.alloc(5 * 1024 * 1024)]) };
  expect((await upload(app, principal, uploadCover, large, { bookId })).status).toBe(413);
});

test('nobody gives a cover to a book that he does not keep', async () => {
  const teacher = await signedIn(app, 'teacher');
  const status = async (code: string) =>
    (await upload(app, teacher, uploadCover, picture, { bookId: demoId(`textbook.book.${code}`) })).status;
  expect(await status('school-101-geography-7')).toBe(403);
  expect(await status('junior-mathematics-7a-pep')).toBe(403);
  expect(await status('school-201-mathematics-7')).toBe(404);
  expect(await status('personal-headteacher-chinese-7')).toBe(404);
  expect(await status('personal-teacher-mathematics-7')).toBe(200);
});
