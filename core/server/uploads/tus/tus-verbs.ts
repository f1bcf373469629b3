import type { IncomingMessage } from 'node:http';
import { type UploadGroup, uploadGroups, uploadsPath } from '../../../common/files/uploads';
import type { Id } from '../../../common/ids';
import type { Clock } from '../../clock';
import type { Database } from '../../data/database';
import type { Jobs } from '../../jobs/jobs';
import { type Tickets, uploadTicketSeconds } from '../../security/tickets';
import { announce, joinUploads, type Limits } from '../announcing';
import { giveUp } from '../giving-up';
import type { Receiving } from '../spool/receiving';
import type { UploadSpool } from '../spool/spool';
import type { UploadRow } from '../uploads.queries';
import { type TusCaller, uploadTicketFor } from './caller';
import { checksumOf, concatOf, metadataOf, textOf, wholeNumberOf, wrongHeader } from './headers';

export interface TusAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface TusVerbParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly tickets: Tickets;
  readonly spool: UploadSpool;
  readonly receiving: Receiving;
  readonly limits: Limits;
}

const offsetStream = 'application/offset+octet-stream';
/** As tus 1.0.0 asks for a PATCH of another kind. */
const unsupportedMediaType = 415;

/** The protocol's verbs, for callers who are allowed to use them. */
export class TusVerbs {
  constructor(private readonly parts: TusVerbParts) {}

  /** POST: announces an upload, a part of one, or joins parts; with a body it begins to send at once. */
  async create(caller: TusCaller, request: IncomingMessage): Promise<TusAnswer> {
    const { database, jobs, limits, clock } = this.parts;
    const { headers } = request;
    const concat = concatOf(headers);
    const length = wholeNumberOf(headers, 'upload-length');
    const file = fileOf(metadataOf(headers));
    const now = clock.now();
    if (concat !== null && concat !== 'partial') {
      if (length !== undefined) throw wrongHeader('upload-length');
      const upload = await database.write(caller.actor, (db) =>
        joinUploads(db, jobs, caller.actor, { ...file, ids: concat }, limits, now),
      );
      return { status: 201, headers: { location: this.#addressOf(upload, caller, now) } };
    }
    if (length === undefined) throw wrongHeader('upload-length');
    const announced = { ...file, bytes: length, isPart: concat === 'partial' };
    const created = await database.write(caller.actor, (db) => announce(db, caller.actor, announced, limits, now));
    const location = this.#addressOf(created, caller, now);
    if (textOf(headers, 'content-type') !== offsetStream)
      return { status: 201, headers: { location, ...expiryOf(created) } };
    const upload = await this.#receive(caller, created.id, 0, request);
    return { status: 201, headers: { location, 'upload-offset': String(upload.received), ...expiryOf(upload) } };
  }

  /** HEAD: where it ends. */
  async tell({ actor }: TusCaller, id: Id): Promise<TusAnswer> {
    const upload = await this.parts.receiving.settled(actor, id);
    return {
      status: 200,
      headers: {
        'cache-control': 'no-store',
        'upload-offset': String(upload.received),
        'upload-length': String(upload.bytes),
        ...(upload.concat !== null && { 'upload-concat': upload.concat }),
        ...expiryOf(upload),
      },
    };
  }

  /** PATCH: continues at its end. */
  async send(caller: TusCaller, id: Id, request: IncomingMessage): Promise<TusAnswer> {
    const { headers } = request;
    if (textOf(headers, 'content-type') !== offsetStream) throw wrongHeader('content-type', unsupportedMediaType);
    const offset = wholeNumberOf(headers, 'upload-offset');
    if (offset === undefined) throw wrongHeader('upload-offset');
    const upload = await this.#receive(caller, id, offset, request);
    return { status: 204, headers: { 'upload-offset': String(upload.received), ...expiryOf(upload) } };
  }

  /** DELETE: gives it up. */
  async remove({ actor }: TusCaller, id: Id): Promise<TusAnswer> {
    await giveUp(this.parts, actor, id);
    return { status: 204, headers: {} };
  }

  #receive({ actor }: TusCaller, id: Id, offset: number, request: IncomingMessage): Promise<UploadRow> {
    const length = wholeNumberOf(request.headers, 'content-length') ?? null;
    const checksum = checksumOf(request.headers);
    return this.parts.receiving.receive(actor, id, { body: request, offset, length, checksum });
  }

  #addressOf({ id }: UploadRow, { actor, hasTicket }: TusCaller, now: Date): string {
    const address = `${uploadsPath}/${id}`;
    if (!hasTicket) return address;
    const ticket = this.parts.tickets.issue(uploadTicketFor(id, actor.sessionId), now, uploadTicketSeconds);
    return `${address}?token=${encodeURIComponent(ticket)}`;
  }
}

const expiryOf = ({ state, expiresAt }: UploadRow): Record<string, string> =>
  state === 'open' ? { 'upload-expires': expiresAt.toUTCString() } : {};

/** What a client of any make says of its file; ours names the group beside it. */
function fileOf(metadata: Readonly<Record<string, string>>) {
  const group = metadata['group'] ?? 'general';
  if (!(uploadGroups as readonly string[]).includes(group)) throw wrongHeader('upload-metadata');
  return {
    name: (metadata['filename'] ?? metadata['name'] ?? '').slice(0, 255),
    group: group as UploadGroup,
    mark: (metadata['mark'] ?? '').slice(0, 200),
  };
}
