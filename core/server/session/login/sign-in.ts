import { isId, type Id } from '../../../common/ids';
import type { LoginResultItem } from '../../../common/api/session';
import { asSystem } from '../../actor';
import type { Db } from '../../data/db';
import type { Call } from '../../plugin';
import { termsAt } from '../../terms/terms';
import type { LoginAttempt } from '../../security/throttle/login-throttle';
import { userInfo } from '../account/user-info';
import { actorIn, choosePost } from '../store/acting';
import { setSessionCookies } from '../cookies';
import type { SessionServices } from '../session-services';
import type { StartedSession } from '../sessions';
import { type AccountRow, selectHeldPost } from './accounts.queries';

const system = asSystem('somebody signs in');

/** How somebody came to be signed in. */
export interface SignIn {
  readonly account: AccountRow;
  /** `password`, `sky-class`, `ticket`: for the audit. */
  readonly way: 'password' | 'sky-class' | 'ticket';
  /** To be forgiven, now that it succeeded. */
  readonly attempt?: LoginAttempt;
  readonly roleId?: string | null | undefined;
  readonly remember?: boolean | undefined;
  /** More to do in the same transaction. */
  readonly also?: (db: Db) => Promise<void>;
}

type Signing = Pick<Call<unknown>, 'actor' | 'client' | 'language' | 'now' | 'setCookie' | 'setToken'>;

/**
 * Begins a session: always a new secret, and a session that this browser had ends. Its cookies and token go out with
 * the answer. Everything is written in one transaction, the audit record too.
 */
export async function signIn(services: SessionServices, call: Signing, how: SignIn): Promise<StartedSession> {
  const { database, sessions, audit, throttle, tokens, settings } = services;
  const { now, client, actor } = call;
  const started = await database.write(system, async (db) => {
    if (how.attempt) await throttle.forgive(db, how.attempt, now);
    await how.also?.(db);
    if (actor.kind === 'person') await sessions.end(db, actor.sessionId);
    const roleId = await heldPost(db, how.account.id, how.roleId);
    const made = await sessions.start(db, how.account.id, client, now, { remember: how.remember ?? false, roleId });
    const { session } = made;
    const who = actorIn(session, choosePost(session.holder, session.roleId), new Set());
    const facts = { way: how.way, remember: how.remember ?? false };
    await audit.record(db, who, {
      act: 'session.login',
      objectKind: 'person',
      objectId: who.personId,
      address: client.address,
      facts,
    });
    return made;
  });
  setSessionCookies(call, settings, started);
  call.setToken(tokens.issue(started.session, now));
  return started;
}

/** What a login answers (portal.md section 3): user, terms, modules. */
export async function loginResult(
  services: SessionServices,
  call: Signing,
  { session }: StartedSession,
): Promise<LoginResultItem> {
  const { database, sessions, tokens, moduleOrder } = services;
  const { language, now } = call;
  const actor = await sessions.actorOf(session);
  return database.read(actor, async (db) => {
    const [userEntity, termVos] = await Promise.all([
      userInfo(services, db, { actor, language, now, token: tokens.issue(session, now) }),
      termsAt(db, now, language),
    ]);
    return { userEntity, changePassword: actor.mustChangePassword, termVos, ...moduleOrder.of(actor) };
  });
}

/** The post to begin in: the one asked for if it is the person's own, else none in particular. */
async function heldPost(db: Db, personId: Id, asked: string | null | undefined): Promise<Id | null> {
  return isId(asked) ? ((await selectHeldPost(db, personId, asked))?.id ?? null) : null;
}
