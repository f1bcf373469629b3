import { refusalOf } from '../../common/permissions/access';
import { notFound, refused } from '../../common/errors';
import { holderOf } from '../actor';
import { networkOf } from '../security/network';
import type { Settings } from '../settings/settings';
import type { Switches } from '../switches';
import type { Step } from './exchange';
import { isInternal } from './internal-calls';
import { RateLimit } from './rate-limit';

/** The one table of access: what a plugin that is switched off declares is not there, the rest is decided by `isAllowed`. */
export const accessStep =
  (switches: Switches): Step =>
  (exchange) => {
    const { mounted, actor } = exchange;
    const county = actor.kind === 'person' ? actor.countyId : null;
    if (!switches.isOn(mounted.plugin, county)) throw notFound();
    const refusal = refusalOf(mounted.endpoint.access, holderOf(actor));
    if (refusal) throw refused(refusal);
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
