import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { AppError, wireCodes } from '../../../common/errors';
import type { ByteRange } from './byte-range';
import { type Contents, isContentName } from './contents';
import { type Draft, Drafts } from './drafts';

export interface S3ContentsOptions {
  readonly client: S3Client;
  readonly bucket: string;
  /** Folder of this machine where contents are made ready. */
  readonly draftFolder: string;
  /** Bytes of a part; larger contents are sent in parts. The least that S3 takes is 5 MiB. */
  readonly partBytes?: number;
  /** Milliseconds in which a whole content must have come, where a program waits for it. */
  readonly patience?: number;
}

const prefix = 'content/';

/**
 * Contents in a bucket of any S3 store, at `content/<sha256>`. The store's ETag is no reliable hash: each request's
 * signature covers the SHA-256 of its body, and the size is read back before a row names the content.
 */
export class S3Contents implements Contents {
  readonly drafts: Drafts;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #partBytes: number;
  readonly #patience: number;
  /** Contents that are on their way, by hash. */
  readonly #sending = new Map<string, Promise<void>>();

  constructor({ client, bucket, draftFolder, partBytes = 16_777_216, patience = 900_000 }: S3ContentsOptions) {
    this.drafts = new Drafts(draftFolder);
    this.#client = client;
    this.#bucket = bucket;
    this.#partBytes = partBytes;
    this.#patience = patience;
  }

  async place(draft: Draft): Promise<void> {
    const { sha256 } = draft;
    // when a class submits the same file at once it is sent once, and nobody reads back what another is just replacing
    const sending = this.#sending.get(sha256) ?? this.#send(draft).finally(() => this.#sending.delete(sha256));
    this.#sending.set(sha256, sending);
    await sending.catch(asUnavailable);
    await this.drafts.drop(draft);
  }

  async sizeOf(sha256: string): Promise<number | null> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(this.#at(sha256)));
      return ContentLength ?? null;
    } catch (error) {
      return isMissing(error) ? null : asUnavailable(error);
    }
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    const { Body, ContentLength } = await this.#client
      .send(new GetObjectCommand({ ...this.#at(sha256), ...part }))
      .catch((error: unknown) => (isMissing(error) ? Promise.reject(lost(error)) : asUnavailable(error)));
    // in Node a body is always a stream of Node
    const body = Body as Readable;
    const wanted = range ? range.end - range.start + 1 : ContentLength;
    if (ContentLength === wanted) return body;
    // more or less than was promised to a reader would be read as the answer to the next request
    body.destroy();
    throw lost(new Error(`The store has ${ContentLength} bytes for ${wanted} of ${sha256}.`));
  }

  async withFile<T>(sha256: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = await this.drafts.newPath();
    try {
      const inTime = { signal: AbortSignal.timeout(this.#patience) };
      await pipeline(await this.open(sha256), createWriteStream(path, { flags: 'wx' }), inTime);
      return await work(path);
    } finally {
      await this.drafts.drop({ path });
    }
  }

  async remove(sha256: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(sha256)));
  }

  async *placedBefore(time: Date): AsyncGenerator<string> {
    let next: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: prefix,
          ...(next !== undefined && { ContinuationToken: next }),
        }),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const name = Key.slice(prefix.length);
        if (isContentName(name) && LastModified && LastModified < time) yield name;
      }
      const before = next;
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
      if (page.IsTruncated && (next === undefined || next === before))
        throw new Error('The list of the store breaks off.');
    } while (next !== undefined);
  }

  #at(sha256: string) {
    return { Bucket: this.#bucket, Key: prefix + sha256 };
  }

  async #send(draft: Draft): Promise<void> {
    const { sha256, bytes } = draft;
    if ((await this.sizeOf(sha256)) === bytes) return;
    await (bytes <= this.#partBytes ? this.#sendWhole(draft) : this.#sendInParts(draft));
    const there = await this.sizeOf(sha256);
    if (there !== bytes) throw new Error(`The store has ${there} bytes of ${sha256}, not ${bytes}.`);
  }

  async #sendWhole({ path, sha256, bytes }: Draft) {
    const Body = await bytesOf(path, 0, bytes);
    await this.#client.send(new PutObjectCommand({ ...this.#at(sha256), Body, ContentLength: bytes }));
  }

  async #sendInParts({ path, sha256, bytes }: Draft) {
    const at = this.#at(sha256);
    const { UploadId } = await this.#client.send(new CreateMultipartUploadCommand(at));
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let start = 0; start < bytes; start += this.#partBytes) {
        const Body = await bytesOf(path, start, Math.min(this.#partBytes, bytes - start));
        const PartNumber = Parts.length + 1;
        const sent = { ...at, UploadId, PartNumber, Body, ContentLength: Body.length };
        const { ETag } = await this.#client.send(new UploadPartCommand(sent));
        Parts.push({ ETag, PartNumber });
      }
      await this.#client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }));
    } catch (error) {
      // a store keeps, and bills, parts of uploads that were never completed
      await this.#client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
      throw error;
    }
  }
}

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** What the store refuses or does not answer, as a reason to try again later; every other error as it is. */
function asUnavailable(cause: unknown): never {
  const isOfStore = cause instanceof Error && '$metadata' in cause;
  throw isOfStore ? new AppError('core.error.unavailable', wireCodes.unavailable, {}, { cause }) : cause;
}

const lost = (cause: unknown) => new AppError('core.files.lost', wireCodes.failed, {}, { cause });

/** A part of a file, so small that it may lie in memory. */
async function bytesOf(path: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(length);
    let read = 0;
    while (read < length) {
      const { bytesRead } = await handle.read(buffer, read, length - read, start + read);
      if (bytesRead === 0) throw new Error('The draft is shorter than it was.');
      read += bytesRead;
    }
    return buffer;
  } finally {
    await handle.close();
  }
}
