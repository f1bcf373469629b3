import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobState } from 'edutech/core/common/api/jobs';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ plugins: ['portal', 'news'], works: true });
});
afterAll(() => app.close());

/** Work that the principal has started. */
const started = (by: string | undefined = app.world.people.principal.personId) =>
  app.platform.services.database.write(asSystem('a test starts work'), (db) =>
    app.platform.container.get(Jobs).add(db, 'news.forgetVisits', {}, by ? { by } : {}),
  );

test('whoever started work is told how far it is, and that it is done', async () => {
  const jobId = await started();
  const principal = await signedIn(app, 'principal');
  await vi.waitFor(
    async () => {
      const { envelope } = await principal.call(jobState, { jobId });
      expect(envelope?.data).toEqual({ state: 'done', progress: 1 });
    },
    { timeout: 15_000, interval: 200 },
  );
});

test('who runs the deployment sees work that nobody started, too', async () => {
  const jobId = await started('');
  const { envelope } = await (await signedIn(app, 'superadmin')).call(jobState, { jobId });
  expect(['waiting', 'running', 'done']).toContain((envelope!.data as OutputOf<typeof jobState>).state);
});

test('to others it is not there', async () => {
  const jobId = await started();
  for (const account of ['teacher', 'countyadmin', 'cityadmin'] as const) {
    expect((await (await signedIn(app, account)).call(jobState, { jobId })).status).toBe(404);
  }
});
