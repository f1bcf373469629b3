import { signal } from '@preact/signals-react';
import { loadChunk } from '../browser/chunks';
import type { Messages } from '../services';
import type { TusUploadsParts } from './tus-uploads';
import type { Sending, Uploads } from './uploads';

interface PageUploadsParts extends Omit<TusUploadsParts, 'queue'> {
  readonly messages: Messages;
}

/** The tab's uploads. What sends them is loaded when there is something to send: most visits send nothing. */
export class PageUploads implements Uploads {
  readonly queue = signal<readonly Sending[]>([]);
  #sending: Promise<Uploads> | null = null;

  constructor(private readonly parts: PageUploadsParts) {}

  add(...args: Parameters<Uploads['add']>): void {
    this.#act((uploads) => uploads.add(...args));
  }
  pause(key: string): void {
    this.#act((uploads) => uploads.pause(key));
  }
  resume(key: string): void {
    this.#act((uploads) => uploads.resume(key));
  }
  remove(...args: Parameters<Uploads['remove']>): void {
    this.#act((uploads) => uploads.remove(...args));
  }
  async takeUp(area: string): Promise<void> {
    await (await this.#load()).takeUp(area);
  }
  async giveAgain(key: string, file: File): Promise<boolean> {
    return (await this.#load()).giveAgain(key, file);
  }

  #act(act: (uploads: Uploads) => void): void {
    this.#load().then(act, () => this.parts.messages.show('core.http.network', { tone: 'error' }));
  }

  #load(): Promise<Uploads> {
    this.#sending ??= loadChunk(() => import('./tus-uploads')).then(
      ({ TusUploads }) => new TusUploads({ ...this.parts, queue: this.queue }),
    );
    // what did not arrive may be asked for again
    this.#sending.catch(() => {
      this.#sending = null;
    });
    return this.#sending;
  }
}
