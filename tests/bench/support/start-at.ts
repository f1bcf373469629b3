import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from './load';

/** Calls after a while, on a connection of its own: as with people, nobody waits for the one before him. */
export async function startAt(
  after: number,
  call: Call,
  port: number,
): Promise<{ milliseconds: number; isDone: boolean }> {
  await delay(after);
  const began = performance.now();
  const isDone = await new Promise<boolean>((resolve) => {
    const body = JSON.stringify(call.body);
    const headers = { ...call.headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const request = http.request(
      { port, host: '127.0.0.1', method: call.method, path: call.path, headers, agent: false },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200));
      },
    );
    request.on('error', () => resolve(false));
    request.end(body);
  });
  return { milliseconds: performance.now() - began, isDone };
}
