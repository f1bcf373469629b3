import { readFrom, sentTo } from 'edutech/core/common/wire/spelling';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Caller } from './people';
import type { TestApp } from './servers/start-app';

/** A picture of one point. */
export const onePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const line = '\r\n';

/** Sends a file to an endpoint that takes one, as a browser does; without a file, an empty form. */
export async function upload(
  app: TestApp,
  who: Caller,
  endpoint: Endpoint,
  file?: { name: string; content: Buffer },
  fields: Readonly<Record<string, string>> = {},
) {
  const parts = Object.entries({ token: who.token, ...sentTo(endpoint, fields) }).map(
    ([name, value]) => `--x${line}content-disposition: form-data; name="${name}"${line}${line}${value}${line}`,
  );
  const head = `--x${line}content-disposition: form-data; name="file"; filename="${file?.name}"${line}content-type: application/octet-stream${line}${line}`;
  const payload = Buffer.concat([
    ...parts.map((part) => Buffer.from(part)),
    ...(file ? [Buffer.from(head), file.content, Buffer.from(line)] : []),
    Buffer.from(`--x--${line}`),
  ]);
  const response = await app.platform.app.inject({
    method: 'POST',
    url: addressOf(endpoint.root, endpoint.path),
    headers: {
      cookie: who.cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload,
  });
  return {
    status: response.statusCode,
    data: readFrom(endpoint, JSON.parse(response.body).data) as { address?: string } | null,
  };
}
