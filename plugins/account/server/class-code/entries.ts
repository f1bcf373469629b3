import type { Id } from 'edutech/core/common/ids';
import type { Vault } from 'edutech/core/server/security/vault';
import { entryLife } from '../../model/class-code/pictures';
import type { ClassInTerm } from './class-code.queries';

const purpose = 'account.classEntry';
const owner = 'entry';

/** How the class was opened: one word for the audit. */
export type Opened = 'code' | 'device';

interface Entry extends ClassInTerm {
  readonly opened: Opened;
  /** By which device. */
  readonly device?: Id | undefined;
}

/** Seals which class stands open before this browser, for ten minutes: nothing of it is stored. */
export const sealEntry = (vault: Vault, entry: Entry, now: Date): Promise<string> =>
  vault.seal(JSON.stringify({ ...entry, until: now.getTime() + entryLife }), purpose, owner);

/** Null: not ours, or over. */
export async function openEntry(vault: Vault, sealed: string, now: Date): Promise<Entry | null> {
  const text = await vault.open(sealed, purpose, owner);
  if (text === null) return null;
  const { until, ...entry } = JSON.parse(text) as Entry & { until: number };
  return until > now.getTime() ? entry : null;
}

/** What failures at one student's pictures are counted under, and those of a whole class. */
export const studentAccount = (person: Id) => `pictures of ${person}`;
export const classAccount = (classId: Id) => `pictures in ${classId}`;
