import type { CsvTable, OneRosterFiles } from '../rosters/sheet/oneroster';

// The REST binding of OneRoster 1.2: its records become the rows that the CSV binding has, which is read already.

/** Collections that are read, in this order, each with the path of its calls. */
export const collections = ['orgs', 'classes', 'users', 'enrollments', 'demographics'] as const;
export type Collection = (typeof collections)[number];

/** A record as the service answers it. */
export type SourceRecord = Readonly<Record<string, unknown>>;

/** A record as it is kept: the fields that are used, and no more of anybody's data. */
export type KeptRecord = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
const list = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).filter(Boolean).join(',') : text(value);
/** The id of another record: `{ href, sourcedId, type }`. */
const reference = (value: unknown): string => text((value as SourceRecord | null | undefined)?.['sourcedId']);

const common = (record: SourceRecord) => ({
  sourcedId: text(record['sourcedId']),
  status: text(record['status']) || 'active',
});

const keep: Readonly<Record<Collection, (record: SourceRecord) => KeptRecord>> = {
  orgs: (record) => ({
    ...common(record),
    name: text(record['name']),
    type: text(record['type']),
    identifier: text(record['identifier']),
    parentSourcedId: reference(record['parent']),
  }),
  classes: (record) => ({
    ...common(record),
    title: text(record['title']),
    classCode: text(record['classCode']),
    classType: text(record['classType']),
    location: text(record['location']),
    grades: list(record['grades']),
    subjects: list(record['subjects']),
    schoolSourcedId: reference(record['school']),
  }),
  users: (record) => ({
    ...common(record),
    identifier: text(record['identifier']),
    username: text(record['username']),
    givenName: text(record['givenName']),
    familyName: text(record['familyName']),
    phone: text(record['phone']),
    sms: text(record['sms']),
    grades: list(record['grades']),
    primaryOrgSourcedId: reference(record['primaryOrg']),
    roles: (Array.isArray(record['roles']) ? (record['roles'] as SourceRecord[]) : []).map((role) => ({
      role: text(role['role']),
      orgSourcedId: reference(role['org']),
    })),
  }),
  enrollments: (record) => ({
    ...common(record),
    role: text(record['role']),
    primary: text(record['primary']),
    userSourcedId: reference(record['user']),
    classSourcedId: reference(record['class']),
  }),
  demographics: (record) => ({
    ...common(record),
    sex: text(record['sex']),
    birthDate: text(record['birthDate']),
  }),
};

/** What is kept of a record; null for one without an id. */
export function keptRecord(collection: Collection, record: SourceRecord): (KeptRecord & { sourcedId: string }) | null {
  const kept = keep[collection](record);
  const sourcedId = text(kept['sourcedId']);
  return sourcedId === '' ? null : { ...kept, sourcedId };
}

/** Kept records as the files of the CSV binding. */
export function filesOf(kept: Readonly<Record<Collection, readonly KeptRecord[]>>): OneRosterFiles {
  const table = (records: readonly KeptRecord[]) => records as unknown as CsvTable;
  const roles = kept.users.flatMap((user) =>
    (Array.isArray(user['roles']) ? user['roles'] : []).map((role) => ({
      ...(role as Record<string, string>),
      userSourcedId: text(user['sourcedId']),
    })),
  );
  return {
    orgs: table(kept.orgs),
    classes: table(kept.classes),
    users: table(kept.users.map(({ roles: _, ...user }) => user)),
    roles,
    enrollments: table(kept.enrollments),
    demographics: table(kept.demographics),
  };
}
