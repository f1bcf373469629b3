import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError, notFound, wireCodes } from '../../common/errors';
import { type FileGroup, maxUploadBytes } from '../../common/files/file-groups';
import type { Id } from '../../common/ids';
import type { Clock } from '../clock';
import type { Db } from '../data/db';
import type { ByteRange } from './contents/byte-range';
import type { Contents } from './contents/contents';
import { detectType } from './detect/detect-type';
import { fileName } from './file-name';
import { asNoSpace, keepDraft } from './keep-content';
import type { FileOwner, Files, StoredFile } from './files';
import { deleteFile, selectFile, selectFiles, updateFilePublic, updateFilesKept } from './files.queries';

/** What signs the addresses of files that need a right: the tickets of core/server/security. */
export interface FileTickets {
  issue(what: { purpose: `file.${string}`; object: Id; method: 'GET'; session: string | null }, now: Date): string;
}

export interface ContentFilesOptions {
  readonly contents: Contents;
  readonly tickets: FileTickets;
  readonly clock: Clock;
  /** Largest file. Default: the specification's 1 GB. */
  readonly maxBytes?: number;
}

/** Files whose rows lie in the database and whose bytes lie in a store of contents, each content once. */
export class ContentFiles implements Files {
  readonly contents: Contents;
  readonly #tickets: FileTickets;
  readonly #clock: Clock;
  readonly #maxBytes: number;

  constructor({ contents, tickets, clock, maxBytes = maxUploadBytes }: ContentFilesOptions) {
    this.contents = contents;
    this.#tickets = tickets;
    this.#clock = clock;
    this.#maxBytes = maxBytes;
  }

  async store(db: Db, source: { path: string; name: string }, group: FileGroup, owner: FileOwner): Promise<StoredFile> {
    const { size } = await stat(source.path);
    if (size > this.#maxBytes) {
      throw new AppError('core.files.tooLarge', wireCodes.tooLarge, {
        megabytes: Math.floor(this.#maxBytes / 1_048_576),
      });
    }
    const name = fileName(source.name);
    const type = await detectType(source.path, name, group);
    const draft = await this.contents.drafts.of(source.path).catch(asNoSpace);
    try {
      return await keepDraft(db, this.contents, draft, { ...type, name, owner }, this.#clock.now());
    } finally {
      await this.contents.drafts.drop(draft);
    }
  }

  find(db: Db, id: Id): Promise<StoredFile> {
    return selectFile(db, id);
  }

  async findMany(db: Db, ids: readonly Id[]): Promise<Map<Id, StoredFile>> {
    if (ids.length === 0) return new Map();
    const files = await selectFiles(db, ids);
    return new Map(files.map((file) => [file.id, file]));
  }

  open(file: Pick<StoredFile, 'sha256'>, range?: ByteRange): Promise<Readable> {
    return this.contents.open(file.sha256, range);
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
    if (!(await updateFilePublic(db, id, true))) throw notFound('core.files.notFound');
  }

  async unpublish(db: Db, id: Id): Promise<void> {
    if (!(await updateFilePublic(db, id, false))) throw notFound('core.files.notFound');
  }

  async keep(db: Db, ids: readonly Id[], personId: Id): Promise<StoredFile[]> {
    const kept = new Map((await updateFilesKept(db, ids, personId)).map((file) => [file.id, file]));
    return ids.map((id) => {
      const file = kept.get(id);
      if (!file) throw notFound('core.files.notFound');
      return file;
    });
  }

  async remove(db: Db, id: Id): Promise<void> {
    await deleteFile(db, id);
  }
}
