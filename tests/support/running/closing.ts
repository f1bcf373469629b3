import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { Live } from 'edutech/core/server/live/live';
import { Logger } from 'edutech/core/server/logger';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { QuestionBank } from 'edutech/plugins/questions/api';
import { MonitorBroadcast } from 'edutech/plugins/work/server/monitoring/monitor-broadcast';
import { Notices } from 'edutech/plugins/work/server/notices/notices';
import { ClassTotals } from 'edutech/plugins/work/server/totals/class-totals';
import type { closeHomework } from 'edutech/plugins/work/server/answering/close.job';
import type { TestApp } from '../servers/start-app';

/** Runs the job that takes homework when its time is up, as the minute would. */
export async function closing(app: TestApp, job: typeof closeHomework): Promise<void> {
  const { container, services } = app.platform;
  const { database } = services;
  const clock = container.get(Clock);
  const notices = new Notices(container.get(Notifications));
  const quiet = { ...container.get(Live), topic: () => undefined, publish: () => undefined } as unknown as Live;
  const declared: JobDeclaration = job({
    bank: container.get(QuestionBank) as Parameters<typeof closeHomework>[0]['bank'],
    classTotals: new ClassTotals({ clock, database, logger: container.get(Logger), notices }),
    clock,
    database,
    monitorBroadcast: new MonitorBroadcast(quiet, database),
    notices,
    acts: [],
    evidence: [],
    wrong: [],
  });
  const heartbeat = async () => undefined;
  const signal = new AbortController().signal;
  await declared.run({}, { actor: asSystem('a test'), signal, attempt: 1, heartbeat });
}
