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

/** What a login answers (portal.md section 3): user, terms, modules. The session has begun because nothing is left to agree to. */
export async function loginResult(
  services: SessionServices,
  { language, now }: Asking,
  { session }: StartedSession,
): Promise<LoginResultItem> {
  const { database, sessions, tokens } = services;
  const actor = await sessions.actorOf(session);
  return database.read(actor, async (db) => {
    const termVos = await termsAt(db, now, language);
    const token = tokens.issue(session, now);
    const userEntity = await userInfo(services, db, { actor, language, now, token, termId: termVos[0]?.termId });
    return { userEntity, ...stateOf(services, { actor, session }), termVos, mustAgree: false };
  });
}

interface Holding {
  readonly actor: SignedIn;
  readonly session: OpenSession;
}

/** The parts of the answer besides the user, also for a page that is reloaded. `db` sees as the actor. */
export async function loginState(
  services: Pick<SessionServices, 'moduleOrder' | 'settings'>,
  db: Db,
  { language, now }: Asking,
  holding: Holding,
): Promise<Omit<LoginResultItem, 'userEntity'>> {
  const [termVos, isToAgree] = await Promise.all([
    termsAt(db, now, language),
    mustAgree(db, services.settings, holding.session, now),
  ]);
  return { ...stateOf(services, holding), termVos, mustAgree: isToAgree };
}

/** What is known without a question. */
const stateOf = ({ moduleOrder }: Pick<SessionServices, 'moduleOrder'>, { actor, session }: Holding) => ({
  changePassword: actor.mustChangePassword,
  ...moduleOrder.of(actor),
  limit: session.limit,
  isShared: session.isShared,
  isRemembered: session.isRemembered,
  actedBy: session.actedBy?.name ?? null,
});
