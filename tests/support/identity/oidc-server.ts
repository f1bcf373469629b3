import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Claims of people by the name with which they sign in there; whoever is not named has it as user code. */
export type CityPeople = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface OidcServerOptions {
  readonly people?: CityPeople;
  /** Where our platform stands. */
  readonly origin: string;
  /** Id of the provider in our settings. */
  readonly provider: string;
  /** Takes calls of the back channel, where the platform does not listen; answers the status. */
  readonly deliver?: (form: string) => Promise<number>;
}

export const clientId = 'edutech';
export const clientSecret = 'a-secret-of-the-test-that-is-long-enough';

/**
 * A city's identity service: oidc-provider with its own development pages, where any name signs in. It runs on this
 * machine, over plain HTTP, and tells our platform by back-channel when somebody signs out there.
 */
export async function startOidcServer({ people = {}, origin, provider: id, deliver }: OidcServerOptions) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${origin}/sign-in/${id}`],
        backchannel_logout_uri: `${origin}/sso/${id}/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], profile: ['name', 'usercode'] },
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    // the library refuses to call this machine by itself
    fetch: async (input, init) =>
      deliver
        ? new Response(null, { status: await deliver(String((init as RequestInit).body)) })
        : fetch(input as URL, init as RequestInit),
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, usercode: sub, ...people[sub] }) }),
  });
  const trouble: string[] = [];
  const note = (...facts: unknown[]) => void trouble.push(facts.slice(1).map(String).join(' '));
  provider.on('server_error', note).on('backchannel.error', note);
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    provider,
    /** What went wrong there. */
    trouble,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
