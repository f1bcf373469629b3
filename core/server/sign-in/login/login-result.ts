import type { LoginResultItem } from '../../../common/api/session';
import type { SignedIn } from '../../actor';
import { mustAgree } from '../../consents/agreements/needed-agreements';
import type { Db } from '../../data/db';
import type { Call } from '../../call';
import { termsAt } from '../../terms/terms';
import { userInfo } from '../account/user-info';
import type { SessionServices } from '../session-services';
import type { OpenSession, StartedSession } from '../../session/sessions';

type Asking = Pick<Call<unknown>, 'language' | 'now'>;

/** What a login answers (portal.md section 3): user, terms, modules. */
export async function loginResult(
  services: SessionServices,
  { language, now }: Asking,
  { session }: StartedSession,
): Promise<LoginResultItem> {
  const { database, sessions, tokens } = services;
  const actor = await sessions.actorOf(session);
  return database.read(actor, async (db) => {
    const [userEntity, state] = await Promise.all([
      userInfo(services, db, { actor, language, now, token: tokens.issue(session, now) }),
      loginState(services, db, { language, now }, { actor, session }),
    ]);
    return { userEntity, ...state };
  });
}

/** The parts of the answer besides the user, also for a page that is reloaded. `db` sees as the actor. */
export async function loginState(
  { moduleOrder, settings }: Pick<SessionServices, 'moduleOrder' | 'settings'>,
  db: Db,
  { language, now }: Asking,
  { actor, session }: { readonly actor: SignedIn; readonly session: OpenSession },
): Promise<Omit<LoginResultItem, 'userEntity'>> {
  const { limit, isShared, isRemembered, actedBy } = session;
  return {
    changePassword: actor.mustChangePassword,
    termVos: await termsAt(db, now, language),
    ...moduleOrder.of(actor),
    limit,
    isShared,
    isRemembered,
    mustAgree: await mustAgree(db, settings, session, now),
    actedBy: actedBy?.name ?? null,
  };
}
