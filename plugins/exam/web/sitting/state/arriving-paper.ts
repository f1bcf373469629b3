import { signal } from '@preact/signals-react';
import type { AppError } from 'edutech/core/common/errors';
import { isAppError, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { WebServices } from 'edutech/core/web/services';
import type { Later } from 'edutech/plugins/questions/kit/ui/answers/later';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { type OpenedSitting, releaseKey, sittingPackage } from '../../../api';
import type { SittingPaper } from '../../../model/sitting/sitting-paper';
import { mediaOfPaper, openPaper } from './open-paper';
import { keepKeys, keptKeys, type Keys } from './sitting-storage';

/** Between tries while the network is away, or the key is not released yet. Milliseconds. */
const retryPause = 2000;
/** A room that begins together asks within this time, so that nobody waits for anybody. Milliseconds. */
const startSpread = 1500;

interface PaperParts extends Pick<WebServices, 'call' | 'offline' | 'storage'> {
  readonly device: Id;
  /** At a computer that several people use nothing stays. */
  readonly isShared: boolean;
  readonly later: Later;
  /** It lies open; the first pages of it may be shown once this has ended. */
  readonly onOpen: () => Promise<void>;
  /** The server refused, and trying again will not help. */
  readonly onRefusal: (error: AppError) => void;
}

/** The paper of a sitting: fetched enciphered as early as it can be had, opened by a key that the server releases at the start. */
export class ArrivingPaper {
  readonly opened = signal<SittingPaper | null>(null);
  /** Its pictures and recordings, and files of answers. */
  readonly media = signal<Media>({});
  readonly isFetched = signal(false);
  #enciphered: string | null = null;
  #keys: Keys | null;
  #isAsking = false;

  constructor(
    private readonly sitting: OpenedSitting,
    private readonly parts: PaperParts,
  ) {
    this.#keys = keptKeys(parts.storage, sitting.sittingId);
    void this.#fetch();
  }

  /** With which this device closes a file of answers; null before the keys were released. */
  get fileKey(): string | null {
    return this.#keys?.fileKey ?? null;
  }

  /** The start has come: opens it, and asks for the keys where this device has none yet. */
  open(): void {
    if (this.opened.peek() || this.#isAsking) return;
    this.#isAsking = true;
    this.parts.later.in(this.#keys ? 0 : Math.random() * startSpread, () => void this.#release());
  }

  async #fetch(): Promise<void> {
    const { offline, later } = this.parts;
    try {
      const { data } = await offline.call(sittingPackage, { sittingId: this.sitting.sittingId }, { quiet: true });
      this.#enciphered = data.bytes;
      this.isFetched.value = true;
    } catch {
      later.in(retryPause, () => void this.#fetch());
    }
  }

  async #release(): Promise<void> {
    const { call, device, storage, isShared, later, onOpen, onRefusal } = this.parts;
    const { sittingId, files } = this.sitting;
    try {
      if (!this.#enciphered) throw new Error('the paper is on its way');
      this.#keys ??= await call(releaseKey, { sittingId, device }, { quiet: true });
      if (!isShared) keepKeys(storage, sittingId, this.#keys);
      const paper = await openPaper(this.#enciphered, this.#keys.key);
      const written = Object.fromEntries(files.map(({ fileId, address }) => [fileId, address]));
      this.media.value = { ...written, ...mediaOfPaper(paper) };
      this.opened.value = paper;
      await onOpen();
    } catch (error) {
      if (isAppError(error) && error.code === wireCodes.conflict) return onRefusal(error);
      later.in(retryPause, () => void this.#release());
    }
  }
}
