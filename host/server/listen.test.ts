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

test('an address that is not of this machine is named', async () => {
  await expect(listen(fastify(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'This machine has no address 192.0.2.1',
  );
});
