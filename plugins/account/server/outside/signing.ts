import { createHmac, randomBytes } from 'node:crypto';
import { clientSecret } from '../sso/secrets';
import type { PlatformLogin } from './platform-login';
import { notReady } from './refusals';

export type Fields = Readonly<Record<string, string>>;

/**
 * What both servers sign: the fields by name, each as `name=value` with the value as encodeURIComponent writes it, joined
 * by `&`; HMAC-SHA256 under the shared secret, hex.
 */
export const signatureOf = (fields: Fields, secret: string): string =>
  createHmac('sha256', secret)
    .update(
      Object.keys(fields)
        .sort()
        .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
        .join('&'),
    )
    .digest('hex');

/** The signed fields of a login. Time (seconds) and nonce let the platform refuse late or repeated ones. */
export async function signedFields({ platform, userId, address, now }: PlatformLogin): Promise<Fields> {
  const fields = {
    client_id: platform.clientId,
    userid: userId,
    ...(address && { address: address.href }),
    timestamp: String(Math.floor(now.getTime() / 1000)),
    nonce: randomBytes(16).toString('hex'),
  };
  return { ...fields, signature: signatureOf(fields, await secretOf(platform)) };
}

async function secretOf(platform: PlatformLogin['platform']): Promise<string> {
  const secret = await clientSecret(platform).catch((error: unknown) => {
    throw notReady(platform, error);
  });
  if (secret === '') throw notReady(platform, 'the shared secret is empty');
  return secret;
}
