import type { PersonFacts } from '../roster-delta';
import type { KnownPerson } from '../roster-context';
import { nameFault, readDate, readPhone, readSex, readUsername } from '../read/cells';
import type { RosterField } from '../read/fields';
import { readIdentity } from '../read/identity';
import type { Change, RowReader } from './row';

/** Values of a row for a person; null if empty. */
export interface SaidFacts {
  readonly name: string | null;
  readonly username: string | null;
  readonly sex: PersonFacts['sex'];
  readonly birthDate: PersonFacts['birthDate'];
  readonly phone: string | null;
}

/** Reads the columns common to all rosters, and records problems. */
export function readFacts(reader: RowReader, known: KnownPerson | undefined): SaidFacts {
  const { today } = reader.context;
  const identity = reader.optional('identity', (text) => readIdentity(text, today), 'badIdentity');
  const sex = reader.optional('sex', readSex, 'badSex');
  const birthDate = reader.optional('birthDate', (text) => readDate(text, today), 'badDate');
  if (identity && ((sex && sex !== identity.sex) || (birthDate && birthDate !== identity.birthDate)))
    reader.wrong('identityDiffers', 'identity', identity.birthDate);
  return {
    name: readName(reader, known),
    username: readUser(reader, known),
    sex: sex ?? identity?.sex ?? null,
    birthDate: birthDate ?? identity?.birthDate ?? null,
    phone: reader.optional('phone', readPhone, 'badPhone'),
  };
}

function readName(reader: RowReader, known: KnownPerson | undefined): string | null {
  const name = reader.text('name');
  if (name === '') return known ? null : reader.wrong('missingName', 'name');
  const fault = nameFault(name);
  return fault ? reader.wrong(fault, 'name') : name;
}

function readUser(reader: RowReader, known: KnownPerson | undefined): string | null {
  const username = reader.optional('username', readUsername, 'badUsername');
  if (username === null) return null;
  const owner = reader.context.userOf(username);
  return owner && owner.id !== known?.id ? reader.wrong('usernameTaken', 'username') : username;
}

/** The default user name of a new person: `s` or `t` before the number, if it is free. */
export function defaultUsername(reader: RowReader, number: string): string | null {
  const lower = number.toLowerCase();
  const free = [`${reader.context.kind === 'students' ? 's' : 't'}${lower}`, lower].find(
    (name) => !reader.context.userOf(name),
  );
  return free ?? reader.wrong('usernameTaken', 'username');
}

const told = ['name', 'username', 'sex', 'birthDate', 'phone'] as const satisfies readonly RosterField[];

/** The resulting data of a known person: empty cells change nothing. */
export function changedFacts(known: KnownPerson, said: SaidFacts): { facts: PersonFacts; changes: Change[] } {
  const facts = {
    name: said.name ?? known.name,
    username: said.username ?? known.username,
    sex: said.sex ?? known.sex,
    birthDate: said.birthDate ?? known.birthDate,
    phone: said.phone ?? known.phone,
  };
  const changes = told
    .filter((field) => facts[field] !== known[field])
    .map((field) => ({ field, from: String(known[field] ?? ''), to: String(facts[field] ?? '') }));
  return { facts, changes };
}

/** The facts of a person alone. */
export const factsOf = ({ name, username, sex, birthDate, phone }: PersonFacts): PersonFacts => ({
  name,
  username,
  sex,
  birthDate,
  phone,
});
