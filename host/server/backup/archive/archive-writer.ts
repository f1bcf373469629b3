import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { blockBytes, paddingOf, tarHeader } from './tar-header';

/**
 * Writes a tar archive whose entries' sizes are known only when they are written. It gets its name when it is complete
 * and on disk; until then it is `<name>.part`.
 */
export class ArchiveWriter {
  #at = 0;

  private constructor(
    readonly path: string,
    private readonly file: FileHandle,
    private readonly now: Date,
  ) {}

  static async create(path: string, now: Date): Promise<ArchiveWriter> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return new ArchiveWriter(path, await open(`${path}.part`, 'wx', 0o600), now);
  }

  /** Bytes written so far. */
  get bytes(): number {
    return this.#at;
  }

  /** Adds an entry. One whose content cannot be read leaves no trace: a hole would read as the end of the archive. */
  async add(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const start = this.#at;
    this.#at += blockBytes;
    let size = 0;
    try {
      for await (const chunk of content) {
        await this.#write(chunk);
        size += chunk.length;
      }
    } catch (error) {
      this.#at = start;
      throw error;
    }
    await this.#write(Buffer.alloc(paddingOf(size)));
    await this.file.write(tarHeader(name, size, this.now), 0, blockBytes, start);
  }

  /** Ends the archive and gives it its name. */
  async finish(): Promise<void> {
    await this.#write(Buffer.alloc(2 * blockBytes));
    await this.file.truncate(this.#at);
    await this.file.sync();
    await this.file.close();
    await rename(`${this.path}.part`, this.path);
  }

  /** Leaves nothing behind. */
  async drop(): Promise<void> {
    await this.file.close().catch(() => undefined);
    await rm(`${this.path}.part`, { force: true });
  }

  async #write(bytes: Uint8Array): Promise<void> {
    let written = 0;
    while (written < bytes.length) {
      const { bytesWritten } = await this.file.write(bytes, written, bytes.length - written, this.#at + written);
      written += bytesWritten;
    }
    this.#at += bytes.length;
  }
}
