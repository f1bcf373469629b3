import Type, { type Static } from 'typebox';
import { Maybe } from '../wire/kinds';
import { endpoint } from '../endpoint';
import { uploadGroups } from '../files/uploads';
import { idPattern } from '../ids';

/**
 * Who may upload, by these calls and by the tus protocol: people who create content, and students for the files of
 * answers (`studentUploadGroups`). The plugin decides what happens with a file.
 */
const access = { signedIn: true, types: ['teacher', 'student', 'admin', 'cityAdmin', 'superAdmin'] } as const;

const uploadId = Type.String({ pattern: idPattern });
const Time = Type.Integer({ description: 'Milliseconds since 1970.' });

/**
 * `open`: bytes are missing. `taking`: all bytes have arrived, and are hashed, checked and moved into place. `ready`:
 * `fileId` names the file. `refused`: `fault` gives the reason, nothing of it was kept.
 */
export const UploadState = Type.Union([
  Type.Literal('open'),
  Type.Literal('taking'),
  Type.Literal('ready'),
  Type.Literal('refused'),
]);
export type UploadState = Static<typeof UploadState>;

/** One upload of the caller; other people's uploads do not exist here (404). */
export const Upload = Type.Object({
  uploadId: Type.String(),
  /** Where the bytes go by the tus protocol 1.0.0 (HEAD, PATCH, DELETE), each request with the header `token`. */
  address: Type.String(),
  name: Type.String(),
  group: Type.String(),
  /** Size of the whole file. */
  bytes: Type.Integer(),
  /** Bytes that the server has stored safely: the upload continues from here, whatever fails. */
  received: Type.Integer(),
  /** The mark by which the browser that began it recognises its file; empty if it gave none. */
  mark: Type.String(),
  state: UploadState,
  fileId: Maybe(Type.String()),
  /** Why it was refused, in the reader's language. */
  fault: Maybe(Type.String()),
  startedAt: Time,
  /** When it is deleted unless more bytes arrive. */
  expiresAt: Time,
});
export type Upload = Static<typeof Upload>;

/**
 * Announces a file: its type and size are checked before a byte is sent. Throws `core.files.wrongType` (names the
 * allowed types), `core.files.tooLarge`, `core.files.quota`, `core.files.schoolQuota`, `core.uploads.tooMany`; for
 * students 403 `core.uploads.notForStudents` for other groups than theirs.
 */
export const beginUpload = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/upload/begin',
  access,
  input: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 255 }),
    /** 0 is refused by the name of the file. */
    bytes: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    group: Type.Enum([...uploadGroups]),
    /** Anything by which the browser recognises the same file later. */
    mark: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  output: Upload,
  ownTransactions: true,
  perMinute: 240,
});

/**
 * The person's uploads that are not finished, and those whose file nothing keeps yet (`ready`), the newest first: to go on
 * with them after the browser was closed, or in another one.
 */
export const listUploads = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/upload/list',
  access,
  input: Type.Object({}),
  output: Type.Object({ uploads: Type.Array(Upload) }),
});

const Room = Type.Object({ used: Type.Number(), most: Type.Number() });

/**
 * Bytes that the caller has stored and may store, including open uploads; the same of their school, null for people
 * without a school.
 */
export const uploadRoom = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/upload/room',
  access,
  input: Type.Object({}),
  output: Type.Object({ person: Room, school: Maybe(Room) }),
});

/** How far one is; asked each second or so while it is `taking`. */
export const uploadState = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/upload/state',
  access,
  input: Type.Object({ uploadId }),
  output: Upload,
  perMinute: 480,
});

/** Cancels an upload: its bytes are deleted, a running request is stopped. Its file is deleted too unless something keeps it. */
export const cancelUpload = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/upload/cancel',
  access,
  input: Type.Object({ uploadId }),
  output: Type.Object({}),
  ownTransactions: true,
});

/**
 * A ticket for clients that cannot send the header `token`: it goes into the address (`?token=`). Without `uploadId` it
 * begins uploads at `/uploads/` for ten minutes; with one it serves that upload, with `path` one call that is
 * `ticketed` (core/common/endpoint.ts), named as the specification does: `/textbook/upload`. It opens nothing without
 * the session's cookie.
 */
export const uploadTicket = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/upload/ticket',
  access,
  input: Type.Object({
    uploadId: Type.Optional(uploadId),
    path: Type.Optional(Type.String({ pattern: '^(/[a-z0-9-]+)+$', maxLength: 100 })),
  }),
  output: Type.Object({ token: Type.String(), seconds: Type.Integer() }),
  perMinute: 240,
});

/**
 * Claims the content with a SHA-256 (hex), at any time while it is `open`: returns a challenge that only a holder of
 * the whole content can answer, whether or not the server has it. Three times per upload.
 */
export const claimUpload = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/upload/claim',
  access,
  input: Type.Object({ uploadId, sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
  output: Type.Object({
    /** 64 hexadecimal digits. */
    nonce: Type.String(),
    /** Parts of the file, in bytes. */
    ranges: Type.Array(Type.Object({ start: Type.Integer(), length: Type.Integer() })),
  }),
});

/**
 * The proof: SHA-256 (hex) over the nonce's 32 bytes and then the ranges' bytes in order. `isKnown`: nothing more needs to
 * be sent, ask for the state. False for a content that is not there and for a wrong proof alike: go on sending.
 */
export const proveUpload = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/upload/prove',
  access,
  input: Type.Object({ uploadId, proof: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
  output: Type.Object({ isKnown: Type.Boolean() }),
  ownTransactions: true,
  perMinute: 60,
});
