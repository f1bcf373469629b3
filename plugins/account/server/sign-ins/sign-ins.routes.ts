import { conflict, notFound } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api/sign-ins';
import { inSittings, isOdd } from '../../model/centre/sign-ins';
import type { AccountServices } from '../account-services';
import {
  type BegunSession,
  selectBegunSessions,
  selectOptionalSignIn,
  selectSignIns,
  selectVisits,
  type SignInRow,
} from './sign-ins.queries';

const system = asSystem('somebody looks at the use of his own account');
/** Half of what the log keeps at least. Milliseconds. */
const lookedBack = 90 * 86_400_000;
const mostShown = 100;
/** Between the beginning of a session and its record in the same transaction. Milliseconds. */
const oneCall = 10_000;

const since = (now: Date) => new Date(now.getTime() - lookedBack);

/** The session that a sign-in began, while it is open. */
const begunBy = ({ createdAt, address, isSuccess }: SignInRow, sessions: readonly BegunSession[]) =>
  sessions.filter(
    (one) => isSuccess && one.address === address && Math.abs(one.startedAt.getTime() - createdAt.getTime()) <= oneCall,
  );

export const listSignIns =
  ({ database }: AccountServices): Handler<typeof api.listSignIns> =>
  async ({ actor, now }) => {
    const { personId, sessionId } = actor;
    const { rows, sessions } = await database.read(system, async (db) => ({
      rows: await selectSignIns(db, personId, since(now), mostShown),
      sessions: await selectBegunSessions(db, personId),
    }));
    const tries = rows.map((row) => ({ ...row, at: row.createdAt.getTime() }));
    return inSittings(tries).map((one) => {
      const open = begunBy(one, sessions);
      const isCurrent = open.some((session) => session.sessionId === sessionId);
      return {
        signIn: one.id,
        at: one.at,
        way: one.way,
        device: one.device,
        address: one.address,
        isSuccess: one.isSuccess,
        times: one.times,
        isOpen: open.length > 0,
        isCurrent,
        isOdd: !isCurrent && !one.isDisowned && isOdd(one, tries),
        isDisowned: one.isDisowned,
      };
    });
  };

export const listVisits =
  ({ database }: AccountServices): Handler<typeof api.listVisits> =>
  async ({ actor, now }) => {
    const visits = await database.read(system, (db) => selectVisits(db, actor.personId, since(now), mostShown));
    return visits.map(({ at, ...visit }) => ({ ...visit, at: at.getTime() }));
  };

export const disownSignIn =
  ({ audit, database, sessions }: AccountServices): Handler<typeof api.disownSignIn> =>
  async ({ actor, client, input }) => {
    const { personId, sessionId } = actor;
    const ended = await database.write(system, async (db) => {
      const signIn = await selectOptionalSignIn(db, personId, input.signIn);
      if (!signIn) throw notFound('account.signIns.gone');
      const open = begunBy(signIn, await selectBegunSessions(db, personId));
      if (open.some((session) => session.sessionId === sessionId)) throw conflict('account.signIns.current');
      for (const session of open) await sessions.end(db, session.sessionId);
      await audit.record(db, actor, {
        act: 'account.disownSignIn',
        objectKind: 'person',
        objectId: personId,
        address: client.address,
        facts: {
          signIn: signIn.createdAt.toISOString(),
          way: signIn.way,
          device: signIn.device,
          from: signIn.address,
          ended: open.length,
        },
      });
      return open.length;
    });
    return { ended };
  };
