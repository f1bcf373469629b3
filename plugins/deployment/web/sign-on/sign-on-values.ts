import type { SignOn, SignOnService } from '../../api';

/** What the fields of the form hold. */
export type SignOnValues = Omit<SignOnService, 'hasSecret' | 'source' | 'tells' | 'algorithm'> & {
  readonly algorithm: string;
  readonly secret: string;
  readonly reason: string;
};

/** In the address, instead of the id of a service: a new one by this protocol. */
const news = { 'new-oidc': 'oidc', 'new-cas': 'cas' } as const;
export const newAt = (protocol: SignOnService['protocol']): string => `new-${protocol}`;

/** What the address opens: a service, else a new one by a protocol, else the first there is. */
export function openedOf(
  { services }: SignOn,
  open: string | null,
): { readonly service: SignOnService | null; readonly protocol: SignOnService['protocol'] } {
  const isNew = open !== null && open in news;
  const service = isNew ? null : (services.find(({ id }) => id === open) ?? services[0] ?? null);
  return { service, protocol: isNew ? news[open as keyof typeof news] : (service?.protocol ?? 'oidc') };
}

export const initialSignOn = (service: SignOnService | null, protocol: SignOnService['protocol']): SignOnValues => ({
  id: service?.id ?? '',
  protocol,
  name: service?.name ?? '',
  nameEn: service?.nameEn ?? '',
  address: service?.address ?? '',
  clientId: service?.clientId ?? '',
  algorithm: service?.algorithm ?? 'RS256',
  scope: service?.scope ?? 'openid profile',
  claim: service?.claim ?? '',
  finds: service?.finds ?? 'usercode',
  provesTwoFactors: service?.provesTwoFactors ?? false,
  secret: '',
  reason: '',
});

/** As the server takes it; an empty secret is the kept one. */
export const sentSignOn = ({ reason: _, secret, algorithm, ...values }: SignOnValues) => ({
  ...values,
  id: values.id.trim(),
  address: values.address.trim(),
  nameEn: values.nameEn.trim() || values.name.trim(),
  // one of the options
  algorithm: algorithm as 'RS256',
  ...(secret && { secret }),
});
