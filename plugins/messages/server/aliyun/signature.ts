import { createHash, createHmac } from 'node:crypto';

/** A call of an Alibaba Cloud API in the style of actions: all parameters are in the query, and there is no body. */
export interface SignedCall {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly keyId: string;
  readonly secret: string;
  readonly nonce: string;
  readonly now: Date;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const algorithm = 'ACS3-HMAC-SHA256';

/** As RFC 3986 writes it: `encodeURIComponent` leaves five characters that are to be written as well. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

export const queryOf = (parameters: SignedCall['parameters']): string =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(parameters[name]!)}`)
    .join('&');

/** The headers of a call, signed by version 3 of the signature of Alibaba Cloud. */
export function signedHeaders({ host, action, version, parameters, keyId, secret, nonce, now }: SignedCall) {
  const headers: Readonly<Record<string, string>> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': `${now.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    'POST',
    '/',
    queryOf(parameters),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-acs-content-sha256'],
  ].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `${algorithm} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...headers, authorization };
}
