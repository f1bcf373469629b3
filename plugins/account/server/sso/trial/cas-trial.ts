import { randomBytes } from 'node:crypto';
import type { TrialWork } from '../../../api/identity-services';
import type { KnownProvider } from '../../../model/sso/known-provider';
import { askCas, below, casService } from '../cas/cas';
import { readCasAnswer } from '../cas/cas-xml';
import { fetchFor } from '../outward-fetch';

/** Milliseconds that the login page may take. */
const patience = 10_000;
/** The refusal of a ticket, with its code (CAS protocol 3.0, section 2.5.3). */
const refusal = /authenticationFailure[^>]*\bcode\s*=\s*["']([\w-]+)["']/;

/** The login page, the address that validates tickets, and whether our own address is known there. */
export function casTrial(provider: KnownProvider, origin: string): readonly TrialWork[] {
  const service = casService(origin, provider.id, { state: randomBytes(16).toString('base64url') });
  let code = '';
  return [
    {
      step: 'loginPage',
      work: async () => {
        const address = below(provider, 'login');
        address.searchParams.set('service', service);
        const { status } = await fetchFor(provider)(address, {
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        });
        if (status >= 400) throw new Error(`${address.origin}${address.pathname}: ${status}`);
        return `${address.origin}${address.pathname}`;
      },
    },
    {
      step: 'validate',
      // a ticket that nobody has given is refused by what validates tickets, and by nothing else
      work: async () => {
        const address = below(provider, 'p3/serviceValidate');
        address.searchParams.set('service', service);
        address.searchParams.set('ticket', `ST-0-${randomBytes(16).toString('hex')}`);
        const text = await askCas(provider, address).catch((error: unknown) => {
          throw (error as { cause?: unknown }).cause ?? error;
        });
        if (readCasAnswer(text)) throw new Error('a ticket that nobody has given was taken');
        code = refusal.exec(text)?.[1] ?? '';
        if (code === '') throw new Error(text.slice(0, 200));
        return `${address.origin}${address.pathname}`;
      },
    },
    {
      step: 'service',
      work: async () => {
        if (/SERVICE/.test(code)) throw new Error(code);
        return `${origin}/sso/${provider.id}/return`;
      },
    },
  ];
}
