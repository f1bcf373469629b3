import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Upload, type UploadOptions } from 'tus-js-client';
import { vi } from 'vitest';
import { uploadState } from 'edutech/core/common/api/uploads';
import type { Caller } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';
import { mp4 } from '../sample-files';

/** A film that nobody has uploaded before. */
export const film = (bytes: number) => Buffer.concat([mp4(0), randomBytes(bytes)]);
export const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Lets the platform listen; answers its origin. */
export async function originOf({ platform }: TestApp): Promise<string> {
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
}

/** What a browser of ours sends with each request. */
export const headersOf = (origin: string, { cookie, token }: Caller) => ({ cookie, token, origin });

/** Sends a content with tus-js-client, whose own ways nothing here changes; answers the address of the upload. */
export function sendByTus(origin: string, who: Caller, content: Buffer, options: Partial<UploadOptions> = {}) {
  return new Promise<string>((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `${origin}/uploads/`,
      headers: headersOf(origin, who),
      metadata: { filename: '第一课.mp4', group: 'video' },
      retryDelays: [0, 50, 100, 200, 500],
      ...options,
      onError: reject,
      onSuccess: () => resolve(upload.url!),
    });
    upload.start();
  });
}

/** One request of the protocol, by hand. */
export async function tus(
  origin: string,
  who: Pick<Caller, 'cookie' | 'token'>,
  [method, path]: readonly [string, string],
  headers: Record<string, string> = {},
  body?: Buffer,
) {
  const response = await fetch(new URL(path, origin), {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headersOf(origin, who as Caller), ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    offset: response.headers.get('upload-offset'),
    headers: response.headers,
    key: text === '' ? undefined : (JSON.parse(text) as { data: { key: string } }).data.key,
  };
}

export const patchHeaders = (offset: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

/** Begins a PATCH of a length, sends less than that, and lets the line be cut when told. */
export function sendPart(origin: string, who: Caller, path: string, offset: number, length: number, part: Buffer) {
  const request = httpRequest(new URL(path, origin), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      ...headersOf(origin, who),
      ...patchHeaders(offset),
      'content-length': String(length),
    },
  });
  request.on('error', () => undefined);
  const answered = new Promise<number>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode!));
    request.on('close', () => resolve(0));
  });
  request.write(part);
  return { answered, cut: () => request.destroy(), write: (more: Buffer) => request.write(more) };
}

/** Waits until an upload is ready or refused, and answers its state. */
export function whenTaken(who: Caller, address: string) {
  const uploadId = new URL(address, 'http://x').pathname.split('/').at(-1)!;
  return vi.waitFor(
    async () => {
      const { envelope } = await who.call(uploadState, { uploadId });
      const state = envelope?.data as {
        uploadId: string;
        state: string;
        fileId: string;
        fault: string | null;
        bytes: number;
      };
      if (state.state !== 'ready' && state.state !== 'refused') throw new Error(`It is ${state.state}.`);
      return state;
    },
    { timeout: 20_000, interval: 50 },
  );
}
