import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often a server is asked whether it is ready. Milliseconds. */
const askEvery = 100;

/** A load balancer of the plain kind: it keeps connections open, asks `/readyz` now and then, and tries nothing twice. */
export interface Balancer {
  readonly port: number;
  /** Whether it sends requests there. */
  isUsed(port: number): boolean;
  close(): void;
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true });
  const ready = new Set<number>();
  let next = 0;

  const ask = (port: number) =>
    new Promise<void>((resolve) => {
      const asked = http.get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
        response.resume();
        if (response.statusCode === 200) ready.add(port);
        else ready.delete(port);
        resolve();
      });
      asked.on('error', () => {
        ready.delete(port);
        resolve();
      });
    });
  await Promise.all(ports.map(ask));
  const asking = setInterval(() => void Promise.all(ports.map(ask)), askEvery);

  const server = http.createServer((request, response) => {
    const usable = [...ready];
    const port = usable[next++ % usable.length];
    if (port === undefined) return void response.writeHead(502).end('no server is ready');
    const { method, url: path, headers } = request;
    const passed = http.request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      const { connection: _hop, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passed.on('error', (error) => response.writeHead(502).end(`${port}: ${error.message}`));
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    isUsed: (port) => ready.has(port),
    close() {
      clearInterval(asking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
