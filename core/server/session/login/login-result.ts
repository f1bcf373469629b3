import type { LoginResultItem } from '../../../common/api/session';
import type { Call } from '../../plugin';
import { termsAt } from '../../terms/terms';
import { userInfo } from '../account/user-info';
import type { SessionServices } from '../session-services';
import type { OpenSession, StartedSession } from '../sessions';

/** What a login answers (portal.md section 3): user, terms, modules. */
export async function loginResult(
  services: SessionServices,
  { language, now }: Pick<Call<unknown>, 'language' | 'now'>,
  { session }: StartedSession,
): Promise<LoginResultItem> {
  const { database, sessions, tokens, moduleOrder } = services;
  const actor = await sessions.actorOf(session);
  return database.read(actor, async (db) => {
    const [userEntity, termVos] = await Promise.all([
      userInfo(services, db, { actor, language, now, token: tokens.issue(session, now) }),
      termsAt(db, now, language),
    ]);
    const state = { changePassword: actor.mustChangePassword, termVos, ...moduleOrder.of(actor) };
    return { userEntity, ...state, ...reachOf(session) };
  });
}

const reachOf = ({ limit, isShared, actedBy }: OpenSession) => ({ limit, isShared, actedBy: actedBy?.name ?? null });
