import * as plain from 'node:http';
import * as secure from 'node:https';
import { frontPath } from 'edutech/core/common/front';
import type { Desk } from './console';
import { numberOption, option } from './terminal/options';

/** This machine only: a load test is an attack where it is not wanted. */
const host = '127.0.0.1';

interface Tally {
  readonly milliseconds: number[];
  failures: number;
}

/** Asks the server on this machine for one page as often as it answers, for some seconds, and says how it did. */
export async function loadTest({ given, settings }: Desk, args: readonly string[]): Promise<number> {
  const seconds = numberOption(args, 'seconds', { from: 1, to: 60, otherwise: 10 });
  const connections = numberOption(args, 'connections', { from: 1, to: 200, otherwise: 20 });
  const path = option(args, 'path') ?? frontPath;
  if (!path.startsWith('/')) throw new Error(`--path must begin with a slash, not "${path}".`);
  const protocol = settings.tlsCertificate ? 'https' : 'http';
  const address = `${protocol}://${host}:${given.port}${path}`;
  const { ask, stop } = askerOf(protocol, { port: given.port, path, connections });
  await ask().catch((error: Error) => {
    throw new Error(`Nobody answers at ${address} (${error.message}): start the platform, or set PORT.`);
  });
  const tally: Tally = { milliseconds: [], failures: 0 };
  const until = performance.now() + seconds * 1000;
  const line = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const status = await ask().catch(() => 0);
      if (status < 200 || status >= 400) tally.failures += 1;
      tally.milliseconds.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, line));
  stop();
  report(tally, { path, seconds, connections });
  return tally.failures > 0 ? 1 : 0;
}

interface Aim {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
}

function askerOf(protocol: 'http' | 'https', { port, path, connections }: Aim) {
  const kept = { keepAlive: true, maxSockets: connections };
  // the certificate is for the city's name, and nothing but this machine is asked
  const agent = protocol === 'https' ? new secure.Agent({ ...kept, rejectUnauthorized: false }) : new plain.Agent(kept);
  const { get } = protocol === 'https' ? secure : plain;
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get({ host, port, path, agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      }).on('error', reject);
    });
  return { ask, stop: () => agent.destroy() };
}

function report(
  { milliseconds, failures }: Tally,
  about: { path: string; seconds: number; connections: number },
): void {
  const sorted = milliseconds.sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  console.log(`${about.path}: ${sorted.length} answers in ${about.seconds} s over ${about.connections} connections`);
  console.log(`${Math.round(sorted.length / about.seconds)} a second, ${failures} failed`);
  console.log(`median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms`);
}
