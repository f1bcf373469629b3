import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobState } from 'edutech/core/common/api/jobs';
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
const started = () =>
  app.platform.services.database.write(asSystem('a test starts work'), (db) =>
    app.platform.container.get(Jobs).add(db, 'news.forgetVisits', {}, { by: app.world.people.principal.personId }),
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

test('to others it is not there', async () => {
  const jobId = await started();
  for (const account of ['teacher', 'countyadmin', 'cityadmin'] as const) {
    expect((await (await signedIn(app, account)).call(jobState, { jobId })).status).toBe(404);
  }
});
