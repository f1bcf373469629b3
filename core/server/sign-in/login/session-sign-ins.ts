import { AppError, notSignedIn, wireCodes } from '../../../common/errors';
import type { Computer } from '../../../common/browser/shared-computer';
import { isId, type Id } from '../../../common/ids';
import { categoryName } from '../../../common/permissions/people';
import {
  type AgreeStep,
  type EnrolStep,
  type ProveStep,
  type SecondStep,
  secondStepKey,
} from '../../../common/security/second-step';
import { asSystem } from '../../actor';
import { neededAgreements } from '../../consents/agreements/needed-agreements';
import type { Db } from '../../data/db';
import { setSessionCookies } from '../session-cookies';
import { refuseUnsafeConnection } from '../../session/cookies';
import { beginAgreeStep, beginSecondStep, heldFactors, type NeededStep, neededStep } from '../second-step/needed-step';
import type { SessionServices } from '../session-services';
import { computerAt, tellComputer } from './shared-computers';
import type { StartedSession } from '../../session/sessions';
import type { Claim, SignIn, SignIns, SigningCall } from '../sign-ins';
import { actorIn, choosePost } from '../../session-store/acting';
import { deviceName } from '../../session-store/device';
import { type AccountRow, selectAccountOf, selectHeldPost } from './accounts.queries';
import { loginResult } from './login-result';
import { isRightPassword } from './passwords';

const system = asSystem('somebody signs in');
/** How long setting up a second factor may take. Milliseconds. */
const enrolmentLife = 900_000;

/** What became of a sign-in: a session, or a step before it. */
type Begun =
  | { readonly started: StartedSession; readonly computer: Computer }
  | { readonly step: ProveStep | AgreeStep };

/** Sign-ins over the tables of sessions: everything of one is written in one transaction, the audit record too. */
export function sessionSignIns(services: SessionServices): SignIns {
  const { database, sessions, audit, throttle, settings, tokens } = services;

  return {
    async attempt(call: SigningCall, { account, mayLock = false, crowd, proof }: Claim) {
      refuseUnsafeConnection(call, settings);
      const attempt = { account, address: call.client.address, mayLock, crowd, proof };
      await throttle.begin(attempt, call.now);
      return attempt;
    },

    async failed({ client }, way, personId) {
      const facts = { way, device: deviceName(client.userAgent) };
      const record = {
        act: 'session.loginFailed',
        objectKind: 'person',
        objectId: personId,
        address: client.address,
        facts,
      };
      await database.write(system, (db) => audit.record(db, system, record));
    },

    async begin(call, signIn) {
      const { account, needed } = await database.read(system, async (db) => {
        const [found, held] = await Promise.all([
          enabledAccount(db, signIn.personId),
          heldFactors(services.factors, db, signIn),
        ]);
        return { account: found, needed: neededStep(services, found, signIn, held) };
      });
      const begun = await database.write(system, async (db): Promise<Begun> => {
        if (signIn.attempt) await throttle.forgive(db, signIn.attempt, call.now);
        await signIn.also?.(db);
        if (needed.is === 'prove') return { step: await beginSecondStep(db, signIn, needed.kinds, call.now) };
        const [mustAgreeFirst, computer] = await Promise.all([
          isAgreementNeeded(services, db, call, signIn),
          computerAt(services.sharedComputers, db, call),
        ]);
        if (mustAgreeFirst) return { step: await beginAgreeStep(db, signIn, call.now) };
        return { computer, started: await start(services, db, call, signIn, needed, computer !== 'own') };
      });
      if ('step' in begun) throw stepError(begun.step);
      const { started } = begun;
      setSessionCookies(call, settings, started);
      tellComputer(call, settings, begun.computer);
      const token = tokens.issue(started.session, call.now);
      if (needed.is === 'enrol')
        throw stepError({ is: 'enrol', token, kinds: needed.kinds, username: account.username } satisfies EnrolStep);
      call.setToken(token);
      return loginResult(services, call, started);
    },

    async confirm({ actor, client, now }, password) {
      const account = await database.read(system, (db) => selectAccountOf(db, actor.personId));
      const attempt = { account: actor.username, address: client.address, mayLock: false };
      await throttle.begin(attempt, now);
      if (!(await isRightPassword(account?.passwordHash, password)))
        throw new AppError('core.session.wrongPassword', wireCodes.badRequest);
      await database.write(system, (db) => throttle.forgive(db, attempt, now));
    },

    async enrolled(call, db, kind) {
      const { actor, client, now } = call;
      if (actor.kind !== 'person') throw notSignedIn();
      if (actor.limit !== 'enrolment') return null;
      const started = await sessions.rotate(db, actor.sessionId, now, { limit: 'full' });
      const facts = { way: 'enrolment', kind, device: deviceName(client.userAgent) };
      await audit.record(db, actor, {
        act: 'session.login',
        objectKind: 'person',
        objectId: actor.personId,
        address: client.address,
        facts,
      });
      setSessionCookies(call, settings, started);
      call.setToken(tokens.issue(started.session, now));
      return loginResult(services, call, started);
    },
  };
}

/** A class code is open for minutes, mostly for children: older students are asked when they sign in by themselves. */
const isAgreementNeeded = async ({ settings }: SessionServices, db: Db, { now }: SigningCall, signIn: SignIn) =>
  signIn.limit !== 'classroom' && (await neededAgreements(db, settings, signIn.personId, now)).length > 0;

const stepError = (data: SecondStep) => new AppError(secondStepKey, wireCodes.forbidden, {}, { data });

async function enabledAccount(db: Db, personId: Id): Promise<AccountRow> {
  const account = await selectAccountOf(db, personId);
  if (!account) throw notSignedIn();
  if (account.isDisabled) throw new AppError('core.session.disabled', wireCodes.forbidden);
  return account;
}

/** Begins the session, full or for setting up a second factor; one that this browser had ends. */
async function start(
  { sessions, audit }: SessionServices,
  db: Db,
  { actor, client, now }: SigningCall,
  signIn: SignIn,
  needed: NeededStep,
  isShared: boolean,
): Promise<StartedSession> {
  const { personId, way, remember = false, limit, life, origin } = signIn;
  if (actor.kind === 'person') await sessions.end(db, actor.sessionId);
  const isEnrolment = needed.is === 'enrol';
  const begun = await sessions.start(db, personId, client, now, {
    remember,
    roleId: await heldPost(db, personId, signIn.roleId),
    // a class code is for computers that a class shares
    isShared: isShared || limit === 'classroom',
    limit: isEnrolment ? 'enrolment' : (limit ?? 'full'),
    origin,
    ...(isEnrolment ? { life: enrolmentLife } : life === undefined ? {} : { life }),
  });
  const { session } = begun;
  const who = actorIn(session, choosePost(session.holder, session.roleId), new Set());
  const device = deviceName(client.userAgent);
  const facts = {
    way,
    ...(device && { device }),
    remember,
    limit: session.limit,
    isShared: session.isShared,
    category: categoryName(session.holder.category),
    ...signIn.facts,
  };
  await audit.record(db, who, {
    act: isEnrolment ? 'session.enrolment' : 'session.login',
    objectKind: 'person',
    objectId: personId,
    address: client.address,
    facts,
  });
  return begun;
}

/** The post to begin in: the one asked for if it is the person's own, else none in particular. */
async function heldPost(db: Db, personId: Id, asked: string | null | undefined): Promise<Id | null> {
  return isId(asked) ? ((await selectHeldPost(db, personId, asked))?.id ?? null) : null;
}
