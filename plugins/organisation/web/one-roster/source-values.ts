import type { SourceSetUp } from '../../api';

/** What the fields of the form hold. */
export interface SourceValues {
  readonly kind: SourceSetUp['kind'];
  readonly baseAddress: string;
  readonly tokenAddress: string;
  readonly clientId: string;
  readonly secret: string;
  readonly mostLeaving: string;
  readonly when: 'nightly' | 'byHand';
}

export const initialSource = ({ isNightly, mostLeaving, ...source }: SourceSetUp): SourceValues => ({
  kind: source.kind,
  baseAddress: source.baseAddress,
  tokenAddress: source.tokenAddress,
  clientId: source.clientId,
  secret: '',
  mostLeaving: String(mostLeaving),
  when: isNightly ? 'nightly' : 'byHand',
});

/** What is tried; an empty secret is the kept one. */
export const sentService = ({ kind, secret, ...values }: SourceValues) => ({
  kind,
  baseAddress: kind === 'rest' ? values.baseAddress.trim() : '',
  tokenAddress: kind === 'rest' ? values.tokenAddress.trim() : '',
  clientId: kind === 'rest' ? values.clientId.trim() : '',
  ...(kind === 'rest' && secret && { secret }),
});
