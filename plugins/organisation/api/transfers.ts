import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import type { Access } from 'edutech/core/common/permissions/access';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import { Standing } from './rosters';

// Transfers of students between schools: the old school releases, the new one accepts; the city may do both.

const access = {
  permission: 'organisation_admin',
  action: 'rosters',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
const One = Type.Object({ id: Id });
const State = Type.Enum(['released', 'accepted', 'refused', 'withdrawn', 'undone']);
const Note = Type.String({ maxLength: 200, default: '' });

/** A transfer as both schools see it. Times in ISO 8601. */
export const TransferItem = Type.Object({
  id: Id,
  state: State,
  name: Type.String(),
  number: Type.String(),
  fromSchool: Type.String(),
  toSchool: Type.String(),
  toSchoolid: Id,
  note: Type.String(),
  answer: Type.String(),
  releasedBy: Type.String(),
  releasedAt: Type.String(),
  answeredAt: Maybe(Type.String()),
  /** Whether the caller administers the new school, and may accept, refuse or undo. */
  isReceiver: Type.Boolean(),
  /** Whether the caller administers the giving school, and may withdraw. */
  isGiver: Type.Boolean(),
  undoUntil: Maybe(Type.String()),
});
export type TransferItem = Static<typeof TransferItem>;

const { page, pageLine, q } = ListInput.properties;
/** `q`: in the name or number of the student, or in the name of one of the schools. */
const TransferFilter = { state: Type.Optional(State), q };

/** Transfers from or to schools within reach, the waiting ones first, with the city's schools to choose from. */
export const listTransfers = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/transfers/list',
  access,
  input: Type.Object({ ...TransferFilter, page, pageLine }),
  output: Type.Object({
    items: Type.Array(TransferItem),
    page: PageInfo,
    schools: Type.Array(Type.Object({ id: Id, name: Type.String(), stage: Type.String() })),
  }),
});

/** Transfers that the list shows for the same choice. */
export const exportTransfers = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/transfers/export',
  access,
  input: Type.Object(TransferFilter),
  output: FileAddress,
  perMinute: 20,
});

/** The student with a number, if they are in a school within reach; else 404. */
export const findStudent = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/transfers/student',
  access,
  input: Type.Object({ number: Type.String({ minLength: 1, maxLength: 40 }) }),
  output: Type.Object({
    personId: Id,
    name: Type.String(),
    number: Type.String(),
    schoolId: Id,
    schoolName: Type.String(),
    className: Type.String(),
  }),
});

/** The old school releases a student. Throws 409 if the student is already released. */
export const releaseStudent = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/transfers/release',
  access,
  input: Type.Object({ personId: Id, toSchoolId: Id, note: Note }),
  output: One,
});

/** Classes of the receiving school in the current term, for the choice. */
export const transferClasses = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/transfers/classes',
  access,
  input: One,
  output: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});

/**
 * The new school accepts a student into a class: the old post ends and a new one begins; earlier terms stay unchanged.
 */
export const acceptTransfer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/transfers/accept',
  access,
  ownTransactions: true,
  input: Type.Object({ id: Id, classId: Id }),
  output: One,
});

/** The new school refuses, with a reason; or the old one withdraws its release. */
export const closeTransfer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/transfers/close',
  access,
  input: Type.Object({ id: Id, note: Note }),
  output: One,
});

/** Work that depends on an accepted transfer. */
export const transferUndoOutlook = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/transfers/undo-outlook',
  access,
  input: One,
  output: Type.Object({ standing: Type.Array(Standing) }),
});

/** The new school undoes the transfer within seven days, as far as nothing depends on it. */
export const undoTransfer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/transfers/undo',
  access,
  ownTransactions: true,
  input: One,
  output: One,
});
