import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { QuestionKey } from '../../kit/common/question-key';
import type { BankSource } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { lineColumns, lineFrom, type LineRow } from './lines.queries';
import { isReadable } from './readable.queries';

export interface DetailRow extends LineRow {
  readonly note: string;
  readonly forkOf: Id | null;
  readonly forks: number;
  readonly correlation: number | null;
  readonly openFaults: number;
}

/** One question for its readers, or its owner who has removed it; throws 404 `questions.error.notFound`. */
export const selectDetail = (
  db: Db,
  { id, version }: { readonly id: Id; readonly version?: number },
  actor: SignedIn,
  language: Language,
): Promise<DetailRow> =>
  db.one(
    sql<DetailRow>`
      select ${lineColumns(actor, language)}, v.note, q.fork_of, q.correlation,
        (select count(*) from questions.question f where f.fork_of = q.id) as forks,
        case when q.owner_person_id = ${actor.personId} then (
          select count(*) from questions.fault_report r where r.question_id = q.id and r.state = 'open') else 0 end as open_faults
      from questions.question q
      join questions.version v on v.question_id = q.id and v.version = coalesce(${version ?? null}::integer, q.version)
      ${lineFrom}
      where q.id = ${id} and (${isReadable(actor)} or q.owner_person_id = ${actor.personId})`,
    'questions.error.notFound',
  );

/** The chapters that its owner has chosen, in his order. */
export const selectChapterIds = async (db: Db, questionId: Id): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select node_id as id from questions.placement where question_id = ${questionId} and is_direct order by position`)
  ).map(({ id }) => id);

export const selectMeasures = (db: Db, questionId: Id, version: number, fewest: number) =>
  db.all<{ part: number; answered: number; facility: number; seconds: number | null }>(sql`
    select part, answered, facility, seconds from questions.measure
    where question_id = ${questionId} and version = ${version} and answered >= ${fewest} order by part`);

export interface KeyRow {
  readonly id: Id;
  readonly version: number;
  readonly key: QuestionKey;
  readonly source: BankSource;
  readonly isOwn: boolean;
}

/** Keys of those of these questions that somebody may read, in the order of the ids; the newest, or of one version. */
export const selectKeys = (
  db: Db,
  ids: readonly Id[],
  version: number | undefined,
  actor: SignedIn,
): Promise<KeyRow[]> =>
  db.all(sql<KeyRow>`
    select q.id, k.version, k.key, q.source, q.owner_person_id = ${actor.personId} as is_own
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join questions.question q on q.id = given.id
    join questions.answer_key k on k.question_id = q.id and k.version = coalesce(${version ?? null}::integer, q.version)
    where ${isReadable(actor)} or q.owner_person_id = ${actor.personId} order by given.place`);

/** Versions of a question, the newest first. */
export const selectVersions = (db: Db, questionId: Id) =>
  db.all<{ version: number; time: Date; person: string; note: string }>(sql`
    select v.version, v.saved_at as time, coalesce(p.name, '') as person, v.note
    from questions.version v left join core.person p on p.id = v.saved_by
    where v.question_id = ${questionId} order by v.version desc`);

/** Where a question is used, as far as the connection sees. */
export const selectUses = (db: Db, questionId: Id, actor: SignedIn, language: Language, most: number) =>
  db.all<{
    plugin: string;
    thingId: Id;
    version: number;
    person: string;
    school: string;
    time: Date;
    isOwn: boolean;
  }>(sql`
    select u.plugin, u.thing_id, u.version, coalesce(p.name, '') as person,
      coalesce(${inLanguage('o', language)}, '') as school, u.used_at as time, u.person_id = ${actor.personId} as is_own
    from questions.use u left join core.person p on p.id = u.person_id left join core.school o on o.id = u.school_id
    where u.question_id = ${questionId} and (u.person_id = ${actor.personId} or u.school_id = ${actor.schoolId}::uuid)
    order by u.used_at desc limit ${most}`);
