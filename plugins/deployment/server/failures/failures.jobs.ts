import Type, { type Static } from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import { defaultLanguage, type Language } from 'edutech/core/common/languages';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { flattenAcl } from 'edutech/core/common/permissions/acl';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import type { Mailer } from 'edutech/core/server/mail/mailer';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { backupJob } from 'edutech/core/server/operation/backups';
import type { Grants } from 'edutech/core/server/permissions/grants';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import type { ConfirmedMails } from 'edutech/plugins/account/api';
import { operator } from '../../api/access';
import { reasonOf } from '../../model/failure';
import { jobWord } from '../jobs/job-words';
import { pathFor } from '../jobs/remedies';
import { failureLetter } from './failure-letter';
import { Letter, type ToldFailure } from './letter';
import {
  consumeFailures,
  deleteOldReports,
  type Failure,
  type OperatorRow,
  selectFirstSchool,
  selectOperators,
  selectOptionalOperator,
} from './failures.queries';

export interface FailureParts {
  readonly clock: Clock;
  readonly database: Database;
  readonly grants: Grants;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly mails: readonly ConfirmedMails[];
  readonly notifications: Notifications;
  readonly settings: Settings;
  readonly texts: Texts;
}

export const reportJob = 'deployment.reportFailures';
export const mailJob = 'deployment.mailFailures';
/** What failed longer ago is no news: so long a queue keeps what it has given up. Milliseconds. */
const newsTime = 3 * 86_400_000;

/** Who is told of a failure: of a backup who looks after backups, of anything else who looks after jobs. */
async function concerned({ grants }: FailureParts, db: Db, job: string): Promise<OperatorRow[]> {
  const access = operator(job === backupJob ? 'backups' : 'jobs');
  const found: OperatorRow[] = [];
  for (const one of await selectOperators(db)) {
    const { personId, category } = one;
    const acl = await grants.aclOf(db, { personId, category, postId: null, roleType: null });
    if (isAllowed(access, { category: 'superAdmin', permissions: flattenAcl(acl) })) found.push(one);
  }
  return found;
}

/** Under the bell: the newest failure of each kind of job, in the reader's language. */
async function ring({ notifications, texts }: FailureParts, db: Db, failure: Failure, people: readonly OperatorRow[]) {
  const school = await selectFirstSchool(db);
  if (!school) return;
  const byLanguage = Map.groupBy(people, ({ language }): Language => language ?? defaultLanguage);
  for (const [language, readers] of byLanguage) {
    const path = pathFor(failure.name);
    await notifications.notify(
      db,
      {
        schoolId: school.id,
        area: 'deployment',
        thread: `failure/${failure.name}`,
        people: readers.map(({ personId }) => ({ personId, path })),
        key: 'deployment.notice.failed',
        params: { job: jobWord(texts, language, failure.name) },
        at: failure.failedAt,
      },
      failure.failedAt,
    );
  }
}

/** Notes what was given up since the last look, rings, and adds a mail for each who is told. */
async function report(parts: FailureParts, db: Db, now: Date): Promise<void> {
  await deleteOldReports(db, new Date(now.getTime() - 2 * newsTime));
  const failures = await consumeFailures(db, new Date(now.getTime() - newsTime), mailJob);
  const letters = new Map<Id, ToldFailure[]>();
  for (const failure of failures) {
    const people = await concerned(parts, db, failure.name);
    await ring(parts, db, failure, people);
    const told = { job: failure.name, reason: reasonOf(failure.failure), at: failure.failedAt.toISOString() };
    for (const { personId } of people) letters.set(personId, [...(letters.get(personId) ?? []), told]);
  }
  if (!parts.settings.failureMails || !parts.mailer.isOn) return;
  for (const [personId, some] of letters) await parts.jobs.add(db, mailJob, { personId, failures: some });
}

/** Writes to one administrator; throws where the mail server does not take it, so that it is tried again. */
async function write(
  { database, mailer, mails, settings, texts }: FailureParts,
  { personId, failures }: Static<typeof Letter>,
  actor: SystemActor,
): Promise<void> {
  const person = await database.read(actor, (db) => selectOptionalOperator(db, personId));
  const to = (await mails[0]?.of([personId]))?.get(personId);
  if (!person || to === undefined || !settings.failureMails || !mailer.isOn) return;
  const letter = failureLetter(
    { texts, settings, language: person.language ?? defaultLanguage },
    person.name,
    failures,
  );
  if (!(await mailer.send({ to, ...letter }))) throw new Error('the mail server did not take the mail');
}

/** Administrators hear of jobs that were given up: once each, under the bell and, where mail is set up, by mail. */
export const failureJobs = (parts: FailureParts): JobDeclaration[] => [
  {
    name: reportJob,
    payload: Type.Object({}),
    schedule: '*/5 * * * *',
    run: async (_payload, { actor }) => {
      await parts.database.write(actor, (db) => report(parts, db, parts.clock.now()));
    },
  },
  {
    name: mailJob,
    payload: Letter,
    tries: 5,
    run: (payload, { actor }) => write(parts, payload as Static<typeof Letter>, actor),
  },
];
