import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError, conflict, forbidden, wireCodes } from '../../../common/errors';
import { type Id, newId } from '../../../common/ids';
import type { SignedIn } from '../../actor';
import type { Clock } from '../../clock';
import type { Database } from '../../data/database';
import type { Jobs } from '../../jobs/jobs';
import { PieceWriter } from './piece-writer';
import { nextPiece } from './pieces';
import type { UploadSpool } from './spool';
import { type Ending, takeIn } from './take-in';
import { uploadCodes } from '../upload-codes';
import { takeUploadJob } from '../upload-jobs';
import {
  dismissWriter,
  endWriter,
  lockUpload,
  selectUpload,
  updateReceived,
  updateWriter,
  type UploadRow,
} from '../uploads.queries';

export interface ReceivingParts {
  readonly database: Database;
  readonly spool: UploadSpool;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Milliseconds for which an upload is kept after its last byte. */
  readonly keptFor: number;
}

/** What one request brings. */
export interface Delivery {
  readonly body: Readable;
  /** Where it begins; must be where the upload ends. */
  readonly offset: number;
  /** Its length, where it says so. */
  readonly length: number | null;
  readonly checksum: { readonly algorithm: string; readonly digest: Buffer } | null;
}

/**
 * A request is answered after this time, wherever it is, and its client continues with another: the HTTP server ends
 * requests after five minutes, which a large piece over a slow connection would exceed.
 */
const longestMilliseconds = 240_000;
const isLongEnough = Symbol('the request has run for long enough');

interface Running {
  readonly stop: AbortController;
  readonly ended: Promise<unknown>;
}

/**
 * Takes in bytes of uploads. Who writes is one column of the row: a request that takes over puts itself there, and what
 * the one before notes from then on counts no more. So it needs no lock that a killed process would leave behind, and
 * works for any number of processes (core/decisions/0090).
 */
export class Receiving {
  readonly #parts: ReceivingParts;
  readonly #running = new Map<Id, Running>();

  constructor(parts: ReceivingParts) {
    this.#parts = parts;
  }

  /** Stops the request of this process that writes to an upload; ends when what it took is noted. */
  async stop(id: Id): Promise<void> {
    const running = this.#running.get(id);
    running?.stop.abort();
    await running?.ended;
  }

