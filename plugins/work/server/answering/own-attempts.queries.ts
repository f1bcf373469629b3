import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AiRule, HomeworkKind, Tier } from '../../model/homework';
import type { ReleaseTimes } from '../../model/answering/release';
import type { Section } from '../../api/records';
import { attemptColumns, type AttemptRow } from '../monitoring/monitor.queries';

/** A student's own attempt, with all that decides what they may do. */
export interface OwnAttemptRow extends AttemptRow {
  readonly homeworkId: Id;
  readonly homeworkVersion: number;
  readonly times: ReleaseTimes;
  readonly title: string;
  readonly kind: HomeworkKind;
  readonly subject: string;
  readonly subjectCode: string;
  readonly minutes: number;
  readonly questions: number;
  /** Grade of the homework, 1 to 12. */
  readonly grade: number;
  /** Items of its round that have an answer. */
  readonly answered: number;
  readonly note: string;
  readonly sections: Section[];
  readonly aiRule: AiRule;
  /** Its teacher lets its students ask while it runs. */
  readonly asks: boolean;
}

interface FlatRow extends Omit<OwnAttemptRow, 'times' | 'tier'> {
  readonly tier: Tier;
  readonly startsAt: Date;
  readonly classDueAt: Date;
  readonly lateUntil: Date | null;
  readonly withdrawnAt: Date | null;
  readonly release: ReleaseTimes['release'];
  readonly releasedAt: Date | null;
}

/** How many items an attempt `t` of homework `h` has to answer in its round, by its tier, and how many have an answer. */
export const progressColumns = sql`
  (select count(distinct w.item_id)::int from work.answer w where w.school_id = t.school_id and w.attempt_id = t.id
    and w.round = t.round and not w.is_blank) as answered,
  case when t.round > 0 then cardinality(t.to_right) else (select count(*)::int from work.item i
    where i.school_id = h.school_id and i.homework_id = h.id and i.tiers & (1 << t.tier) <> 0) end as questions`;

const columns = (
  language: Language,
) => sql`${attemptColumns}, a.homework_id, h.version as homework_version, a.starts_at,
  a.due_at as class_due_at, a.late_until, a.withdrawn_at, a.release,
  a.released_at, h.title, h.kind, s.${language === 'en' ? sql`name_en` : sql`name`} as subject,
  s.code as subject_code, a.minutes, g.number as grade, h.note, h.sections, a.ai_rule, a.asks, ${progressColumns}`;
const tables = sql`work.attempt t
  join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
  join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
  join core.subject s on s.id = a.subject_id
  join core.grade g on g.id = h.grade_id`;

const rowOf = ({
  startsAt,
  classDueAt,
  lateUntil,
  withdrawnAt,
  release,
  releasedAt,
  ...row
}: FlatRow): OwnAttemptRow => ({
  ...row,
  times: { startsAt, dueAt: classDueAt, lateUntil, withdrawnAt, release, releasedAt },
});

/** A student's own attempt; else 404 `work.error.noAttempt`, also for withdrawn or removed homework. */
export const selectOwnAttempt = async (db: Db, actor: SignedIn, id: Id, language: Language): Promise<OwnAttemptRow> =>
  rowOf(
    await db.one<FlatRow>(
      sql`select ${columns(language)} from ${tables}
        where t.id = ${id} and t.person_id = ${actor.personId} and h.removed_at is null`,
      'work.error.noAttempt',
    ),
  );

/** The same, locked until the call ends. */
export const lockOwnAttempt = async (db: Db, actor: SignedIn, id: Id, language: Language): Promise<OwnAttemptRow> =>
  rowOf(
    await db.one<FlatRow>(
      sql`select ${columns(language)} from ${tables}
        where t.id = ${id} and t.person_id = ${actor.personId} and h.removed_at is null for update of t`,
      'work.error.noAttempt',
    ),
  );

/** True for an attempt that its student has not finished. */
const isToDo = (now: Date) => sql`t.state in (0, 1, 4) and (t.round > 0 and t.due_at is null
  or coalesce(t.due_at, a.due_at) + coalesce(a.late_until - a.due_at, interval '0') > ${now}::timestamptz)`;

type Which = 'todo' | 'done';

/** What a student has to do or has done, as far as it counts, and its order: unfinished by deadline, finished the newest first. */
const ownOf = (personId: Id, which: Which, now: Date) => ({
  where: sql`t.person_id = ${personId} and a.withdrawn_at is null and h.removed_at is null and a.starts_at <= ${now}
    and ${which === 'todo' ? isToDo(now) : sql`not (${isToDo(now)})`}`,
  order:
    which === 'todo'
      ? sql`coalesce(t.due_at, a.due_at), t.id`
      : sql`coalesce(t.submitted_at, a.due_at) desc, t.id desc`,
});

interface Reading {
  readonly now: Date;
  readonly language: Language;
}

/** A page of a student's homework and one more row: unfinished by deadline, or finished, the newest first. */
export async function selectOwnAttempts(
  db: Db,
  { personId }: Pick<SignedIn, 'personId'>,
  { which, page, most }: { readonly which: Which; readonly page: number; readonly most: number },
  { now, language }: Reading,
): Promise<OwnAttemptRow[]> {
  const { where, order } = ownOf(personId, which, now);
  const rows = await db.all<FlatRow>(sql`
    select ${columns(language)} from ${tables} where ${where}
    order by ${order} limit ${most + 1} offset ${(page - 1) * most}`);
  return rows.map(rowOf);
}

/** The first of what a student has to do, and of what is done, in one statement: a home shows both. */
export async function selectOwnOfBoth(
  db: Db,
  personId: Id,
  most: Readonly<Record<Which, number>>,
  { now, language }: Reading,
): Promise<Readonly<Record<Which, OwnAttemptRow[]>>> {
  const part = (which: Which) => {
    const { where, order } = ownOf(personId, which, now);
    return sql`(select ${sql.lit(which)} as which, row_number() over (order by ${order}) as place, ${columns(language)}
      from ${tables} where ${where} order by ${order} limit ${most[which]})`;
  };
  const rows = await db.all<FlatRow & { which: Which; place: number }>(
    sql`${part('todo')} union all ${part('done')} order by which, place`,
  );
  const of = (wanted: Which) =>
    rows.filter(({ which }) => which === wanted).map(({ which: _which, place: _place, ...row }) => rowOf(row));
  return { todo: of('todo'), done: of('done') };
}
