import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type * as tusClient from 'tus-js-client';
import { localCookie } from 'edutech/core/server/session/cookies';
import { asSystem } from 'edutech/core/server/actor';
import { Files } from 'edutech/core/server/files/files';
import { film, sha256Of, whenTaken } from '../../api/files/uploads/tus-client';
import { test } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { signedIn } from '../../support/people';

const client = readFileSync(new URL('../../../node_modules/tus-js-client/dist/tus.min.js', import.meta.url), 'utf8');

/** Sends a content from the page; answers the address of the upload and what was refused on the way. */
const send = (page: Page, content: Buffer, token: string, way: 'in parts' | 'with mistakes') =>
  page.evaluate(
    async ({ text, token: header, way: how }) => {
      const { tus } = globalThis as unknown as { tus: typeof tusClient };
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const refused: number[] = [];
      const made = new Set<string>();
      const third = Math.ceil(bytes.length / 3);
      // once each: a sum of other bytes, and bytes for a place that somebody else has filled
      const mistake = async (request: tusClient.HttpRequest) => {
        const offset = request.getHeader('Upload-Offset');
        if (request.getMethod() !== 'PATCH' || !offset || made.has(offset)) return;
        made.add(offset);
        if (offset === '0') {
          const sum = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes.subarray(1)));
          request.setHeader('Upload-Checksum', `sha1 ${btoa(String.fromCharCode(...sum))}`);
        } else if (offset === String(third)) {
          // another tab has been quicker
          await fetch(request.getURL(), {
            method: 'PATCH',
            headers: {
              token: header,
              'Tus-Resumable': '1.0.0',
              'Upload-Offset': offset,
              'Content-Type': 'application/offset+octet-stream',
            },
            body: bytes.subarray(third, 2 * third),
          });
        }
      };
      const address = await new Promise<string>((resolve, reject) => {
        const upload = new tus.Upload(new Blob([bytes]), {
          endpoint: '/uploads/',
          headers: { token: header },
          metadata: { filename: '第一课.mp4', group: 'video' },
          retryDelays: [0, 50, 100],
          onShouldRetry: () => true,
          ...(how === 'in parts' ? { parallelUploads: 3 } : { chunkSize: third, onBeforeRequest: mistake }),
          onAfterResponse: (_request, response) => {
            if (response.getStatus() >= 400) refused.push(response.getStatus());
          },
          onError: reject,
          onSuccess: () => resolve(upload.url!),
        });
        upload.start();
      });
      return { address, refused };
    },
    { text: content.toString('base64'), token, way },
  );

test('a client that is not ours uploads from a browser, in parts side by side and through wrong offsets and sums', async ({
  come,
  watch,
  workingSite: site,
}) => {
  const teacher = await signedIn(site, 'teacher');
  // the mistakes are made on purpose
  watch.allow(/^4(09|60) PATCH \/uploads\//);
  const page = await come('/air/air_list', { site });
  const secret = teacher.cookie.split('=')[1]!;
  await page.context().addCookies([{ name: localCookie, value: secret, url: site.url, httpOnly: true }]);
  // as its makers publish it
  await page.evaluate(client);
  for (const [way, refusals] of [
    ['in parts', []],
    ['with mistakes', [460, 409]],
  ] as const) {
    const content = film(900_000);
    const { address, refused } = await send(page, content, teacher.token, way);
    expect(refused, way).toEqual(refusals);
    const { fileId } = await whenTaken(teacher, address);
    const file = await site.platform.services.database.read(asSystem('test'), (db) =>
      site.platform.container.get(Files).find(db, fileId),
    );
    expect(file.sha256, way).toBe(sha256Of(content));
  }
});
