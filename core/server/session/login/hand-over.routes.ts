import type * as api from '../../../common/api/session';
import { AppError, conflict, wireCodes } from '../../../common/errors';
import type { RoleType } from '../../../common/permissions/people';
import { asSystem } from '../../actor';
import { spendNonce } from '../../security/nonces.queries';
import { ticketSeconds } from '../../security/tickets';
import type { Handler } from '../../plugin';
import { refuseUnsafeConnection } from '../cookies';
import type { SessionServices } from '../session-services';
import { selectAccountOf, selectPostType, selectStudentAccount } from './accounts.queries';
import { loginResult, signIn } from './sign-in';
import { isGenuineLink } from './sky-class';

const system = asSystem('somebody is handed over');
/** A new window of this platform; all other purposes are other sites. */
const window = 'window';

export const createHandOverTicket =
  ({ database, tickets, audit }: SessionServices): Handler<typeof api.createHandOverTicket> =>
  async ({ actor, input: { purpose }, client, now }) => {
    const ticket = await database.write(system, async (db) => {
      const { personId, roleId, sessionId } = actor;
      await audit.record(db, actor, {
        act: 'session.handOver',
        objectKind: 'person',
        objectId: personId,
        address: client.address,
        facts: { purpose },
      });
      return tickets.issueOnce(db, { personId, roleId, sessionId, purpose }, now);
    });
    return { ticket, seconds: ticketSeconds };
  };

export const exchangeTicket =
  (services: SessionServices): Handler<typeof api.exchangeTicket> =>
  async (call) => {
    const { actor, input, now } = call;
    const { database, tickets } = services;
    const handOver = await database.write(system, (db) => tickets.redeem(db, input.ticket, input.purpose, now));
    const account = handOver && (await database.read(system, (db) => selectAccountOf(db, handOver.personId)));
    if (!account || account.isDisabled) throw new AppError('core.session.ticketUsed', wireCodes.gone);
    const isOther = actor.kind === 'person' && actor.personId !== account.id;
    if (input.purpose === window && isOther) throw conflict('core.session.otherPerson');
    const isSignedIn = input.purpose === window && actor.kind === 'visitor';
    if (isSignedIn) {
      refuseUnsafeConnection(call, services.settings);
      await signIn(services, call, { account, way: 'ticket', roleId: handOver.roleId });
    }
    const { id, username, usercode, name, category } = account;
    const roletype: RoleType | null = handOver.roleId
      ? await database.read(system, (db) => selectPostType(db, handOver.roleId!))
      : null;
    return { userid: id, username, usercode, name, category, roletype, isSignedIn };
  };

/** A student comes by a link of the city's sky-class site. The link is one use of one nonce, whatever comes of it. */
export const skyClassLogin =
  (services: SessionServices): Handler<typeof api.skyClassLogin> =>
  async (call) => {
    const { input, now, client } = call;
    const { database, settings, throttle } = services;
    refuseUnsafeConnection(call, settings);
    const attempt = { account: null, address: client.address, mayLock: false };
    await throttle.begin(attempt, now);
    const failed = () => new AppError('core.session.skyClassFailed', wireCodes.badRequest);
    if (!isGenuineLink(input, settings.skyClassKeys, now)) throw failed();
    const account = await database.write(system, async (db) => {
      const isFirst = await spendNonce(db, 'sky-class', `${input.key} ${input.nonce}`, new Date(input.expires * 1000));
      return isFirst ? selectStudentAccount(db, input.usercode) : undefined;
    });
    if (!account || account.isDisabled) throw failed();
    return loginResult(services, call, await signIn(services, call, { account, way: 'sky-class', attempt }));
  };
