import { demoPassword } from 'edutech/core/server/demo-password';

/** What browsers send along with a call of ours. */
export const fromOurPage = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'accept-encoding': 'gzip, deflate, br',
} as const;

/** Headers of calls that a signed-in person's browser makes. */
export type Signed = typeof fromOurPage & { readonly cookie: string; readonly token: string };

/** Signs a demo account in, as the login dialog does. */
export async function signIn(port: number, username: string): Promise<Signed> {
  const response = await fetch(`http://localhost:${port}/gw/auth/efficiencyLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromOurPage },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { code, msg, data } = (await response.json()) as Answer;
  if (code !== 200 || !data) throw new Error(`${username} could not sign in: ${msg}`);
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { ...fromOurPage, cookie: cookie.join('; '), token: data.userEntity.token };
}

interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: { readonly userEntity: { readonly token: string } } | null;
}
