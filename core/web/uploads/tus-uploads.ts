import type { Signal } from '@preact/signals-react';
import {
  beginUpload,
  cancelUpload,
  listUploads,
  type Upload,
  uploadState,
  claimUpload,
  proveUpload,
} from '../../common/api/uploads';
import { type Id, newId } from '../../common/ids';
import { holdUnsaved } from '../drafts/unsaved';
import type { Calls } from '../call';
import { CallError, networkCode } from '../http/call-error';
import { findEarlier, isMarked, markOf } from './file-mark';
import { type Sample, secondsLeft, speedOf, withSample } from './pace';
import { digestOf, leastHashedBytes, proofOf } from './possession';
import { type Sender, sendFile } from './send-file';
import type { ChosenFile, Sending, Uploads } from './uploads';

export interface TusUploadsParts {
  readonly call: Calls;
  readonly identity: { readonly token: string | null; keepToken(token: string): void };
  readonly queue: Signal<readonly Sending[]>;
}

/** So many files are sent at once: more only share the same line. */
const atOnce = 2;
const askMilliseconds = 1000;
/** Progress is drawn four times a second; each drawing costs. */
const drawMilliseconds = 250;

/** What the queue does not show of an upload. */
interface Work {
  file: File | null;
  /** By which its file is known again, of one that an earlier visit began. */
  mark: string | null;
  sender: Sender | null;
  stop: AbortController;
  samples: readonly Sample[];
  drawnAt: number;
}

/** Uploads by the tus protocol; see {@link Uploads}. */
export class TusUploads implements Uploads {
  readonly #works = new Map<string, Work>();
  #release: (() => void) | null = null;

  constructor(private readonly parts: TusUploadsParts) {
    // a line that is back is worth a try at once
    addEventListener('online', () => {
      for (const { key, state, error } of this.queue.peek()) {
        if (state === 'failed' && (error as { code?: number } | null)?.code === networkCode) this.resume(key);
      }
    });
    addEventListener('beforeunload', (event) => {
      if (this.#release) event.preventDefault();
    });
  }

  get queue() {
    return this.parts.queue;
  }

  add(files: readonly ChosenFile[], { area, group }: Parameters<Uploads['add']>[1]): void {
    const added = files.map(({ file, folder, key = newId(), isKept = false }): Sending => {
      this.#works.set(key, newWork(file));
      const { name, size: bytes } = file;
      return { key, area, group, name, folder, bytes, sent: 0, state: 'waiting', speed: null, isKept };
    });
    this.queue.value = [...this.queue.peek(), ...added];
    this.#startNext();
  }

  pause(key: string): void {
    this.#halt(key);
    this.#change(key, { state: 'paused', speed: null });
    this.#startNext();
  }

  resume(key: string): void {
    const work = this.#works.get(key);
    if (!work?.file) return;
    work.stop = new AbortController();
    this.#change(key, { state: 'waiting', error: undefined });
    this.#startNext();
  }

  remove(key: string, isUnwanted = false): void {
    const item = this.#find(key);
    if (!item) return;
    this.#halt(key);
    this.#works.delete(key);
    this.queue.value = this.queue.peek().filter((one) => one.key !== key);
    this.#startNext();
    // the server deletes by itself what it receives no bytes of
    if (item.uploadId && (isUnwanted || item.state !== 'ready'))
      this.parts.call(cancelUpload, { uploadId: item.uploadId }, { quiet: true }).catch(() => undefined);
  }

  async takeUp(area: string): Promise<void> {
    const { uploads } = await this.parts.call(listUploads, {}, { quiet: true });
    const known = new Set(this.queue.peek().map(({ uploadId }) => uploadId));
    const found = uploads.filter(({ uploadId, mark }) => !known.has(uploadId) && mark.startsWith(`${area} `));
    this.queue.value = [...this.queue.peek(), ...found.map((upload) => this.#lostOf(upload, area))];
    for (const { key, state } of this.queue.peek()) if (state === 'taking') void this.#follow(key);
  }

  async giveAgain(key: string, file: File): Promise<boolean> {
    const work = this.#works.get(key);
    if (!work || !(await isMarked(file, work.mark ?? ''))) return false;
    work.file = file;
    this.resume(key);
    return true;
  }

  #lostOf({ uploadId, name, group, bytes, received, state, mark, fileId }: Upload, area: string): Sending {
    const key = newId();
    this.#works.set(key, newWork(null, mark.slice(area.length + 1)));
    const now = state === 'open' ? 'lost' : state === 'ready' ? 'ready' : 'taking';
    return {
      key,
      area,
      group: group as Sending['group'],
      name,
      folder: '',
      bytes,
      sent: received,
      state: now,
      speed: null,
      uploadId,
      ...(fileId && { fileId }),
    };
  }

  #startNext(): void {
    const items = this.queue.peek();
    const free = atOnce - items.filter(({ state }) => state === 'sending').length;
    for (const { key } of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      this.#change(key, { state: 'sending' });
      void this.#send(key);
    }
    this.#holdPage();
  }

  /** Announces the file if that is not done, and sends what is missing. */
  async #send(key: string): Promise<void> {
    const item = this.#find(key);
    const work = this.#works.get(key);
    if (!item || !work?.file) return;
    const { file, stop } = work;
    try {
      const upload = await this.#announced(item, file);
      if (stop.signal.aborted) {
        this.#change(key, { uploadId: upload.uploadId });
        return;
      }
      this.#change(key, { uploadId: upload.uploadId, sent: upload.received });
      if (upload.state !== 'open') return void this.#follow(key);
      work.samples = [];
      work.sender = sendFile(file, {
        address: upload.address,
        identity: this.parts.identity,
        onProgress: (sent) => this.#progress(key, sent),
        onDone: () => void this.#follow(key),
        onError: (error, mayGoOn) => void this.#examine(key, error, mayGoOn),
      });
      if (file.size >= leastHashedBytes) void this.#prove(key, upload.uploadId, file, stop.signal);
    } catch (error) {
      this.#fail(key, error);
    }
  }

