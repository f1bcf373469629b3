import fastify from 'fastify';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen';

test('a port that another program holds is named, with what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(listen(fastify(), { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is taken by another program`,
  );
});

test.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])(
  'a machine without IPv6 (%s) is heard at its IPv4 addresses',
  async (code) => {
    const app = fastify();
    onTestFinished(() => app.close());
    const bind = app.server.listen.bind(app.server);
    // such a machine cannot be made here: its answer to the first attempt is put in
    app.server.listen = ((options: { host: string; port: number }, ...rest: never[]) => {
      if (options.host !== '::') return bind(options, ...rest);
      process.nextTick(() => app.server.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
      return app.server;
    }) as typeof app.server.listen;
    await listen(app, { port: 0, host: '::' });
    expect((app.server.address() as AddressInfo).address).toBe('0.0.0.0');
  },
);

test('an address that is not of this machine is named', async () => {
  await expect(listen(fastify(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'This machine has no address 192.0.2.1',
  );
});
