import { readFileSync } from 'node:fs';
import * as plain from 'node:http';
import * as secure from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { readDesk } from './console';
import { loadTest } from './load-test';

const fileOf = (name: string) => fileURLToPath(new URL(`../../../tests/support/tls/${name}`, import.meta.url));
const certificate = fileOf('certificate.pem');
const servers: plain.Server[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function portOf(server: plain.Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const deskAt = (port: number, tlsCertificate: string) => {
  const desk = readDesk({ PORT: String(port), DATABASE_URL: 'none', DATABASE_APP_URL: 'none', EDUTECH_DATA: 'none' });
  return { ...desk, settings: { ...desk.settings, tlsCertificate } };
};

const answer = (_: plain.IncomingMessage, response: plain.ServerResponse) => void response.end('here');

test('a load test speaks TLS where the platform does, whatever name its certificate is for', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const port = await portOf(
    secure.createServer({ cert: readFileSync(certificate), key: readFileSync(fileOf('key.pem')) }, answer),
  );
  expect(await loadTest(deskAt(port, certificate), ['--seconds', '1', '--connections', '2'])).toBe(0);
  expect(print.mock.calls.join('\n')).toMatch(/ 0 failed/);
});

test('it speaks plainly where the platform does', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const port = await portOf(plain.createServer(answer));
  expect(await loadTest(deskAt(port, ''), ['--seconds', '1', '--connections', '2'])).toBe(0);
  expect(print.mock.calls.join('\n')).toMatch(/ 0 failed/);
});

test('it names the address at which nobody answers', async () => {
  const port = await portOf(plain.createServer(answer));
  servers.pop()!.close();
  await expect(loadTest(deskAt(port, certificate), [])).rejects.toThrow(
    `Nobody answers at https://127.0.0.1:${port}/login`,
  );
});
