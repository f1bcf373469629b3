import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { actGroups } from '../../model/act-groups';
import { auditReader } from '../access';
import { AuditView } from './views';

const Moment = Type.String({ format: 'date-time' });
const Words = Type.String({ maxLength: 100 });

/** What the log is searched by; all that is given must hold. */
const Search = {
  from: Moment,
  until: Moment,
  /** Name, number or user name of who did it. */
  who: Type.Optional(Words),
  /** Name or number of the person or school that it was done to. */
  object: Type.Optional(Words),
  /** `session`, `role`: what acts begin with. */
  area: Type.Optional(Type.String({ pattern: '^[A-Za-z]{1,40}$' })),
  act: Type.Optional(Type.String({ pattern: '^[A-Za-z][A-Za-z.]{0,80}$' })),
  /** What it is about at large; without one, all but sign-ins. */
  group: Type.Optional(Type.Enum([...actGroups])),
  /** Sign-ins too. */
  signIns: Type.Optional(Type.Boolean()),
  /** Only what the reader did. */
  mine: Type.Optional(Type.Boolean()),
  /** Network address, whole. */
  address: Type.Optional(Type.String({ maxLength: 64 })),
};

const Fact = Type.Object({ name: Type.String(), value: Type.String() });
const Named = Type.Object({
  name: Type.String(),
  /** Beside the name: the number of a person, the code of a school. */
  note: Type.String(),
  /** Path of its page; empty: it has none. */
  path: Type.String(),
});

/** One sensitive act, in words: no id and no code of the program is in it but in `technical`. */
export const AuditItem = Type.Object({
  id: Id,
  at: Type.String(),
  kind: Type.Enum(['person', 'visitor', 'system']),
  /** The reader did it. */
  isMine: Type.Boolean(),
  /** Whose act it was; null where nobody was signed in. */
  personId: Maybe(Id),
  /** Who did it; the name is empty for visitors and for the system. */
  who: Named,
  act: Type.String(),
  group: Type.Enum([...actGroups]),
  /** The area as a tag. */
  tag: Type.String(),
  /** The sentence around the object. */
  before: Type.String(),
  object: Named,
  after: Type.String(),
  objectKind: Type.String(),
  /** The reason that was given; empty: none was. */
  reason: Type.String(),
  changes: Type.Array(Type.Object({ name: Type.String(), before: Type.String(), after: Type.String() })),
  facts: Type.Array(Fact),
  /** `Edge · Windows`; empty: not known. */
  device: Type.String(),
  address: Type.String(),
  /** Its number in the chain; null: it is not sealed yet. */
  position: Maybe(Type.Integer()),
  /** The reader can put it back: it is young, has an exact inverse, and nothing has changed since. */
  canUndo: Type.Boolean(),
  /** The record as the program wrote it, for copying. */
  technical: Type.String(),
});
export type AuditItem = Static<typeof AuditItem>;

/** Where the next page begins: time and id of the last record. */
const Place = Type.Object({ at: Moment, id: Id });

/** Records, newest first. */
export const searchAudit = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'auth',
  path: '/admin/audit/search',
  access: auditReader('search'),
  input: Type.Object({
    ...Search,
    after: Type.Optional(Place),
    line: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  }),
  output: Type.Object({ items: Type.Array(AuditItem), next: Type.Union([Type.Null(), Place]) }),
});
export type AuditPage = Static<(typeof searchAudit)['output']>;

/** How many records of each group a search finds without its group; counting ends at a thousand of an act. */
export const countAudit = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'auth',
  path: '/admin/audit/count',
  access: auditReader('search'),
  input: Type.Object(Search),
  output: Type.Object({
    groups: Type.Array(
      Type.Object({ group: Type.Enum([...actGroups]), count: Type.Integer(), isMore: Type.Boolean() }),
    ),
    /** Sign-ins of each of these days that are not shown. */
    hidden: Type.Array(Type.Object({ day: Type.String(), count: Type.Integer(), isMore: Type.Boolean() })),
  }),
});
export type AuditCounts = Static<(typeof countAudit)['output']>;

const Check = Type.Object({
  startedAt: Type.String(),
  /** Null: still running. */
  endedAt: Type.Union([Type.Null(), Type.String()]),
  by: Type.String(),
  sealed: Type.Integer(),
  brokenAt: Type.Union([Type.Null(), Type.Integer()]),
  unsealed: Type.Integer(),
  head: Type.String(),
});

/** The values to choose from, how long records are kept, and the result of the last check of the chain. */
export const auditFacts = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/audit/facts',
  access: auditReader('search'),
  input: Type.Object({}),
  output: Type.Object({
    areas: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        acts: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
      }),
    ),
    keptDays: Type.Integer(),
    /** Since when there are records; null: there are none. */
    since: Type.Union([Type.Null(), Type.String()]),
    check: Type.Union([Type.Null(), Check]),
    /** Searches that the caller keeps. */
    views: Type.Array(AuditView),
  }),
});
export type AuditFacts = Static<(typeof auditFacts)['output']>;

const Begun = Type.Object({ id: Id, jobId: Type.String() });

/** Verifies the whole chain again, in the background; the result is in {@link auditFacts}. */
export const verifyAudit = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/audit/verify',
  access: auditReader('search'),
  input: Type.Object({}),
  output: Begun,
  perMinute: 6,
});

/** Writes what a search finds in the background: the newest 100,000 as a workbook, or two million as CSV. */
export const exportAudit = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/audit/export',
  access: auditReader('export'),
  input: Type.Object({ ...Search, format: Type.Enum(['xlsx', 'csv']) }),
  output: Begun,
  perMinute: 6,
});

/** The address of the caller's export file. Throws 404 until it is written. */
export const auditExport = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/audit/exported',
  access: auditReader('export'),
  input: Type.Object({ id: Id }),
  output: FileAddress,
});
