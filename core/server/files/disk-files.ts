import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError, notFound, wireCodes } from '../../common/errors';
import { type FileGroup, maxUploadBytes } from '../../common/files/file-groups';
import { type Id, newId } from '../../common/ids';
import type { Clock } from '../clock';
import type { Db } from '../data/db';
import type { Tickets } from '../security/tickets';
import type { ByteRange } from './serve/byte-range';
import { ContentStore } from './content-store';
import { detectType } from './detect/detect-type';
import { fileName } from './file-name';
import type { FileOwner, Files, StoredFile } from './files';
import { deleteFile, holdContent, insertFile, selectFile, selectFiles, updateFilePublic } from './files.queries';

export interface DiskFilesOptions {
  /** Folder of the contents; made when it is missing. */
  readonly folder: string;
  readonly tickets: Tickets;
  readonly clock: Clock;
  /** Largest file. Default: the specification's 1 GB. */
  readonly maxBytes?: number;
}

/** Files on a local disk (or a network disk that all processes share), each content once under its SHA-256. */
export class DiskFiles implements Files {
  readonly contents: ContentStore;
  readonly #tickets: Tickets;
  readonly #clock: Clock;
  readonly #maxBytes: number;

  constructor({ folder, tickets, clock, maxBytes = maxUploadBytes }: DiskFilesOptions) {
    this.contents = new ContentStore(folder);
    this.#tickets = tickets;
    this.#clock = clock;
    this.#maxBytes = maxBytes;
  }

  async store(
    db: Db,
    source: { path: string; name: string },
    group: FileGroup,
    { personId, schoolId, keptFor }: FileOwner,
  ): Promise<StoredFile> {
    const { size } = await stat(source.path);
    if (size > this.#maxBytes) {
      throw new AppError('core.files.tooLarge', wireCodes.tooLarge, {
        megabytes: Math.floor(this.#maxBytes / 1_048_576),
      });
    }
    const name = fileName(source.name);
    const type = await detectType(source.path, name, group);
    const now = this.#clock.now();
    const content = await this.#take(db, source.path, now);
    const file: StoredFile = { id: newId(now.getTime()), ...content, ...type, name };
    const expiresAt = keptFor === undefined ? null : new Date(now.getTime() + keptFor);
    await insertFile(db, { ...file, schoolId, ownerPersonId: personId, createdAt: now, expiresAt });
    return file;
  }

  find(db: Db, id: Id): Promise<StoredFile> {
    return selectFile(db, id);
  }

  async findMany(db: Db, ids: readonly Id[]): Promise<Map<Id, StoredFile>> {
    if (ids.length === 0) return new Map();
    const files = await selectFiles(db, ids);
    return new Map(files.map((file) => [file.id, file]));
  }

  open(file: Pick<StoredFile, 'sha256'>, range?: ByteRange): Readable {
    return this.contents.read(file.sha256, range);
  }

  publicAddress(file: StoredFile): string {
    return `/files/${file.sha256}/${encodeURIComponent(file.name)}`;
  }

  ticketAddress(file: StoredFile, purpose: 'view' | 'download', session: string | null): string {
    const ticket = this.#tickets.issue(
      { purpose: `file.${purpose}`, object: file.id, method: 'GET', session },
      this.#clock.now(),
    );
    return `/files/ticket/${purpose}/${file.id}/${encodeURIComponent(file.name)}?token=${encodeURIComponent(ticket)}`;
  }

  async publish(db: Db, id: Id): Promise<void> {
    if (!(await updateFilePublic(db, id))) throw notFound('core.files.notFound');
  }

  async remove(db: Db, id: Id): Promise<void> {
    await deleteFile(db, id);
  }

  /** Copies the content, then puts it into its place while this transaction holds it. */
  async #take(db: Db, path: string, now: Date): Promise<{ sha256: string; bytes: number }> {
    try {
      const draft = await this.contents.draft(path);
      try {
        await holdContent(db, draft.sha256);
        await this.contents.place(draft, now);
      } catch (error) {
        await this.contents.drop(draft);
        throw error;
      }
      return { sha256: draft.sha256, bytes: draft.bytes };
    } catch (error) {
      throw isFull(error) ? new AppError('core.files.noSpace', wireCodes.outOfSpace, {}, { cause: error }) : error;
    }
  }
}

/** The disk, or what the account may use of it, is full. */
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');
