import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Plan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import type { Memory } from 'edutech/plugins/questions/kit/common/scheduling/memory';
import type { Mode, Skill } from '../../model/modes';
import type { LastAnswer } from '../../model/practice/homework-left';
import type { WordLanguage } from '../../model/word';
import { isFor, wordsFor } from '../assigning/own-words.queries';
import type { Whose } from './reviews.queries';

export interface MineRow {
  readonly assignmentId: Id;
  readonly title: string;
  readonly language: WordLanguage;
  readonly teacher: string;
  readonly modes: readonly Mode[];
  readonly passPercent: number;
  readonly takesPaper: boolean;
  readonly hasPaper: boolean;
  readonly repeats: number;
  readonly gapSeconds: number;
  readonly rate: number;
  readonly dueAt: Date;
  readonly wordIds: readonly Id[];
  /** Ways of words whose last answer in it was right. */
  readonly right: readonly LastAnswer[];
}

interface Span {
  readonly now: Date;
  /** Homework that ended before is left out. */
  readonly since: Date;
}

/** Homework of a student's class that has begun, with what the student did of it; the nearest end first. */
export const selectMine = (db: Db, { personId }: Pick<Whose, 'personId'>, termId: Id, { now, since }: Span) =>
  db.all<MineRow>(sql`
    select a.id as assignment_id, a.title, a.language, p.name as teacher, a.modes, a.pass_percent, a.takes_paper, a.repeats,
      a.gap_seconds, a.rate, a.due_at,
      exists (select from dictionary.paper s
        where s.school_id = a.school_id and s.assignment_id = a.id and s.person_id = ${personId}) as has_paper,
      ${wordsFor(sql`m.person_id`)} as word_ids,
      (select coalesce(json_agg(json_build_object('wordId', replace(l.word_id::text, '-', ''), 'mode', l.mode,
          'isRight', true)), '[]'::json)
        from (select distinct on (r.word_id, r.mode) r.word_id, r.mode, r.grade > 1 as is_right from dictionary.review r
          where r.school_id = a.school_id and r.person_id = ${personId} and r.assignment_id = a.id
          order by r.word_id, r.mode, r.at desc, r.id desc) l
        where l.is_right) as right
    from core.class_member m
      join dictionary.assignment_class c on c.school_id = m.school_id and c.class_id = m.class_id
      join dictionary.assignment a on a.school_id = c.school_id and a.id = c.assignment_id
      join core.person p on p.id = a.author_person_id
    where m.person_id = ${personId} and m.term_id = ${termId} and a.published_at is not null and a.removed_at is null
      and a.opens_at <= ${now} and a.due_at > ${since} and ${isFor(sql`m.person_id`)}
    order by a.due_at, a.id`);

/** Homework that one of the student's classes has, for what is sent about it. */
export const selectMineById = (db: Db, { personId }: Pick<Whose, 'personId'>, assignmentId: Id, now: Date) =>
  db.one<{ schoolId: Id; id: Id; takesPaper: boolean }>(
    sql`select a.school_id, a.id, a.takes_paper from dictionary.assignment a
      where a.id = ${assignmentId} and a.published_at is not null and a.removed_at is null and a.opens_at <= ${now}
        and exists (select from dictionary.assignment_class c join core.class_member m
          on m.school_id = c.school_id and m.class_id = c.class_id
          where c.school_id = a.school_id and c.assignment_id = a.id and m.person_id = ${personId}
            and ${isFor(sql`m.person_id`)})`,
    'dictionary.error.noAssignment',
  );

interface DueWord extends Memory {
  readonly wordId: Id;
  readonly skill: Skill;
  readonly language: WordLanguage;
}
/** Dates of JSON are text. */
type WrittenWord = Omit<DueWord, 'dueAt' | 'reviewedAt' | 'rightSince'> &
  Readonly<{ dueAt: string; reviewedAt: string | null; rightSince: string | null }>;

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * What a day is chosen from, in one statement: a student's own plan, the seconds practised of it today, and the words that are
 * due until a moment, the earliest first.
 */
export async function selectDayOf(
  db: Db,
  { personId }: Pick<Whose, 'personId'>,
  { today, until, most }: { readonly today: Day; readonly until: Date; readonly most: number },
) {
  const { due, ...budget } = await db.one<{ own: Plan | null; spent: number; due: readonly WrittenWord[] }>(sql`
    select
      (select jsonb_build_object('minutes', p.minutes, 'daysOff', p.days_off, 'examOn', p.exam_on, 'examTitle', p.exam_title)
        from dictionary.plan p where p.person_id = ${personId} limit 1) as own,
      (select coalesce(sum(r.seconds), 0)::int from dictionary.review r
        where r.person_id = ${personId} and r.at >= (${today}::date::timestamp at time zone 'Asia/Shanghai')
          and r.assignment_id is null) as spent,
      (select coalesce(json_agg(json_build_object('wordId', replace(d.word_id::text, '-', ''), 'skill', d.skill,
          'dueAt', d.due_at, 'stability', d.stability, 'difficulty', d.difficulty, 'reps', d.reps, 'lapses', d.lapses,
          'cardState', d.card_state, 'reviewedAt', d.reviewed_at, 'rightInRow', d.right_in_row,
          'rightSince', d.right_since, 'language', d.language) order by d.due_at, d.word_id, d.skill), '[]'::json)
        from (select m.*, w.language from dictionary.memory m join dictionary.word w on w.id = m.word_id
          where m.person_id = ${personId} and m.due_at < ${until}
          order by m.due_at, m.word_id, m.skill limit ${most}) d) as due`);
  const words = due.map(
    (word): DueWord => ({
      ...word,
      dueAt: new Date(word.dueAt),
      reviewedAt: dateOf(word.reviewedAt),
      rightSince: dateOf(word.rightSince),
    }),
  );
  return { ...budget, due: words };
}

/** Memories by when they come back: before the first of some moments (0), before the second (1) and so on; known well, of all. */
export const selectState = (db: Db, { personId }: Pick<Whose, 'personId'>, moments: readonly Date[]) =>
  db.all<{ place: number; count: number; known: number }>(sql`
    select width_bucket(m.due_at, ${[...moments]}::timestamptz[]) as place, count(*)::int as count,
      count(*) filter (where m.stability >= 21)::int as known
    from dictionary.memory m where m.person_id = ${personId} group by 1`);

export const insertPaper = (
  db: Db,
  { schoolId, id: assignmentId }: { readonly schoolId: Id; readonly id: Id },
  paper: { readonly id: Id; readonly personId: Id; readonly fileId: Id },
  now: Date,
) =>
  db.run(sql`
    insert into dictionary.paper (school_id, id, assignment_id, person_id, file_id, sent_at)
    values (${schoolId}, ${paper.id}, ${assignmentId}, ${paper.personId}, ${paper.fileId}, ${now})`);
