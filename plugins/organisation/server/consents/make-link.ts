import { createHash, randomBytes } from 'node:crypto';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Purpose } from 'edutech/core/common/organisation/consent';
import type { Actor, SystemActor } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import { type ConsentLinkRow, insertLink } from './consent-links.queries';

/** Time enough for a letter to come back. Milliseconds. */
const linkLife = 14 * 86_400_000;

/** The hash that the table stores instead of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

interface NewLink {
  readonly personId: Id;
  readonly schoolId: Id;
  readonly purposes: readonly Purpose[];
  readonly madeBy: Id;
  /** Where the page of guardians is. */
  readonly origin: string;
}

/** Makes a link for a student's guardian and records it; open ones end. The address is known here and nowhere else. */
export async function makeLink(
  { audit }: { readonly audit: Audit },
  db: Db,
  actor: Actor | SystemActor,
  { origin, ...link }: NewLink,
  now: Date,
): Promise<{ readonly address: string; readonly expiresAt: Date }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkLife);
  await insertLink(db, { ...link, id: newId(now.getTime()), madeAt: now, expiresAt }, hashOf(secret));
  const facts = { purposes: link.purposes.join(' ') };
  await audit.record(db, actor, { act: 'consent.makeLink', ...aboutStudent(link), facts });
  // in the query, which no log writes down
  return { address: `${origin}/guardian?link=${secret}`, expiresAt };
}

/** The student whom a record is about. */
export const aboutStudent = ({ personId, schoolId }: Pick<ConsentLinkRow, 'personId' | 'schoolId'>) => ({
  objectKind: 'person',
  objectId: personId,
  schoolId,
});
