import { isLoopback } from 'edutech/core/server/security/network';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Environment } from './environment';
import type { DemoScale } from './load-demo';

/** All addresses of this machine, of both families; and those that only this machine reaches. */
const everywhere = '::';
const onlyHere = 'localhost';

/** Where a server listens, and what it may hold there. */
export interface Place {
  readonly host: string;
  readonly demo: DemoScale | null;
  /** What lets others than the people at this machine in, in words for a sentence; undefined: plain local use. */
  readonly openBy: string | undefined;
}

type Opening = Pick<Settings, 'publicOrigin' | 'tlsCertificate'>;

/** What of the settings says that a deployment is meant for others. */
export function openedBySettings({ publicOrigin, tlsCertificate }: Opening): string | undefined {
  if (publicOrigin) return 'the setting publicOrigin';
  return tlsCertificate ? 'the setting tlsCertificate' : undefined;
}

/**
 * Decides from settings and environment: what nobody has opened to others listens on this machine only, and only there is
 * a demo, whose accounts have a password that everybody can read (core/decisions/0150). Throws one sentence for a demo
 * that was asked for elsewhere.
 */
export function placeOf(settings: Opening, given: Pick<Environment, 'host' | 'demo' | 'isDemoAsked'>): Place {
  const { host, demo, isDemoAsked } = given;
  const openBy = openedBySettings(settings) ?? (host !== undefined && !isLoopback(host) ? `HOST=${host}` : undefined);
  if (openBy && demo && isDemoAsked) {
    throw new Error(
      `The demo city is for this machine alone, because everybody knows its passwords, but ${openBy} opens this ` +
        'deployment to others: leave one of them out.',
    );
  }
  return { host: host ?? (openBy ? everywhere : onlyHere), demo: openBy ? null : demo, openBy };
}
