import type { IdentityProvider } from './identity-provider';

/** An identity service as it was set up in the browser, with its client secret; empty: a public client. */
export type SetUpProvider = Omit<IdentityProvider, 'secretEnvironment' | 'secretFile'> & { readonly secret: string };

/** One by which people sign in just now: of the city's file, or set up in the browser. */
export interface KnownProvider extends IdentityProvider {
  /** Of one from the browser; the file names where its own lies. */
  readonly secret: string;
  /** The city's file has it, which is not judged. */
  readonly isOfFile: boolean;
  /** It may lie on this machine itself. */
  readonly mayBeInward: boolean;
}
