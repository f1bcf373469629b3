import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { endSession } from './provider';
import type { ProviderServices } from './provider-services';

test('a sign-out that meets a lost database is written into the log, and ends no process', async () => {
  const lost = new Error('the database is gone');
  const error = vi.fn();
  const services = {
    clock: { now: () => new Date() },
    logger: { error },
    sessions: { find: () => Promise.reject(lost) },
    settings: { publicOrigin: '', tlsCertificate: '' },
  } as unknown as ProviderServices;
  const request = { headers: { cookie: 'sid=secret' } } as IncomingMessage;
  await expect(endSession(services, request)).resolves.toBeUndefined();
  expect(error).toHaveBeenCalledWith({ error: lost }, expect.any(String));
});
