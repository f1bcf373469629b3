import { refusalOf } from '../../../common/permissions/access';
import { AppError, forbidden, notFound, refused, wireCodes } from '../../../common/errors';
import { mayCall, mayCallWithFirstPassword } from '../../../common/permissions/session-limit';
import { holderOf, visitor } from '../../actor';
import { networkOf } from '../../security/network';
import type { Settings } from '../../settings/settings';
import type { Switches } from '../../switches';
import type { Step } from '../exchange';
import { isInternal } from '../internal-calls';
import { RateLimit } from '../rate-limit';

/**
 * The one table of access: what a plugin that is switched off declares is not there, the rest is decided by `isAllowed`
 * for the person, by `mayCall` for the session, and by `mayCallWithFirstPassword` while the password must be changed.
 */
export const accessStep =
  (switches: Switches): Step =>
  (exchange) => {
    const { mounted } = exchange;
    const { endpoint } = mounted;
    // who must set up a second factor first is nobody yet, except where that is done
    const isNobodyYet = exchange.actor.kind === 'person' && exchange.actor.limit === 'enrolment';
    if (isNobodyYet && !mayCall('enrolment', endpoint)) exchange.actor = visitor;
    const { actor } = exchange;
    const county = actor.kind === 'person' ? actor.countyId : null;
    if (!switches.isOn(mounted.plugin, county)) throw notFound();
    const refusal = refusalOf(endpoint.access, holderOf(actor));
    if (refusal) throw refused(refusal);
    if (actor.kind === 'person' && !mayCall(actor.limit, endpoint))
      throw forbidden(`core.session.limit.${actor.limit}`);
    if (actor.kind === 'person' && actor.mustChangePassword && !mayCallWithFirstPassword(endpoint))
      throw new AppError('core.session.mustChangePassword', wireCodes.mustChangePassword);
  };

/** Floods of one person (or, signed out, of one address) end in 429 with the seconds to wait. */
export const rateLimitStep = (settings: Settings): Step => {
  const limit = new RateLimit();
  return ({ actor, mounted, request, now }) => {
    if (isInternal(request.headers)) return;
    const who = actor.kind === 'person' ? actor.personId : networkOf(request.ip);
    limit.take(who, settings.requestsPerMinute, now.getTime());
    const own = mounted.endpoint.perMinute;
    if (own !== undefined) limit.take(`${who} ${mounted.endpoint.path}`, own, now.getTime());
  };
};
