import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Category, categories } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface Failure {
  readonly id: Id;
  readonly name: string;
  readonly failedAt: Date;
  readonly failure: string;
}

/** At most so many are told at once; the others at the next look. */
const most = 50;

/**
 * Notes jobs that were given up since, and that nobody was told of yet, and answers them. What follows a failure
 * (`….gaveUp`) is no failure of its own, nor is a mail about one.
 */
export const consumeFailures = (db: Db, since: Date, mailJob: string) =>
  db.all<Failure>(sql`
    with failed as (
      select j.id, j.name, j.completed_on as failed_at, coalesce(j.output ->> 'message', '') as failure
      from jobs.job j
      where j.state = 'failed' and j.completed_on > ${since} and j.name not like '%.gaveUp' and j.name <> ${mailJob}
        and not exists (
          select from deployment.reported_failure r where r.job_id = j.id and r.failed_at = j.completed_on)
      order by j.completed_on limit ${most}),
    noted as (
      insert into deployment.reported_failure (job_id, failed_at) select id, failed_at from failed
      on conflict do nothing returning job_id)
    select f.* from failed f join noted n on n.job_id = f.id order by f.failed_at`);

export const deleteOldReports = (db: Db, before: Date) =>
  db.run(sql`delete from deployment.reported_failure where failed_at < ${before}`);

export interface OperatorRow {
  readonly personId: Id;
  readonly name: string;
  readonly category: Category;
  readonly language: Language | null;
}

/** Those who may run the deployment, by their category. */
export const selectOperators = (db: Db) =>
  db.all<OperatorRow>(sql`
    select id as person_id, name, category, language from core.person
    where category = ${categories.superAdmin} and disabled_at is null order by id`);

export const selectOptionalOperator = async (db: Db, personId: Id) =>
  (await selectOperators(db)).find((one) => one.personId === personId);

/** A notification belongs to a school: what concerns all of them, to the first. */
export const selectFirstSchool = (db: Db) =>
  db.maybe<{ id: Id }>(sql`select id from core.school order by sort, id limit 1`);
