import { sentTo } from 'edutech/core/common/wire/spelling';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadTicket } from 'edutech/core/common/api/uploads';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { chapterTemplate, deleteBooks, importChapters, uploadCover } from 'edutech/plugins/textbook/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { onePoint } from '../../support/uploading';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const bookId = demoId('textbook.book.personal-teacher-mathematics-7');
const ticketFor = async (path: string, who = teacher) =>
  (await who.call(uploadTicket, { path })).envelope!.data as { token: string; seconds: number };

/** A call as an older client makes it: the ticket in the address, no token anywhere else. */
async function calling(
  endpoint: Endpoint,
  token: string,
  form: Readonly<Record<string, string | Blob>>,
  who = teacher,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(sentTo(endpoint, form))) body.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body });
  const response = await app.platform.app.inject({
    method: 'POST',
    url: addressOf(endpoint.root, endpoint.path),
    query: { token },
    headers: { cookie: who.cookie, 'sec-fetch-site': 'same-origin', ...Object.fromEntries(request.headers) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.statusCode;
}

const picture = () => ({ bookId, file: new File([onePoint], '封面.png') });
const sheet = () => ({ bookId, file: new File(['一级目录,二级目录\n综合复习,\n'], '目录.csv') });

test('a cover, a sheet and a template are asked for with a ticket in the address, for ten minutes', async () => {
  const ticket = await ticketFor('/textbook/upload');
  expect(ticket.seconds).toBe(600);
  expect(await calling(uploadCover, ticket.token, picture())).toBe(200);
  expect(await calling(importChapters, (await ticketFor('/textbook/import-excle')).token, sheet())).toBe(200);
  const { token } = await ticketFor('/textbook/template');
  const template = await app.platform.app.inject({
    method: 'POST',
    url: addressOf(chapterTemplate.root, chapterTemplate.path),
    query: { token },
    headers: { cookie: teacher.cookie, 'sec-fetch-site': 'same-origin' },
    payload: sentTo(chapterTemplate, { bookId }),
  });
  expect(template.statusCode).toBe(200);
});

test('the general token in an address, another call’s ticket, and another person’s, are worth nothing', async () => {
  const ticket = await ticketFor('/textbook/upload');
  expect(await calling(uploadCover, teacher.token, picture())).toBe(403);
  expect(await calling(importChapters, ticket.token, sheet())).toBe(403);
  const other = await signedIn(app, 'teacher');
  expect(await calling(uploadCover, ticket.token, picture(), other)).toBe(403);
  const nobody = { ...teacher, cookie: '' };
  expect(await calling(uploadCover, ticket.token, picture(), nobody)).toBe(401);
});

test('a call that takes no tickets takes none that was made for it either', async () => {
  const { token } = await ticketFor('/textbook/del');
  const answer = await app.platform.app.inject({
    method: 'POST',
    url: addressOf(deleteBooks.root, deleteBooks.path),
    query: { token },
    headers: { cookie: teacher.cookie, 'sec-fetch-site': 'same-origin' },
    payload: sentTo(deleteBooks, { bookIds: [bookId], status: 0 }),
  });
  expect(answer.statusCode).toBe(403);
});

test('a ticket from another site’s page is refused', async () => {
  const { token } = await ticketFor('/textbook/template');
  const answer = await app.platform.app.inject({
    method: 'POST',
    url: addressOf(chapterTemplate.root, chapterTemplate.path),
    query: { token },
    headers: { cookie: teacher.cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    payload: sentTo(chapterTemplate, { bookId }),
  });
  expect(answer.statusCode).toBe(403);
});
