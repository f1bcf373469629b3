import { contributions } from 'edutech/core/common/token';
import type { IdentityProvider } from '../model/sso/identity-provider';
import type { SetUpProvider } from '../model/sso/known-provider';

export type { IdentityProvider, SetUpProvider };

/** What is tried of an identity service, one after the other: what is found becomes the answer that people read. */
export interface TrialWork {
  readonly step: string;
  readonly work: () => Promise<string>;
}

/** What who sets identity services up in the browser asks of the area that signs people in. */
export interface IdentityServices {
  /** Those of the city's file, which are changed there only. */
  readonly ofFile: readonly IdentityProvider[];
  /** The list as it is stored, sealed; what is no list is an empty one. */
  readonly read: (stored: string) => readonly SetUpProvider[];
  readonly write: (services: readonly SetUpProvider[]) => string;
  /** Whether a secret would go over an open line. */
  readonly isUnsafe: (address: string) => boolean;
  /** The addresses that the service must be told. */
  readonly addresses: (service: Pick<SetUpProvider, 'id' | 'protocol'>, origin: string) => readonly string[];
  /** Asks it the real way, as far as it goes without a person. */
  readonly trial: (service: SetUpProvider, origin: string) => readonly TrialWork[];
}
/** Of one area, or of none. */
export const IdentityServices = contributions<IdentityServices>('account.IdentityServices');
