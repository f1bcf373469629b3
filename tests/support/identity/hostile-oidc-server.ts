import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';

/** What a service says of itself beside its addresses, and the id token that it answers a code with. */
export interface HostileService {
  readonly metadata?: Readonly<Record<string, unknown>>;
  idToken?: string;
}

/**
 * Identity services that say what a test wants, each below a path of its own: discovery, one public key, and a token for every
 * code. It runs on this machine, over plain HTTP.
 */
export async function startHostileOidc(services: Readonly<Record<string, HostileService>>) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'right', use: 'sig' };
  const server = createServer((request, response) => {
    const [, name = '', act = ''] = (request.url ?? '').split('?', 1)[0]!.split('/');
    const service = services[name];
    const answer = service && answerOf(service, `${origin}/${name}`, act);
    request.resume();
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  const answerOf = ({ metadata, idToken }: HostileService, issuer: string, act: string) =>
    ({
      '.well-known': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        ...metadata,
      },
      keys: { keys: [jwk] },
      token: { access_token: 'an-access-token', token_type: 'Bearer', expires_in: 60, id_token: idToken },
    })[act];

  return {
    issuerOf: (name: string) => `${origin}/${name}`,
    privateKey,
    publicKey,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
