import { AppError, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { requireOutside } from 'edutech/core/server/consents/require-outside';
import type { Handler } from 'edutech/core/server/call';
import { selectAccountOf } from 'edutech/core/server/sign-in/login/accounts.queries';
import type * as api from '../../api/outside';
import type { OutsidePlatform } from '../../model/outside/outside-platform';
import { platformAddress } from '../../model/outside/platform-address';
import { adapters, ticketPurpose } from './adapters';
import type { OutsideServices } from './outside-services';

const system = asSystem('somebody goes on to a platform outside');

export const goOutside =
  (services: OutsideServices): Handler<typeof api.goOutside> =>
  async ({ actor, client, input, now }) => {
    const platform = services.platforms.find(({ id }) => id === input.platform);
    if (!platform) throw notFound('account.outside.none');
    if (!isAllowed({ signedIn: true, types: platform.openTo }, actor)) throw forbidden();
    if (input.userId !== undefined && input.userId !== actor.personId) throw forbidden('account.outside.otherPerson');
    const address = input.address === undefined ? null : platformAddress(platform, input.address);
    if (input.address !== undefined && !address) throw invalid('account.outside.elsewhere');

    const { userId, ticket } = await setOut(services, platform, actor, client.address, now);
    try {
      const url = await adapters[platform.protocol].lead({ platform, userId, address, now, ticket });
      return { redirectUrl: url.href };
    } catch (error) {
      // errors on our side are logged with their cause like all others
      if (error instanceof AppError)
        services.logger.warn({ platform: platform.id, key: error.key }, 'a platform outside let nobody in');
      throw error;
    }
  };

/** Logged before any data is sent: the entry says that a platform may have received data of the person. */
const setOut = (
  { audit, database, tickets }: OutsideServices,
  platform: OutsidePlatform,
  actor: SignedIn,
  address: string,
  now: Date,
) =>
  database.write(system, async (db) => {
    const { personId, roleId, sessionId } = actor;
    await requireOutside(db, personId, now);
    const facts = { platform: platform.id, told: platform.tells };
    await audit.record(db, actor, {
      act: 'account.goOutside',
      objectKind: 'person',
      objectId: personId,
      address,
      facts,
    });
    const purpose = ticketPurpose(platform);
    const { takesTicket } = adapters[platform.protocol];
    const account = platform.tells === 'usercode' ? await selectAccountOf(db, personId) : undefined;
    return {
      userId: account?.usercode ?? personId,
      ticket: takesTicket ? await tickets.issueOnce(db, { personId, roleId, sessionId, purpose }, now) : null,
    };
  });
