import { readFile } from 'node:fs/promises';
import type { IdentityProvider } from '../../model/sso/identity-provider';

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

const local = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/;

/** Plain HTTP is for this machine only. */
export const isUnsafe = (address: string): boolean => address.startsWith('http:') && !local.test(address);
