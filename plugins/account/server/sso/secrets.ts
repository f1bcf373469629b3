import { readFile } from 'node:fs/promises';
import type { IdentityProvider } from '../../model/sso/identity-provider';
import type { KnownProvider } from '../../model/sso/known-provider';

/** The client secret, from the environment or a file; empty: a public client. Throws when what is named is not there. */
export async function clientSecret({
  id,
  secretEnvironment,
  secretFile,
}: Pick<IdentityProvider, 'id' | 'secretEnvironment' | 'secretFile'>): Promise<string> {
  if (secretEnvironment !== '') {
    const secret = process.env[secretEnvironment]?.trim();
    if (!secret) throw new Error(`The client secret of "${id}" is not in the environment (${secretEnvironment}).`);
    return secret;
  }
  return secretFile === '' ? '' : (await readFile(secretFile, 'utf8')).trim();
}

/** Of a known service: as it was typed in the browser, or from where the file says. */
export const secretOf = (provider: KnownProvider): Promise<string> =>
  provider.isOfFile ? clientSecret(provider) : Promise.resolve(provider.secret);
