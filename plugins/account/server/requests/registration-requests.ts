import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { OverPeople } from 'edutech/core/server/permissions/over-people';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { Approval, RegistrationRequests } from '../../api/requests/registration-requests';
import type { AccountServices } from '../account-services';
import { sendMail } from '../mails';
import { openAccount, decideRequest, requestRow } from './decide-request';
import { countRequests, selectRequest, selectRequests, type StoredRequest, updateDecision } from './requests.queries';

const system = asSystem('an administrator decides a request');
const permission = 'organisation_admin.approvals';

/**
 * Requests over the plugin's table; accounts are opened, and passwords given, by the administration of people. An
 * account is opened before the request is marked: should the server die in between, the request shows the account as its
 * own duplicate and is finished by giving a password. A new password is given after the request is marked: of two at once,
 * the second would replace the one that the first hands over.
 */
export function registrationRequests(
  services: AccountServices & { readonly overPeople: OverPeople },
): RegistrationRequests<Db, SignedIn> {
  const { accounts, audit, database } = services;

  /** The request as the actor's connection sees it: nobody decides beyond their scope. */
  const find = async (actor: SignedIn, id: Id): Promise<StoredRequest> => {
    if (!actor.permissions.has(permission)) throw forbidden();
    const request = await database.read(actor, (db) => selectRequest(db, id));
    if (request.schoolId === null && actor.reach === 'school') throw notFound('account.request.gone');
    return request;
  };
  const waiting = async (actor: SignedIn, id: Id) => {
    const request = await find(actor, id);
    if (request.state !== 'waiting') throw conflict('account.request.decided');
    return request;
  };
  const putBack = (actor: SignedIn, request: StoredRequest) =>
    database.write(system, async (db) => {
      const back = { state: 'waiting', by: null, at: null, reason: '', personId: null } as const;
      if ((await updateDecision(db, request, back)) === 0) throw conflict('account.request.decided');
      const about = { objectKind: 'request', objectId: request.id, schoolId: request.schoolId };
      await audit.record(db, actor, { act: 'account.reopenRequest', ...about });
    });

  return {
    page: async (db, filter) => ({
      rows: (await selectRequests(db, filter)).map(requestRow),
      total: (await countRequests(db, filter)).count,
      waiting: (await countRequests(db, { state: 'waiting' })).count,
    }),

    approve: async (actor, id, approval, start) => {
      const request = await waiting(actor, id);
      if (request.kind !== 'account') throw conflict('account.request.otherKind');
      const [term] = await database.read(actor, (db) => termsAt(db, start.now, 'zh-CN'));
      const person = newPerson(request, approval, term?.termId ?? null);
      const personId = await accounts.create(actor, person, start.now, permission);
      const to = { state: 'approved', reason: '', personId, at: start.now } as const;
      await database.write(system, (db) => decideRequest(services, db, actor, request, to));
      return openAccount(services, actor, personId, start, request);
    },

    renew: async (actor, id, start) => {
      const request = await waiting(actor, id);
      if (!request.matchId) throw conflict('account.request.noAccount');
      const to = { state: 'approved', reason: '', personId: request.matchId, at: start.now } as const;
      await database.write(system, (db) => decideRequest(services, db, actor, request, to));
      try {
        return await openAccount(services, actor, request.matchId, start);
      } catch (error) {
        await putBack(actor, { ...request, state: 'approved' });
        throw error;
      }
    },

    refuse: async (actor, id, reason, now) => {
      const request = await waiting(actor, id);
      const to = { state: 'refused', reason, personId: null, at: now } as const;
      await database.write(system, (db) => decideRequest(services, db, actor, request, to));
      const { language, mail, name } = request;
      if (mail) await sendMail(services, language, mail, 'refused', { name, reason });
    },

    reopen: async (actor, id) => {
      const request = await find(actor, id);
      if (request.state !== 'refused') throw conflict('account.request.decided');
      await putBack(actor, request);
    },
  };
}

/** A student sits in a class of this term, one of the staff has a post. */
function newPerson(request: StoredRequest, approval: Approval, termId: Id | null) {
  const isStudent = request.applicant === 'student';
  if (!request.schoolId) throw conflict('account.request.otherKind');
  if (isStudent && !termId) throw conflict('account.request.noTerm');
  return {
    name: approval.name.trim(),
    usercode: approval.usercode.trim(),
    username: approval.username.trim().toLowerCase(),
    sex: null,
    birthDate: '',
    phone: request.phone,
    post: {
      schoolId: request.schoolId,
      roleType: isStudent ? roleTypes.student : approval.roleType,
      subjectId: isStudent ? null : approval.subjectId,
      gradeId: isStudent ? null : approval.gradeId,
    },
    classId: isStudent ? approval.classId : null,
    termId: termId ?? '',
  };
}
