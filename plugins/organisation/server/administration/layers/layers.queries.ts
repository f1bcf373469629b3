import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { containing, orderOf, type Paged, pageOf } from 'edutech/core/server/data/paging';
import { isAdministered } from '../scope';

/** What of a layer can be edited; its class, subject and term stay. */
export interface LayerValues {
  readonly name: string;
  readonly memberIds: readonly Id[];
}
export type LayerVersion = LayerValues & { readonly version: number };

export interface LayerRow extends LayerVersion {
  readonly id: Id;
  readonly schoolId: Id;
  readonly schoolName: string;
  readonly schoolNameEn: string;
  readonly classId: Id;
  readonly className: string;
  readonly subjectId: Id;
  readonly subject: string;
  readonly subjectEn: string;
}

export interface LayerFilter extends Paged {
  readonly schoolId?: Id;
  readonly classId?: Id;
  readonly subjectId?: Id;
  readonly termId: Id;
}

const members = sql`(select coalesce(json_agg(replace(m.person_id::text, '-', '')), '[]'::json)
  from core.layer_member m where m.school_id = l.school_id and m.layer_id = l.id) as member_ids`;

const from = sql`
  from core.layer l
  join core.school s on s.id = l.school_id
  join core.class c on c.school_id = l.school_id and c.id = l.class_id
  join core.grade g on g.id = c.grade_id
  join core.subject u on u.id = l.subject_id`;

const fits = (actor: SignedIn, { schoolId, classId, subjectId, termId, q }: LayerFilter) => sql`
  l.term_id = ${termId} and ${isAdministered(actor)}
  ${schoolId ? sql`and l.school_id = ${schoolId}` : sql``}
  ${classId ? sql`and l.class_id = ${classId}` : sql``}
  ${subjectId ? sql`and l.subject_id = ${subjectId}` : sql``}
  ${q ? sql`and (l.name ilike ${containing(q)} or c.name ilike ${containing(q)})` : sql``}`;

/** A page of layers of a term, with the students in each. */
export const selectLayerPage = (db: Db, actor: SignedIn, filter: LayerFilter) =>
  db.all<LayerRow>(sql`
    select l.id, l.school_id, s.name as school_name, s.name_en as school_name_en, c.id as class_id,
      c.name as class_name, u.id as subject_id, u.name as subject, u.name_en as subject_en, l.name, l.version,
      ${members}
    ${from} where ${fits(actor, filter)}
    ${orderOf(filter, { name: sql`l.name`, subject: sql`u.sort` }, sql`s.sort, s.id, g.number, c.number, u.sort, l.sort, l.name`)}
    ${pageOf(filter)}`);

/** Names of the students of layers, by number in the class. */
export const selectMemberNames = (db: Db, layerIds: readonly Id[]) =>
  db.all<{ layerId: Id; names: readonly string[] }>(sql`
    select l.id as layer_id, json_agg(p.name order by m.seat, p.usercode) as names
    from core.layer l join core.layer_member o on o.school_id = l.school_id and o.layer_id = l.id
      join core.person p on p.id = o.person_id
      left join core.class_member m on m.school_id = l.school_id and m.term_id = l.term_id and m.class_id = l.class_id
        and m.person_id = p.id
    where l.id = any (${layerIds}::uuid[]) group by l.id`);

export const countLayers = async (db: Db, actor: SignedIn, filter: LayerFilter) =>
  (await db.one<{ count: number }>(sql`select count(*) as count ${from} where ${fits(actor, filter)}`)).count;

/** A layer of a school that the actor administers; 404 otherwise. */
export const selectOwnLayer = (db: Db, actor: SignedIn, id: Id) =>
  db.one<LayerVersion & { schoolId: Id }>(
    sql`select l.school_id, l.name, l.version, ${members}
      from core.layer l join core.school s on s.id = l.school_id where l.id = ${id} and ${isAdministered(actor)}`,
    'core.organisation.noLayer',
  );

export const insertLayer = (
  db: Db,
  layer: { id: Id; schoolId: Id; termId: Id; classId: Id; subjectId: Id; name: string },
) =>
  db.run(sql`
    insert into core.layer (school_id, id, term_id, class_id, subject_id, name, sort)
    values (${layer.schoolId}, ${layer.id}, ${layer.termId}, ${layer.classId}, ${layer.subjectId}, ${layer.name},
      (select count(*) from core.layer l where l.school_id = ${layer.schoolId} and l.class_id = ${layer.classId}
        and l.term_id = ${layer.termId} and l.subject_id = ${layer.subjectId}))`);

export const updateLayer = (db: Db, schoolId: Id, id: Id, { name, version }: LayerVersion) =>
  db.run(sql`
    update core.layer set name = ${name} where school_id = ${schoolId} and id = ${id} and version = ${version}`);

/** Makes these students of the layer's class its only members. Returns their number. */
export async function replaceMembers(db: Db, schoolId: Id, layerId: Id, memberIds: readonly Id[]): Promise<number> {
  await db.run(sql`delete from core.layer_member where school_id = ${schoolId} and layer_id = ${layerId}`);
  return db.run(sql`
    insert into core.layer_member (school_id, layer_id, person_id)
    select l.school_id, l.id, m.person_id from core.layer l
    join core.class_member m on m.school_id = l.school_id and m.term_id = l.term_id and m.class_id = l.class_id
    where l.school_id = ${schoolId} and l.id = ${layerId} and m.person_id = any (${memberIds}::uuid[])`);
}

export const deleteLayer = (db: Db, schoolId: Id, id: Id) =>
  db.run(sql`delete from core.layer where school_id = ${schoolId} and id = ${id}`);
