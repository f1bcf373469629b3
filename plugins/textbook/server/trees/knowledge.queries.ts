import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Ownership } from '../../model/managers';
import { inLanguage } from '../in-language.queries';
import type { KnowledgeSource, PointRow } from '../../model/trees/knowledge-tree';

/** Whose trees somebody asks for. */
export interface KnowledgeWish {
  readonly source: KnowledgeSource;
  readonly personId: Id;
  readonly schoolId: Id | null;
  readonly language: Language;
}

const isOwn = ({ personId }: KnowledgeWish): Query => sql`t.owner_person_id = ${personId}::uuid`;
const isOfSchool = ({ schoolId }: KnowledgeWish): Query =>
  sql`(t.owner_person_id is null and t.school_id = ${schoolId}::uuid)`;

/** One's own trees come before the school's and the city's; asked for by name, only those are answered. */
function ofSource(wish: KnowledgeWish): Query {
  if (wish.source === 'PUBLIC') return sql`t.is_public`;
  if (wish.source === 'SCHOOL') return isOfSchool(wish);
  return sql`(${isOwn(wish)} or ${isOfSchool(wish)} or t.is_public)`;
}

const nearness = (wish: KnowledgeWish): Query =>
  sql`case when ${isOwn(wish)} then 1 when t.school_id is not null then 2 else 3 end`;

export interface TreeRow extends Ownership {
  readonly id: Id;
  readonly name: string;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly subject: string;
  readonly source: KnowledgeSource;
  readonly version: number;
}

/** The nearest tree of each stage and subject; of these subjects, or of this stage only, where they are given. */
export const selectTrees = (
  db: Db,
  wish: KnowledgeWish,
  { subjectIds, stage }: { readonly subjectIds: readonly Id[] | null; readonly stage: Stage | null },
): Promise<TreeRow[]> =>
  db.all(sql<TreeRow>`
    select near.* from (
      select distinct on (t.stage, t.subject_id) t.id, t.school_id, t.owner_person_id,
        (select o.county_id from core.school o where o.id = t.school_id) as county_id, ${inLanguage('t', wish.language)} as name, t.stage, t.subject_id, t.version,
        ${inLanguage('s', wish.language)} as subject, s.sort,
        case when t.owner_person_id is not null then 'PERSON' when t.school_id is not null then 'SCHOOL'
          else 'PUBLIC' end as source
      from textbook.knowledge_tree t join core.subject s on s.id = t.subject_id
      where t.removed_at is null and ${ofSource(wish)}
        ${subjectIds === null ? sql`` : sql`and t.subject_id = any(${subjectIds}::uuid[])`}
        ${stage === null ? sql`` : sql`and t.stage = ${stage}`}
      order by t.stage, t.subject_id, ${nearness(wish)}, t.created_at, t.id) near
    order by case near.stage when 'primary' then 1 when 'junior' then 2 else 3 end, near.sort`);

/** The nearest tree of one stage and subject; nothing where nobody has made one. */
export const selectOptionalTree = (
  db: Db,
  wish: KnowledgeWish,
  { stage, subjectId }: { stage: Stage; subjectId: Id },
): Promise<{ id: Id } | undefined> =>
  db.maybe(sql<{ id: Id }>`
    select t.id from textbook.knowledge_tree t
    where t.removed_at is null and t.stage = ${stage} and t.subject_id = ${subjectId} and ${ofSource(wish)}
    order by ${nearness(wish)}, t.created_at, t.id limit 1`);

/** All points of a tree in reading order, parents before children. */
export const selectPoints = (db: Db, treeId: Id, language: Language): Promise<PointRow[]> =>
  db.all(sql<PointRow>`
    with recursive tree as (
      select p.id, p.tree_id, p.parent_id, ${inLanguage('p', language)} as name, p.is_disabled, array[p.position::integer] as place, array[p.id] as ids
      from textbook.knowledge_point p where p.tree_id = ${treeId} and p.parent_id is null and p.removed_at is null
      union all
      select p.id, p.tree_id, p.parent_id, ${inLanguage('p', language)}, p.is_disabled, t.place || p.position::integer, t.ids || p.id
      from textbook.knowledge_point p join tree t on p.tree_id = t.tree_id and p.parent_id = t.id
      where p.removed_at is null)
    select tree_id, id, parent_id, name, is_disabled
    from tree order by place, ids`);

/** One point with the names above it, outermost first; 404 for another's own. */
export const selectPoint = (db: Db, id: Id, personId: Id, language: Language) =>
  db.one<PointRow & { isLeaf: boolean; trail: string[] }>(
    sql`
      with recursive up as (
        select p.id, p.tree_id, p.parent_id, ${inLanguage('p', language)} as name, 0 as distance from textbook.knowledge_point p where p.id = ${id}
        union all
        select p.id, p.tree_id, p.parent_id, ${inLanguage('p', language)}, up.distance + 1
        from textbook.knowledge_point p join up on p.tree_id = up.tree_id and p.id = up.parent_id)
      select p.tree_id, p.id, p.parent_id, ${inLanguage('p', language)} as name, p.is_disabled,
        not exists (select from textbook.knowledge_point c
          where c.tree_id = p.tree_id and c.parent_id = p.id and c.removed_at is null) as is_leaf,
        (select coalesce(array_agg(up.name order by up.distance desc) filter (where up.distance > 0), '{}') from up)
          as trail
      from textbook.knowledge_point p
      where p.id = ${id} and p.removed_at is null
        and (p.owner_person_id is null or p.owner_person_id = ${personId}::uuid)`,
    'textbook.error.noPoint',
  );
