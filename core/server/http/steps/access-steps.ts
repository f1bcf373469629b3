import type { Endpoint } from '../../../common/endpoint';
import { refusalOf } from '../../../common/permissions/access';
import { AppError, forbidden, notFound, refused, wireCodes } from '../../../common/errors';
import type { Id } from '../../../common/ids';
import { mayCall, mayCallWithFirstPassword } from '../../../common/permissions/session-limit';
import { type Actor, holderOf, visitor } from '../../actor';
import type { Switches } from '../../switches';
import type { Step } from '../exchange';

/**
 * The one table of access: what a plugin that is switched off declares is not there, the rest is decided by `isAllowed`
 * for the person, by `mayCall` for the session, and by `mayCallWithFirstPassword` while the password must be changed.
 */
export const accessStep =
  (switches: Switches): Step =>
  (exchange) => {
    const { mounted } = exchange;
    exchange.actor = admitted(mounted.endpoint, exchange.actor, (county) => switches.isOn(mounted.plugin, county));
  };

/**
 * The caller, if access is allowed: also for addresses that are no endpoints and open to the same people as one
 * (uploads). Throws 404 for plugins that are switched off, else the refusal.
 */
export function admitted(
  endpoint: Pick<Endpoint, 'access' | 'kind' | 'limited' | 'withFirstPassword'>,
  caller: Actor,
  isOn: (countyId: Id | null) => boolean,
): Actor {
  // who must set up a second factor first is nobody yet, except where that is done
  const isNobodyYet = caller.kind === 'person' && caller.limit === 'enrolment' && !mayCall('enrolment', endpoint);
  const actor = isNobodyYet ? visitor : caller;
  if (!isOn(actor.kind === 'person' ? actor.countyId : null)) throw notFound('core.error.switchedOff');
  const refusal = refusalOf(endpoint.access, holderOf(actor));
  if (refusal) throw refused(refusal);
  if (actor.kind === 'person' && !mayCall(actor.limit, endpoint)) throw forbidden(`core.session.limit.${actor.limit}`);
  if (actor.kind === 'person' && actor.mustChangePassword && !mayCallWithFirstPassword(endpoint))
    throw new AppError('core.session.mustChangePassword', wireCodes.mustChangePassword);
  return actor;
}
