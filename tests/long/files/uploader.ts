import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, fillPath } from 'edutech/core/common/addresses/addresses';
import { beginUpload, uploadState } from 'edutech/core/common/api/uploads';
import type { Endpoint } from 'edutech/core/common/endpoint';
import type { Envelope } from 'edutech/core/common/wire/envelope';
import { type Random, pick } from 'edutech/host/server/demo-city/random';
import { addAirMaterial } from 'edutech/plugins/air/api';
import { sendByTus, sha256Of } from '../../api/files/uploads/tus-client';
import type { Caller } from '../../support/people';
import type { VariedFile } from './varied-files';

/** What a server has said of a file, and must keep. */
export interface Acknowledged {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly fileId: string;
}

export interface UploaderParts {
  readonly who: Caller;
  /** Servers of which any may be gone just now. */
  readonly urls: readonly string[];
  readonly random: Random;
}

const patienceMilliseconds = 300_000;

/** Uploads files as the pages do, to whichever server is there, and goes on for as long as it takes. */
export class Uploader {
  /** Requests that were not answered, or answered by a server that was ending. */
  broken = 0;

  constructor(private readonly parts: UploaderParts) {}

  /** Uploads a file and puts it among the materials of a lesson; null when it was refused, as it may be. */
  async upload({ name, content }: VariedFile, lessonId: string): Promise<Acknowledged | null> {
    const begun = await this.#call(beginUpload, { name, bytes: content.length, group: 'general' });
    const { uploadId, address } = begun.data as { uploadId: string; address: string };
    await this.#insist(() => {
      const url = this.#url();
      return sendByTus(url, this.parts.who, content, { uploadUrl: url + address, retryDelays: [] });
    });
    const fileId = await this.#whenTaken(uploadId);
    if (!fileId) return null;
    await this.#call(addAirMaterial, { id: lessonId, fileId });
    return { name, sha256: sha256Of(content), bytes: content.length, fileId };
  }

  /** Begins an upload and leaves after some of it, as a tab that is closed. */
  async leave({ name, content }: VariedFile): Promise<void> {
    const { data } = await this.#call(beginUpload, { name, bytes: content.length + 1, group: 'general' });
    const { address } = data as { address: string };
    const url = this.#url();
    const whole = Buffer.concat([content, Buffer.alloc(1)]);
    const left = new AbortController();
    setTimeout(() => left.abort(), this.parts.random() * 300);
    await fetch(url + address, {
      method: 'PATCH',
      headers: { ...this.#headers(), 'tus-resumable': '1.0.0', ...firstPiece },
      body: new Uint8Array(whole.subarray(0, Math.ceil(content.length * this.parts.random()))),
      signal: left.signal,
    }).catch(() => undefined);
  }

  async #whenTaken(uploadId: string): Promise<string | null> {
    const until = Date.now() + patienceMilliseconds;
    while (Date.now() < until) {
      const { data } = await this.#call(uploadState, { uploadId });
      const { state, fileId } = data as { state: string; fileId: string };
      if (state === 'ready') return fileId;
      if (state === 'refused') return null;
      await delay(300);
    }
    throw new Error(`The upload ${uploadId} was not taken in ${patienceMilliseconds / 1000} s: it is stuck.`);
  }

  #call(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Promise<Envelope> {
    const { path, rest } = fillPath(endpoint.path, input);
    const query = endpoint.method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    return this.#insist(async () => {
      const response = await fetch(this.#url() + addressOf(endpoint.root, path) + query, {
        method: endpoint.method,
        headers: { ...this.#headers(), ...(endpoint.method === 'POST' && { 'content-type': 'application/json' }) },
        ...(endpoint.method === 'POST' && { body: JSON.stringify({ ...rest, token: this.parts.who.token }) }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      if (response.status >= 500) throw new Error(text);
      if (!response.ok) throw new Refused(`${endpoint.path}: ${text}`);
      return JSON.parse(text) as Envelope;
    });
  }

  /** Tries until somebody answers; what a server refuses is no matter of patience. */
  async #insist<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + patienceMilliseconds;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refused || Date.now() > until) throw error;
        this.broken++;
        await delay(100 + this.parts.random() * 500);
      }
    }
  }

  #url = () => pick(this.parts.urls, this.parts.random);
  #headers = () => ({
    cookie: this.parts.who.cookie,
    token: this.parts.who.token,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  });
}

const firstPiece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

class Refused extends Error {}
