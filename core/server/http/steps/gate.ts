import type { FastifyRequest } from 'fastify';
import { after, type Awaitable } from '../../../common/awaitable';
import type { Endpoint } from '../../../common/endpoint';
import { forbidden } from '../../../common/errors';
import { visitor } from '../../actor';
import type { Clock } from '../../clock';
import { networkOf } from '../../security/network';
import { isSameOrigin, isUnwantedLegacyWrite } from '../../security/same-origin';
import { sessionSecretOf } from '../../session/cookies';
import type { OpenSession, Sessions } from '../../session/sessions';
import type { Settings } from '../../settings/settings';
import type { Switches } from '../../switches';
import { parseCookies } from '../cookies';
import type { Mounted } from '../exchange';
import { isInternal } from '../internal-calls';
import type { RateLimit } from '../rate-limit';
import { admitted } from './access-steps';

interface GateParts {
  readonly sessions: Sessions;
  readonly switches: Switches;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly limit: RateLimit;
}

/** Answers the session of a call that may come in. Throws what refuses the others. */
export type Gate = (request: FastifyRequest, mounted: Mounted) => Awaitable<OpenSession | null>;

/**
 * What can be decided without the body, before any of it is read: where the call comes from, whose session it has, whether the
 * person (or, signed out, the address) floods us, and whether a visitor may call this at all.
 */
export function gateOf({ sessions, switches, settings, clock, limit }: GateParts): Gate {
  function count(request: FastifyRequest, { path, perMinute }: Endpoint, session: OpenSession | null) {
    if (isInternal(request.headers)) return;
    const who = session ? session.holder.personId : networkOf(request.ip);
    limit.take(who, settings.requestsPerMinute);
    if (perMinute !== undefined) limit.take(`${who} ${path}`, perMinute);
  }

  return (request, { plugin, endpoint }) => {
    const secret = sessionSecretOf(parseCookies(request.headers.cookie), settings);
    refuseForeign(request, endpoint, settings, secret !== undefined);
    return after(secret ? sessions.find(secret, clock.now()) : null, (session) => {
      count(request, endpoint, session);
      if (!session) admitted(endpoint, visitor, (county) => switches.isOn(plugin, county));
      return session;
    });
  };
}

/** No state changes from another site, by prefetch or by navigation. */
function refuseForeign(request: FastifyRequest, endpoint: Endpoint, settings: Settings, hasSession: boolean) {
  if (endpoint.legacyWrite && isUnwantedLegacyWrite(request.method, request.headers))
    throw forbidden('core.error.foreignOrigin');
  if (endpoint.kind === 'read') return;
  const facts = { publicOrigin: settings.publicOrigin, protocol: request.protocol, hasSession };
  if (!isSameOrigin(request.headers, facts)) throw forbidden('core.error.foreignOrigin');
}
