import { outwardAddress } from 'edutech/core/server/outward/outward';
import type { IdentityServices } from '../../../api/identity-services';
import type { IdentityProvider } from '../../../model/sso/identity-provider';
import { oidcReturn } from '../oidc';
import { fromBrowser, readProviders } from '../provider-list';
import { isUnsafe } from 'edutech/plugins/organisation/kit/server/outward-request';
import type { SsoServices } from '../sso-services';
import { casTrial } from './cas-trial';
import { oidcTrial } from './oidc-trial';

/** For who sets identity services up in the browser (deployment): how they are stored, named and tried. */
export const setUpServices = (
  { settings }: Pick<SsoServices, 'settings'>,
  ofFile: readonly IdentityProvider[],
): IdentityServices => ({
  ofFile,
  read: readProviders,
  write: (services) => JSON.stringify(services),
  isUnsafe,
  addresses: ({ id, protocol }, origin) =>
    protocol === 'oidc' ? [oidcReturn(origin, id), `${origin}/sso/${id}/logout`] : [`${origin}/sso/${id}/return`],
  trial: (service, origin) => {
    const provider = fromBrowser(service, settings);
    const host = new URL(service.address).hostname.replace(/^\[|\]$/g, '');
    const find = {
      step: 'find',
      work: () => (provider.mayBeInward ? Promise.resolve(host) : outwardAddress(host)),
    };
    return [find, ...(service.protocol === 'oidc' ? oidcTrial : casTrial)(provider, origin)];
  },
});