  /** Stops all, when the process drains: their clients go on elsewhere. */
  async close(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((id) => this.stop(id)));
  }

  /** The end of an upload. Nobody writes to it afterwards, so that it is still true when the next bytes arrive. */
  async settled(actor: SignedIn, id: Id): Promise<UploadRow> {
    await this.stop(id);
    const upload = await this.#parts.database.read(actor, (db) => selectUpload(db, id, actor.personId));
    if (!upload.writtenBy) return upload;
    return this.#parts.database.write(actor, async (db) => {
      await dismissWriter(db, id);
      return selectUpload(db, id, actor.personId);
    });
  }

  /**
   * Receives a delivery and returns the upload afterwards: extended by all bytes that arrived, also when the sender
   * disconnected in the middle. Throws 409 if the offset is not its end, 413 for more than was announced, 460 for a
   * wrong checksum (nothing of the delivery counts), 423 when another request took over, 507 on a full disk.
   */
  async receive(actor: SignedIn, id: Id, delivery: Delivery): Promise<UploadRow> {
    await this.stop(id);
    const stop = new AbortController();
    const work = this.#receive(actor, id, delivery, stop);
    const running = { stop, ended: work.catch(() => undefined) };
    this.#running.set(id, running);
    try {
      return await work;
    } finally {
      if (this.#running.get(id) === running) this.#running.delete(id);
    }
  }

  async #receive(actor: SignedIn, id: Id, delivery: Delivery, stop: AbortController): Promise<UploadRow> {
    const { database, clock, keptFor, spool } = this.#parts;
    const writer = newId(clock.now().getTime());
    const { upload, piece } = await database.write(actor, async (db) => {
      const found = await lockUpload(db, id, actor.personId);
      refuseDelivery(found, delivery);
      const next = nextPiece(found);
      await updateWriter(db, id, writer, next.pieces);
      return { upload: found, piece: next.piece };
    });
    const { offset, checksum } = delivery;
    const note = async (written: number) => {
      const received = offset + written;
      // a piece with a checksum counts when all of it is right; the last byte when all ends in good order
      if (checksum || received === upload.bytes) return;
      const expiresAt = new Date(clock.now().getTime() + keptFor);
      if (await database.write(actor, (db) => updateReceived(db, id, writer, received, expiresAt))) return;
      // its sender may be silent: nothing more is read from it
      stop.abort();
      throw takenOver();
    };
    const timer = setTimeout(() => stop.abort(isLongEnough), longestMilliseconds).unref();
    try {
      const taken = await this.#write(await spool.open(piece.id), offset - piece.start, {
        delivery,
        note,
        most: upload.bytes - offset,
        signal: stop.signal,
      });
      const after = await this.#end(actor, upload, writer, offset + taken.counted);
      refuseEnding(taken, stop.signal);
      return after;
    } finally {
      clearTimeout(timer);
    }
  }

  async #write(
    handle: Awaited<ReturnType<UploadSpool['open']>>,
    position: number,
    { delivery, note, most, signal }: Writing,
  ): Promise<Taken> {
    const { body, checksum } = delivery;
    const writer = new PieceWriter(handle, position, note);
    const hash = checksum ? createHash(checksum.algorithm) : null;
    const ending = await takeIn(body, { writer, most, signal, hash });
    const { written, failure } = await writer.end();
    const isRight = !hash || !checksum || (ending === 'whole' && hash.digest().equals(checksum.digest));
    return { ending, failure, isRight, counted: isRight ? written : 0 };
  }

  /** Records the bytes that arrived; with the last byte of an upload its processing begins, in one transaction. */
  #end(actor: SignedIn, { id }: UploadRow, writer: Id, received: number): Promise<UploadRow> {
    const { database, clock, jobs, keptFor } = this.#parts;
    return database.write(actor, async (db) => {
      const upload = await endWriter(db, id, writer, received, new Date(clock.now().getTime() + keptFor));
      if (!upload) throw takenOver();
      if (upload.state === 'taking') await jobs.add(db, takeUploadJob, { uploadId: id }, { once: id });
      return upload;
    });
  }
}

interface Writing {
  readonly delivery: Delivery;
  readonly note: (written: number) => Promise<void>;
  readonly most: number;
  readonly signal: AbortSignal;
}

interface Taken {
  readonly ending: Ending;
  readonly failure: unknown;
  readonly isRight: boolean;
  readonly counted: number;
}

const takenOver = () => new AppError('core.uploads.takenOver', uploadCodes.locked);

function refuseDelivery(upload: UploadRow, { offset, length }: Delivery): void {
  if (upload.concat?.startsWith('final')) throw forbidden('core.uploads.joined');
  if (upload.state !== 'open' || upload.joinedIn) throw conflict('core.uploads.over');
  if (upload.received !== offset) throw conflict('core.uploads.wrongOffset', { received: upload.received });
  if (length !== null && offset + length > upload.bytes) throw tooLong();
}

function refuseEnding({ ending, failure, isRight }: Taken, signal: AbortSignal): void {
  if (failure !== undefined) throw isFull(failure) ? noSpace(failure) : failure;
  if (ending === 'tooLong') throw tooLong();
  if (ending === 'stopped' && signal.reason !== isLongEnough) throw takenOver();
  if (ending === 'whole' && !isRight) throw new AppError('core.uploads.wrongChecksum', uploadCodes.wrongChecksum);
}

const tooLong = () => new AppError('core.uploads.tooLong', wireCodes.tooLarge);
const noSpace = (cause: unknown) => new AppError('core.files.noSpace', wireCodes.outOfSpace, {}, { cause });
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');
