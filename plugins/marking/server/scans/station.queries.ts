import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ProjectKey } from '../scripts/pages.queries';
import type { BatchState } from './intake/batches.queries';

interface ListedBatch {
  readonly batchId: Id;
  readonly name: string;
  readonly state: BatchState;
  readonly fault: string | null;
  readonly broken: string[];
  readonly pages: number | null;
  readonly read: number;
  readonly doubts: number;
  readonly by: string;
  readonly createdAt: Date;
}

export const selectBatches = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<ListedBatch>(sql`
    select b.id as batch_id, b.name, b.state, b.fault, b.pages, b.created_at, coalesce(p.name, '') as by,
      array(select f.name from marking.batch_file bf join core.file f on f.id = bf.file_id
        where bf.school_id = b.school_id and bf.batch_id = b.id and bf.pages = 0 order by bf.position) as broken,
      (select count(*)::integer from marking.page g where g.school_id = b.school_id and g.batch_id = b.id) as read,
      (select count(*)::integer from marking.doubt d join marking.page g on g.school_id = d.school_id and g.id = d.page_id
        where g.school_id = b.school_id and g.batch_id = b.id and d.cleared_at is null) as doubts
    from marking.batch b left join core.person p on p.id = b.created_by
    where b.school_id = ${schoolId} and b.project_id = ${projectId} order by b.created_at desc, b.id desc`);

export const selectScriptCounts = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.one<{ all: number; arrived: number; absent: number; partial: number }>(sql`
    select count(*)::integer as all,
      count(*) filter (where s.state = 'arrived')::integer as arrived,
      count(*) filter (where s.state = 'absent')::integer as absent,
      count(*) filter (where s.state = 'expected' and exists (
        select from marking.page g
        where g.school_id = s.school_id and g.script_id = s.id and g.state = 'placed'))::integer as partial
    from marking.script s where s.school_id = ${schoolId} and s.project_id = ${projectId}`);

export const selectPageCounts = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.one<{ read: number; placed: number; asked: number; void: number }>(sql`
    select count(*)::integer as read,
      count(*) filter (where state = 'placed')::integer as placed,
      count(*) filter (where state in ('asked', 'waiting'))::integer as asked,
      count(*) filter (where state = 'void')::integer as void
    from marking.page where school_id = ${schoolId} and project_id = ${projectId}`);

export const selectDoubtCounts = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.one<{ open: number; cleared: number }>(sql`
    select count(*) filter (where cleared_at is null)::integer as open,
      count(*) filter (where cleared_at is not null)::integer as cleared
    from marking.doubt where school_id = ${schoolId} and project_id = ${projectId}`);

interface MissingScript {
  readonly scriptId: Id;
  readonly name: string;
  readonly admission: string;
  readonly isAbsent: boolean;
  readonly has: readonly number[];
  readonly asked: number;
}

export const selectMissing = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<MissingScript>(sql`
    select s.id as script_id, p.name, s.admission, s.state = 'absent' as is_absent, array(
      select g.number from marking.page g
      where g.school_id = s.school_id and g.script_id = s.id and g.state = 'placed' order by g.number) as has, (
      select count(*)::integer from marking.doubt d join marking.page g on g.school_id = d.school_id and g.id = d.page_id
      where g.school_id = s.school_id and g.script_id = s.id and g.state = 'placed' and d.cleared_at is null) as asked
    from marking.script s join core.person p on p.id = s.student_id
    where s.school_id = ${schoolId} and s.project_id = ${projectId} and s.state <> 'arrived'
    order by s.admission, p.name`);

/** How many have changed. */
export const updateAbsent = (
  db: Db,
  { schoolId, projectId }: ProjectKey,
  scriptIds: readonly Id[],
  isAbsent: boolean,
) =>
  db.run(sql`
    update marking.script s set state = ${isAbsent ? 'absent' : 'expected'}
    where s.school_id = ${schoolId} and s.project_id = ${projectId} and s.id = any (${[...scriptIds]}::uuid[])
      and s.state = ${isAbsent ? 'expected' : 'absent'}
      and not exists (
        select from marking.page g where g.school_id = s.school_id and g.script_id = s.id and g.state = 'placed')`);

export interface NamedScript {
  readonly scriptId: Id;
  readonly name: string;
  readonly admission: string;
  readonly isTaken: boolean;
}

const named = (number: number | null) => sql`
  s.id as script_id, p.name, s.admission, exists (
    select from marking.page g
    where g.school_id = s.school_id and g.script_id = s.id and g.number = ${number}::integer and g.state = 'placed') as is_taken`;

export const selectNamed = (db: Db, { schoolId }: ProjectKey, scriptIds: readonly Id[], number: number | null) =>
  db.all<NamedScript>(sql`
    select ${named(number)} from marking.script s join core.person p on p.id = s.student_id
    where s.school_id = ${schoolId} and s.id = any (${[...scriptIds]}::uuid[])`);

export const selectFound = (db: Db, { schoolId, projectId }: ProjectKey, find: string, number: number) =>
  db.all<NamedScript>(sql`
    select ${named(number)} from marking.script s join core.person p on p.id = s.student_id
    where s.school_id = ${schoolId} and s.project_id = ${projectId}
      and (position(${find} in p.name) > 0 or position(${find} in s.admission) > 0)
    order by is_taken, s.admission limit 20`);
