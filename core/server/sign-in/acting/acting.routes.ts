import type * as api from '../../../common/api/acting';
import { conflict, notSignedIn } from '../../../common/errors';
import { asSystem } from '../../actor';
import type { OverPeople } from '../../permissions/over-people';
import type { Call, Handler } from '../../call';
import { setSessionCookies } from '../session-cookies';
import { sessionSecretOf } from '../../session/cookies';
import type { SessionServices } from '../session-services';
import type { StartedSession } from '../../session/sessions';

const system = asSystem('an administrator looks at the platform as somebody else');
/** Long enough to see what somebody describes. Milliseconds. */
const actingLife = 1_800_000;

export const actAs =
  (services: SessionServices & { readonly overPeople: OverPeople }): Handler<typeof api.actAs> =>
  async (call) => {
    const { actor, input, now, client } = call;
    const { database, sessions, audit, overPeople } = services;
    const started = await database.write(system, async (db) => {
      const person = await overPeople.require(db, actor, input.person, 'organisation_admin.act_as');
      await audit.record(db, actor, {
        act: 'session.actAs',
        objectKind: 'person',
        objectId: person.personId,
        address: client.address,
        facts: { reason: input.reason, username: person.username },
      });
      const { personId, sessionId, isShared } = actor;
      const options = { limit: 'acting', life: actingLife, isShared, actedBy: { personId, sessionId } } as const;
      return sessions.start(db, person.personId, client, now, options);
    });
    return goOnIn(services, call, started);
  };

export const endActing =
  (services: SessionServices): Handler<typeof api.endActing> =>
  async (call) => {
    const { cookies, now, client } = call;
    const { database, sessions, audit, settings } = services;
    const session = await sessions.find(sessionSecretOf(cookies, settings) ?? '', now);
    if (!session) throw notSignedIn();
    if (!session.actedBy) throw conflict('core.session.notActing');
    const started = await database.write(system, async (db) => {
      const back = await sessions.backFrom(db, session, now);
      await audit.record(db, await sessions.actorOf(back.session), {
        act: 'session.endActing',
        objectKind: 'person',
        objectId: session.holder.personId,
        address: client.address,
      });
      return back;
    });
    return goOnIn(services, call, started);
  };

function goOnIn({ settings, tokens }: SessionServices, call: Call<unknown>, started: StartedSession) {
  setSessionCookies(call, settings, started);
  const token = tokens.issue(started.session, call.now);
  call.setToken(token);
  return { token };
}
