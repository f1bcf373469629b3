import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id } from 'edutech/core/common/wire/kinds';

/** Answer of a call that lets a file be made in the background: `jobState` of the job says how far it is, `preparedFile` fetches it. */
export const Preparation = Type.Object({ id: Id, jobId: Type.String() });
export type Preparation = Static<typeof Preparation>;

/** Something to be told about a file: what of a thing could not be written into it. */
export const PreparedNote = Type.Object({ about: Type.String(), message: Type.String() });
export type PreparedNote = Static<typeof PreparedNote>;

/**
 * A file that the caller has asked for, once its job is done. 404 `questions.prepared.notFound` before, for others, and a day later;
 * where it could not be made, the reason is thrown as the job has met it.
 */
export const preparedFile = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/files/prepared',
  access: { signedIn: true },
  input: Type.Object({ id: Id }),
  output: Type.Object({ ...FileAddress.properties, notes: Type.Array(PreparedNote) }),
  perMinute: 240,
});
