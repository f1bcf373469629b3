import { conflict } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { OverPeople } from 'edutech/core/server/organisation/over-people';
import type { Beginning, RequestRow } from '../../api/registration-requests';
import type { AccountServices } from '../account-services';
import { sendMail } from '../mails';
import { makeLink } from './links';
import { type StoredRequest, updateDecision } from './requests.queries';

const system = asSystem('an administrator lets an account begin');

type Parts = AccountServices & { readonly overPeople: OverPeople };

/** Writes a decision down, if the request still waits. */
export async function decide(
  { audit }: Pick<AccountServices, 'audit'>,
  db: Db,
  actor: SignedIn,
  request: StoredRequest,
  to: {
    readonly state: 'approved' | 'refused';
    readonly reason: string;
    readonly personId: Id | null;
    readonly at: Date;
  },
): Promise<void> {
  if ((await updateDecision(db, request, { ...to, by: actor.personId })) === 0)
    throw conflict('account.request.decided');
  await audit.record(db, actor, {
    act: to.state === 'approved' ? 'account.approveRequest' : 'account.refuseRequest',
    objectKind: 'request',
    objectId: request.id,
    schoolId: request.schoolId,
    facts: { kind: request.kind, name: request.name, number: request.number, reason: to.reason },
  });
}

/** A first password to be told, or a link to set one, which is mailed where the request names an address. */
export async function begin(
  services: Parts,
  actor: SignedIn,
  request: StoredRequest,
  personId: Id,
  { how, origin, now }: { readonly how: 'password' | 'link'; readonly origin: string; readonly now: Date },
): Promise<Beginning> {
  const { administration, database, overPeople, ownAccount } = services;
  if (how === 'password') {
    const [told] = await administration.people.resetPasswords(actor, [personId]);
    if (!told) throw conflict('account.request.noAccount');
    return {
      name: told.name,
      username: told.username,
      usercode: told.usercode,
      password: told.password,
      link: '',
      isMailed: false,
    };
  }
  const { link, person } = await database.write(system, async (db) => {
    await overPeople.require(db, actor, personId, 'organisation_admin.people');
    return { link: await makeLink(db, personId, true, origin, now), person: await ownAccount.facts(db, personId) };
  });
  const { name, username, usercode } = person;
  const words = { name, username, link };
  const isMailed = request.mail !== '' && (await sendMail(services, request.language, request.mail, 'opened', words));
  return { name, username, usercode, password: '', link, isMailed };
}

export const requestRow = (row: StoredRequest): RequestRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  schoolId: row.schoolId,
  schoolName: row.schoolName,
  applicant: row.applicant,
  name: row.name,
  number: row.number,
  place: row.place,
  phone: row.phone,
  mail: row.mail,
  note: row.note,
  askedAt: row.askedAt.getTime(),
  decidedAt: row.decidedAt?.getTime() ?? null,
  decidedBy: row.decidedBy,
  reason: row.reason,
  match: row.matchId
    ? {
        personId: row.matchId,
        name: row.matchName,
        username: row.matchUsername,
        isSameName: row.matchName === row.name,
        isHere: row.isMatchHere,
      }
    : null,
});
