import type * as api from '../../../common/api/session';
import { AppError, conflict, wireCodes } from '../../../common/errors';
import { newId } from '../../../common/ids';
import type { RoleType } from '../../../common/permissions/people';
import { asSystem } from '../../actor';
import { requireOutside } from '../../consents/require-outside';
import { spendNonce } from '../../security/nonces.queries';
import { ticketSeconds } from '../../security/tickets';
import type { Handler } from '../../call';
import type { SessionServices } from '../session-services';
import type { SignIns } from '../sign-ins';
import { selectAccountOf, selectPostType, selectStudentAccount } from './accounts.queries';
import { isGenuineLink } from './sky-class';

type SigningServices = SessionServices & { readonly signIns: SignIns };

const system = asSystem('somebody is handed over');
/** A new window of this platform; all other purposes are other sites. */
const window = 'window';

export const createHandOverTicket =
  ({ database, tickets, audit }: SessionServices): Handler<typeof api.createHandOverTicket> =>
  async ({ actor, input: { purpose }, client, now }) => {
    const ticket = await database.write(system, async (db) => {
      const { personId, roleId, sessionId } = actor;
      if (purpose !== window) await requireOutside(db, personId, now);
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
  (services: SigningServices): Handler<typeof api.exchangeTicket> =>
  async (call) => {
    const { actor, input, now } = call;
    const { database, tickets, signIns } = services;
    const handOver = await database.write(system, (db) => tickets.redeem(db, input.ticket, input.purpose, now));
    const account = handOver && (await database.read(system, (db) => selectAccountOf(db, handOver.personId)));
    if (!account || account.isDisabled) throw new AppError('core.session.ticketUsed', wireCodes.gone);
    const isOther = actor.kind === 'person' && actor.personId !== account.id;
    if (input.purpose === window && isOther) throw conflict('core.session.otherPerson');
    const isSignedIn = input.purpose === window && actor.kind === 'visitor';
    if (isSignedIn) {
      // has the limit, the end and the dependency of the session that requested the ticket
      const { roleId, limit, until, origin } = handOver;
      const life = until.getTime() - now.getTime();
      const narrowed = limit === 'classroom' ? { limit, life } : {};
      const asked = { personId: account.id, roleId, origin: origin ?? undefined };
      await signIns.begin(call, { ...asked, way: 'ticket', isProven: true, ...narrowed });
    }
    const { id, username, usercode, name, category } = account;
    const roleType: RoleType | null = handOver.roleId
      ? await database.read(system, (db) => selectPostType(db, handOver.roleId!))
      : null;
    return { userId: id, username, usercode, name, category, roleType, isSignedIn };
  };

/** A student arrives by a link of the city's sky-class site. Every try uses up the nonce of the link. */
export const skyClassLogin =
  ({ database, settings, signIns }: SigningServices): Handler<typeof api.skyClassLogin> =>
  async (call) => {
    const { input, now } = call;
    const attempt = await signIns.attempt(call, { account: null });
    const failed = () => new AppError('core.session.skyClassFailed', wireCodes.badRequest);
    if (!isGenuineLink(input, settings.skyClassKeys, now)) throw failed();
    const account = await database.write(system, async (db) => {
      const isFirst = await spendNonce(db, 'sky-class', `${input.key} ${input.nonce}`, new Date(input.expires * 1000));
      return isFirst ? selectStudentAccount(db, input.usercode) : undefined;
    });
    if (!account || account.isDisabled) throw failed();
    // separate for each link: that site has identified the person, who may never have had a password here
    const origin = newId(now.getTime());
    return signIns.begin(call, { personId: account.id, way: 'sky-class', attempt, origin });
  };
