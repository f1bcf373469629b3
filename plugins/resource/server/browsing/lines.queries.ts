import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { Actor } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Form, Kind, Licence } from '../../model/kinds';
import type { Shared, Visibility } from '../../model/sharing';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';

/** A resource as lists and its page have it, with the content of its main file. */
export interface LineRow {
  readonly id: Id;
  readonly title: string;
  readonly kind: Kind;
  readonly form: Form;
  readonly ext: string;
  readonly bytes: number;
  readonly stageId: Stage;
  readonly subjectId: Id;
  readonly subject: string;
  readonly subjectCode: string;
  readonly gradeId: Id;
  readonly grade: string;
  readonly licence: Licence;
  readonly authors: string;
  readonly school: string;
  readonly visibility: Visibility;
  readonly wanted: 0 | Shared;
  readonly time: Date;
  readonly showNum: number;
  readonly downloadNum: number;
  readonly ratings: number;
  readonly scoreSum: number;
  readonly isFavourite: boolean;
  readonly isOwn: boolean;
  readonly version: number;
  readonly ffid: Id;
  readonly sha256: string | null;
}

export const personIdOf = (actor: Actor): Id | null => (actor.kind === 'person' ? actor.personId : null);

/** Columns of a {@link LineRow} over {@link lineFrom}. */
export const lineColumns = (actor: Actor, language: Language): Query => sql`
  r.id, r.title, r.kind, r.form, r.ext, r.bytes, r.stage as stage_id, r.subject_id,
  ${inLanguage('s', language)} as subject, s.code as subject_code, r.grade_id, ${inLanguage('g', language)} as grade, r.licence, r.authors,
  coalesce(${inLanguage('o', language)}, '') as school, r.visibility,
  case when r.owner_person_id = ${personIdOf(actor)}::uuid then coalesce(r.wanted, 0) else 0 end as wanted,
  coalesce(r.removed_at, r.listed_at) as time, coalesce(u.openings, 0) as show_num, coalesce(u.downloads, 0) as download_num,
  coalesce(u.ratings, 0) as ratings, coalesce(u.score_sum, 0) as score_sum,
  exists (select from resource.favourite f where f.person_id = ${personIdOf(actor)}::uuid and f.resource_id = r.id) as is_favourite,
  coalesce(r.owner_person_id = ${personIdOf(actor)}::uuid, false) as is_own, r.version, a.file_id as ffid, c.sha256`;

/** Joins of a list line, besides `resource.resource r`. */
export const lineFrom: Query = sql`
  join core.subject s on s.id = r.subject_id
  join core.grade g on g.id = r.grade_id
  join resource.attached a on a.resource_id = r.id and a.position = 0
  left join core.file c on c.id = a.file_id
  left join core.school o on o.id = r.school_id
  left join resource.use u on u.resource_id = r.id`;

/** Lines of these resources, in the order of the ids; those that the connection does not see are left out. */
export const selectLines = (db: Db, ids: readonly Id[], actor: Actor, language: Language): Promise<LineRow[]> =>
  db.all(sql<LineRow>`
    select ${lineColumns(actor, language)}
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join resource.resource r on r.id = given.id ${lineFrom}
    order by given.place`);