  async #announced(item: Sending, file: File): Promise<Upload> {
    const { name, bytes, group, area } = item;
    const uploadId = item.uploadId ?? (await this.#takeOver(area, file));
    if (uploadId) return this.parts.call(uploadState, { uploadId }, { quiet: true });
    const mark = `${area} ${await markOf(file)}`;
    return this.parts.call(beginUpload, { name, bytes, group, mark }, { quiet: true });
  }

  /** The same file, of an earlier visit, is not sent from the beginning: its row goes, and what has come of it counts. */
  async #takeOver(area: string, file: File): Promise<Id | undefined> {
    const earlier = this.queue.peek().flatMap((one) => {
      const mark = this.#works.get(one.key)?.mark ?? null;
      const isIdle = one.state === 'lost' || one.state === 'ready';
      return one.area === area && isIdle && mark !== null ? [{ ...one, mark }] : [];
    });
    const same = await findEarlier(file, earlier);
    if (same) {
      this.#works.delete(same.key);
      this.queue.value = this.queue.peek().filter(({ key }) => key !== same.key);
    }
    return same?.uploadId;
  }

  /** Beside the sending: what the server has already needs no sending. */
  async #prove(key: string, uploadId: Id, file: File, signal: AbortSignal): Promise<void> {
    try {
      const sha256 = await digestOf(file, signal);
      const asked = await this.parts.call(claimUpload, { uploadId, sha256 }, { quiet: true, signal });
      const proof = await proofOf(file, asked);
      const { isKnown } = await this.parts.call(proveUpload, { uploadId, proof }, { quiet: true, signal });
      if (!isKnown || this.#find(key)?.state !== 'sending') return;
      this.#works.get(key)?.sender?.stop();
      await this.#follow(key);
    } catch {
      // it is sent, as it would have been
    }
  }

  #progress(key: string, sent: number): void {
    const [item, work] = [this.#find(key), this.#works.get(key)];
    const now = Date.now();
    if (item?.state !== 'sending' || !work || now - work.drawnAt < drawMilliseconds) return;
    work.drawnAt = now;
    work.samples = withSample(work.samples, { at: now, sent });
    this.#change(key, { sent, speed: speedOf(work.samples) });
  }

  /** All bytes are sent: asks until the server has checked them. */
  async #follow(key: string): Promise<void> {
    const { uploadId, bytes } = this.#find(key) ?? {};
    if (!uploadId || bytes === undefined) return;
    this.#works.get(key)?.stop.abort();
    this.#change(key, { state: 'taking', sent: bytes, speed: null });
    this.#startNext();
    while (this.#find(key)?.state === 'taking') {
      try {
        const { state, fileId, fault } = await this.parts.call(uploadState, { uploadId }, { quiet: true });
        if (state === 'ready' && fileId) return this.#change(key, { state: 'ready', fileId });
        if (state === 'refused') return this.#fail(key, new CallError('core.http.said', 0, '', said(fault)));
      } catch (error) {
        // a server that is being restarted is asked again
        if (!(error instanceof CallError) || error.code !== networkCode) return this.#fail(key, error);
      }
      await new Promise((resolve) => setTimeout(resolve, askMilliseconds));
    }
  }

  /** Sending has ended by an error: the call says what the server thinks of it, and lets people sign in again. */
  async #examine(key: string, error: CallError, mayGoOn: boolean): Promise<void> {
    const item = this.#find(key);
    if (item?.state !== 'sending' || !item.uploadId) return;
    if (!mayGoOn) return this.#fail(key, error);
    try {
      await this.parts.call(uploadState, { uploadId: item.uploadId }, { quiet: true });
    } catch (reason) {
      return this.#fail(key, reason);
    }
    if (error.code === networkCode) return this.#fail(key, error);
    if (this.#find(key)?.state === 'sending') await this.#send(key);
  }

  #fail(key: string, error: unknown): void {
    this.#halt(key);
    this.#change(key, { state: 'failed', error, speed: null });
    this.#startNext();
  }

  #halt(key: string): void {
    const work = this.#works.get(key);
    work?.stop.abort();
    work?.sender?.stop();
    if (work) work.sender = null;
  }

  #find(key: string): Sending | undefined {
    return this.queue.peek().find((one) => one.key === key);
  }

  #change(key: string, change: Partial<Sending>): void {
    this.queue.value = this.queue.peek().map((one) => (one.key === key ? { ...one, ...change } : one));
  }

  /** A page with files on their way is neither reloaded nor closed without a question. */
  #holdPage(): void {
    const isSending = this.queue
      .peek()
      .some(({ state, isKept }) => !isKept && ['waiting', 'sending', 'paused'].includes(state));
    if (isSending) this.#release ??= holdUnsaved('upload');
    else {
      this.#release?.();
      this.#release = null;
    }
  }
}

const newWork = (file: File | null, mark: string | null = null): Work => ({
  file,
  mark,
  sender: null,
  stop: new AbortController(),
  samples: [],
  drawnAt: 0,
});

const said = (text: string | null) => ({ params: { text: text ?? '' } });

/** Whole seconds until an upload is finished; null while unknown. */
export const secondsOf = ({ bytes, sent, speed }: Sending): number | null => secondsLeft(bytes - sent, speed);
