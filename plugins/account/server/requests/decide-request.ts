import { conflict } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { OverPeople } from 'edutech/core/server/permissions/over-people';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import type { Beginning, RequestRow, Start } from '../../api/requests/registration-requests';
import type { AccountServices } from '../account-services';
import { sendMail } from '../mails';
import { makeLink } from './links';
import { type StoredRequest, updateDecision } from './requests.queries';

const system = asSystem('an administrator lets an account begin');
const permission = 'organisation_admin.approvals';

type Parts = AccountServices & { readonly overPeople: OverPeople };

/** Writes a decision down, if the request still waits. */
export async function decideRequest(
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

/**
 * A first password to hand over, or a link to set one. `mailTo` also gets a link: only for an account that did not exist
 * before, since the applicant may have given any address, and the link opens the account.
 */
export async function openAccount(
  services: Parts,
  actor: SignedIn,
  personId: Id,
  { how, origin, now }: Start,
  mailTo?: Pick<StoredRequest, 'mail' | 'language'>,
): Promise<Beginning> {
  const { accounts, database, overPeople, ownAccount, settings } = services;
  const at = origin || settings.publicOrigin;
  const mailed = mailTo?.mail && at ? mailTo : null;
  const [told] = how === 'password' ? await accounts.resetPasswords(actor, [personId], now, permission) : [];
  const { link, person } = await database.write(system, async (db) => {
    await lockAccount(db, personId);
    await overPeople.require(db, actor, personId, permission);
    const isNeeded = how === 'link' || mailed !== null;
    return {
      link: isNeeded ? await makeLink(services, db, { personId, isFirst: true, origin: at, now }) : '',
      person: await ownAccount.facts(db, personId),
    };
  });
  const { name, username, usercode } = person;
  const isMailed =
    mailed !== null && (await sendMail(services, mailed.language, mailed.mail, 'opened', { name, username, link }));
  return { name, username, usercode, password: told?.password ?? '', link: how === 'link' ? link : '', isMailed };
}

export const requestRow = (row: StoredRequest): RequestRow => ({
  ...row,
  askedAt: row.askedAt.getTime(),
  decidedAt: row.decidedAt?.getTime() ?? null,
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
