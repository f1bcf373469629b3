import type * as api from '../../../common/api/session';
import { AppError, invalid, notSignedIn, wireCodes } from '../../../common/errors';
import { passwordFault, passwordRules } from '../../../common/security/password-policy';
import { parseSealed, sealedPath } from '../../../common/security/sealing';
import { asSystem } from '../../actor';
import type { Handler } from '../../call';
import { setSessionCookies } from '../session-cookies';
import { selectAccountOf, updatePassword } from '../login/accounts.queries';
import { hashPassword, isRightPassword } from '../login/passwords';
import type { SessionServices } from '../session-services';
import { personChanged } from '../../session/sessions';

const system = asSystem('somebody changes his password');
const where = { method: 'POST', path: sealedPath('auth', '/api/user/change-password') };

/**
 * A signed-in person changes their own password. Tries count like logins: a session left open must not become a way to
 * guess the password. All other sessions end, this one gets a new secret.
 */
export const changePassword =
  (services: SessionServices): Handler<typeof api.changePassword> =>
  async (call) => {
    const { actor, input, now, client } = call;
    const { database, throttle, sealed, settings, sessions, tokens, audit, events } = services;
    const readable = async (text: string) => (parseSealed(text) ? sealed.openText(text, where, now) : text);
    const old = await readable(input.oldPassword);
    const fresh = await readable(input.newPassword);
    refuseWeak(fresh, actor.username, settings.passwordPolicy);
    if (old === fresh) throw invalid('core.session.password.same');

    const account = await database.read(system, (db) => selectAccountOf(db, actor.personId));
    if (!account) throw notSignedIn();
    const attempt = { account: account.username, address: client.address, mayLock: false };
    await throttle.begin(attempt, now);
    if (!(await isRightPassword(account.passwordHash, old)))
      throw new AppError('core.session.wrongPassword', wireCodes.badRequest);

    const passwordHash = await hashPassword(fresh);
    const { started, endedSessions } = await database.write(system, async (db) => {
      await throttle.forgive(db, attempt, now);
      await updatePassword(db, actor.personId, passwordHash);
      const ended = await sessions.endAllOf(db, actor.personId, actor.sessionId);
      const record = {
        act: 'session.changePassword',
        objectKind: 'person',
        objectId: actor.personId,
        address: client.address,
      };
      await audit.record(db, actor, { ...record, facts: { endedSessions: ended } });
      await events.emit(db, { name: personChanged, payload: { personId: actor.personId } });
      return { started: await sessions.rotate(db, actor.sessionId, now), endedSessions: ended };
    });
    setSessionCookies(call, settings, started);
    const token = tokens.issue(started.session, now);
    call.setToken(token);
    return { token, endedSessions };
  };

function refuseWeak(password: string, username: string, preset: keyof typeof passwordRules) {
  const fault = passwordFault(password, username, preset);
  if (!fault) return;
  const { minLength, kinds } = passwordRules[preset];
  throw invalid(`core.session.password.${fault}`, { minLength, kinds });
}
