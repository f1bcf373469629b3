import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fetchFor, outwardFetch } from './outward-fetch';

test('an address that a document names inside of this machine is not asked', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.1', '169.254.169.254']) {
      const refused = outwardFetch(`http://${host}:${port}/keys`, {});
      await expect(refused).rejects.toMatchObject({ cause: { code: 'EINWARD' } });
    }
    expect(asked).toBe(0);
    expect((await fetchFor({ mayBeInward: true })(`http://127.0.0.1:${port}/keys`, {})).status).toBe(200);
    expect(asked).toBe(1);
  } finally {
    server.close();
  }
});
