import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { QuestionBody } from '../../kit/common/question-body';
import type { BankSource } from 'edutech/core/common/teaching/sources';
import type { Difficulty } from '../../kit/common/types/difficulty';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Ability } from '../../kit/common/types/abilities';
import type { QuestionKind } from '../../model/kinds';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { isReadable } from './readable.queries';

type Rated = Exclude<Difficulty, 0>;

/** A question as lists and its page have it. */
export interface LineRow {
  readonly id: Id;
  readonly version: number;
  readonly newest: number;
  readonly body: QuestionBody;
  readonly title: string;
  readonly difficulty: Rated;
  readonly stageId: Stage;
  readonly subjectId: Id;
  readonly subject: string;
  readonly subjectCode: string;
  readonly gradeId: Id;
  readonly grade: string;
  readonly kind: QuestionKind;
  readonly year: number | null;
  readonly region: string;
  readonly ability: Ability | null;
  readonly points: number;
  readonly seconds: number;
  readonly source: BankSource;
  readonly wanted: 0 | 2 | 3;
  readonly owner: string;
  readonly school: string;
  readonly time: Date;
  readonly facility: number | null;
  readonly discrimination: number | null;
  readonly answered: number;
  readonly used: number;
  readonly usedByMe: number;
  readonly isOwn: boolean;
  readonly isFavourite: boolean;
  readonly isInBasket: boolean;
  readonly isRemoved: boolean;
  readonly hasSchool: boolean;
}

/** Columns of a {@link LineRow} over {@link lineFrom}. */
export const lineColumns = (actor: SignedIn, language: Language): Query =>
  sql`v.version, v.body, ${factColumns(actor, language)}`;

/** The same without the version, whose policy looks its question up once more. */
const factColumns = (actor: SignedIn, language: Language): Query => sql`
  q.id, q.version as newest, q.title, q.difficulty, q.stage as stage_id, q.subject_id,
  ${inLanguage('s', language)} as subject, s.code as subject_code, q.grade_id, ${inLanguage('g', language)} as grade,
  q.kind, q.year, q.region, q.ability, q.points, coalesce(q.measured_seconds, q.seconds) as seconds, q.source,
  case when q.owner_person_id = ${actor.personId} then coalesce(q.wanted, 0) else 0 end as wanted,
  coalesce(e.name, '') as owner, coalesce(${inLanguage('o', language)}, '') as school,
  coalesce(q.removed_at, q.listed_at) as time, q.facility, q.discrimination, q.answered, q.used,
  (select count(*) from questions.use u where u.person_id = ${actor.personId} and u.question_id = q.id) as used_by_me,
  q.owner_person_id = ${actor.personId} as is_own,
  exists (select from questions.favourite f where f.person_id = ${actor.personId} and f.question_id = q.id) as is_favourite,
  exists (select from questions.basket_item b where b.person_id = ${actor.personId} and b.question_id = q.id) as is_in_basket,
  q.removed_at is not null as is_removed, q.school_id is not null as has_school`;

/** Joins of a list line, besides `questions.question q` and `questions.version v`. */
export const lineFrom: Query = sql`
  join core.subject s on s.id = q.subject_id
  join core.grade g on g.id = q.grade_id
  left join core.school o on o.id = q.school_id
  left join core.person e on e.id = q.owner_person_id`;

/** Lines of these questions, in the order of the ids; those that the connection does not see are left out. */
export const selectLines = (db: Db, ids: readonly Id[], actor: SignedIn, language: Language): Promise<LineRow[]> =>
  db.all(sql<LineRow>`
    select ${lineColumns(actor, language)}
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join questions.question q on q.id = given.id
    join questions.version v on v.question_id = q.id and v.version = q.version ${lineFrom}
    order by given.place`);

/** What {@link selectLines} answers, without the bodies. */
export const selectFacts = (db: Db, ids: readonly Id[], actor: SignedIn, language: Language) =>
  db.all(sql<Omit<LineRow, 'body'>>`
    select q.version, ${factColumns(actor, language)}
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join questions.question q on q.id = given.id ${lineFrom}
    order by given.place`);

/** Bodies of these versions. */
export const selectBodies = (db: Db, versions: readonly Pick<LineRow, 'id' | 'version'>[]) =>
  db.all(sql<Pick<LineRow, 'id' | 'version' | 'body'>>`
    select v.question_id as id, v.version, v.body
    from unnest(${versions.map(({ id }) => id)}::uuid[], ${versions.map(({ version }) => version)}::integer[]) as given (id, version)
    join questions.version v on v.question_id = given.id and v.version = given.version`);

/** Which of these somebody may read, in the order of the ids. */
export const selectReadable = async (db: Db, actor: SignedIn, ids: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select q.id from unnest(${ids}::uuid[]) with ordinality as given (id, place)
      join questions.question q on q.id = given.id where ${isReadable(actor)} order by given.place`)
  ).map(({ id }) => id);

/** What decides about a question that is written into a file. */
export interface ExportRow {
  readonly id: Id;
  readonly version: number;
  readonly difficulty: Rated;
  readonly source: BankSource;
  readonly isOwn: boolean;
}

/** The newest versions of those of these questions that somebody may read, in the order of the ids. */
export const selectExportable = (db: Db, actor: SignedIn, ids: readonly Id[]): Promise<ExportRow[]> =>
  db.all(sql<ExportRow>`
    select q.id, q.version, q.difficulty, q.source, q.owner_person_id = ${actor.personId} as is_own
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join questions.question q on q.id = given.id where ${isReadable(actor)} order by given.place`);

/** Knowledge points of several questions. */
export const selectPointLinks = (db: Db, ids: readonly Id[]) =>
  db.all<{ questionId: Id; pointId: Id; part: number }>(sql`
    select question_id, point_id, part from questions.point_link
    where question_id = any(${ids}::uuid[]) order by question_id, part, point_id`);
