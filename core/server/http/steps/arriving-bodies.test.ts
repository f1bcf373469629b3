import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ArrivingBodies } from './arriving-bodies';

/** A server that waits for bodies and answers how long they are. */
async function serverWith(bodies: ArrivingBodies) {
  const app: FastifyInstance = fastify();
  const ends = new WeakMap<object, () => void>();
  app.post('/', { onRequest: async (request) => void ends.set(request, bodies.expect(request, false)) }, (request) => {
    ends.get(request)?.();
    return { is: 'there' };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    const answer = async () => String((await once(socket, 'data'))[0]).split('\r\n', 1)[0];
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n');
    return { socket, answer };
  };
}

test('a body that does not come is waited for no longer than it should take', async () => {
  const send = await serverWith(new ArrivingBodies({ patience: 50, mostAtOnce: 10 }));
  const { socket } = send();
  await once(socket, 'close');
  const whole = send();
  whole.socket.write('{}');
  expect(await whole.answer()).toContain(' 200 ');
});

test('an address has a few on their way, and more as soon as these have come or gone', async () => {
  const send = await serverWith(new ArrivingBodies({ patience: 60_000, mostAtOnce: 2 }));
  const [first, second] = [send(), send()];
  // both are on their way once a third is refused
  await expect.poll(() => send().answer()).toContain(' 429 ');
  first.socket.write('{}');
  expect(await first.answer()).toContain(' 200 ');
  second.socket.destroy();
  const next = async () => {
    const { socket, answer } = send();
    socket.write('{}');
    return answer();
  };
  await expect.poll(next).toContain(' 200 ');
  await expect.poll(next).toContain(' 200 ');
});
