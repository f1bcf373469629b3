import { setTimeout as wait } from 'node:timers/promises';
import { platformAddress } from '../../model/outside/platform-address';
import type { PlatformLogin } from './platform-login';
import { refusedThere, strangeAnswer, unavailable } from './refusals';
import { signedFields } from './signing';

/** Before asking again. Milliseconds. */
const pause = 300;
/** No honest answer is longer. Bytes. */
const mostBytes = 65_536;
/** Longest message of a platform on the screen. Characters. */
const longestMessage = 200;

/** The server was not reached, or its proxy did not reach it: it has not received the request. */
class NotReached extends Error {}

/**
 * Asks the platform's server where to send the browser. Retries once if the server cannot have received the request;
 * not after a timeout: it may be processing it, and the person has waited.
 */
export async function askForAddress(crossing: PlatformLogin): Promise<URL> {
  const text = await ask(crossing).catch(async (error: unknown) => {
    if (!(error instanceof NotReached)) throw error;
    await wait(pause);
    return ask(crossing).catch((again: unknown) => {
      throw again instanceof NotReached ? unavailable(crossing.platform, again.message) : again;
    });
  });
  return addressIn(crossing, text);
}

async function ask(crossing: PlatformLogin): Promise<string> {
  const { platform } = crossing;
  const form = new URLSearchParams(await signedFields(crossing));
  const response = await fetch(platform.address, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
    // the only address that our server calls is the one of the settings
    redirect: 'manual',
    signal: AbortSignal.timeout(platform.patience * 1000),
  }).catch((error: unknown) => {
    throw wasRefused(error) ? new NotReached(nameOf(error)) : unavailable(platform, nameOf(error));
  });
  if (response.status === 502 || response.status === 503) throw new NotReached(`it answered ${response.status}`);
  if (response.status >= 300 && response.status < 400) throw strangeAnswer(platform, 'its server led our server on');
  if (response.status >= 500) throw unavailable(platform, `it answered ${response.status}`);
  return readText(response).catch((error: unknown) => {
    throw error instanceof RangeError ? strangeAnswer(platform, error.message) : unavailable(platform, nameOf(error));
  });
}

/** The body, as far as an honest one may go. Throws RangeError beyond. */
async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new RangeError(`its answer is longer than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** `status`, `message`, `data.redirect_url` (portal.md section 7), or the envelope of our own wire: `code` and `msg`. */
interface Told {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly msg?: unknown;
  readonly data?: { readonly redirect_url?: unknown } | null;
}

function addressIn({ platform }: PlatformLogin, text: string): URL {
  const told = parse(text);
  if (!told) throw strangeAnswer(platform, 'its answer is no JSON object');
  const isGood = [true, 200].some((good) => told.status === good) || (told.status === undefined && told.code === 200);
  if (!isGood) {
    const message = told.message ?? told.msg;
    throw refusedThere(platform, typeof message === 'string' ? tidy(message) : '');
  }
  const address = told.data?.redirect_url;
  if (typeof address !== 'string' || address === '') throw strangeAnswer(platform, 'its answer has no redirect_url');
  const url = platformAddress(platform, address);
  if (!url) throw strangeAnswer(platform, `its redirect_url leads elsewhere: ${hostOf(address)}`);
  return url;
}

function parse(text: string): Told | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null && !Array.isArray(told) ? told : null;
  } catch {
    return null;
  }
}

const tidy = (message: string) =>
  message
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestMessage);

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'no address');

/** The connection was never made. */
const wasRefused = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(nameOf(error));

/** A word for the log, without addresses. */
const nameOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: string; errors?: { code?: string }[] }; name?: string };
  return cause?.code ?? cause?.errors?.[0]?.code ?? name ?? 'it failed';
};
