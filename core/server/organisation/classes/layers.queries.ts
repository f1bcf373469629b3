import type { Id } from '../../../common/ids';
import type { SignedIn } from '../../actor';
import { type Db, sql } from '../../data/db';
import { isSeen, type StudentRow } from './classes.queries';

export interface LayerRow {
  readonly id: Id;
  readonly schoolId: Id;
  readonly name: string;
  readonly classId: Id;
  readonly className: string;
  readonly subjectId: Id;
  readonly subjectName: string;
  readonly subjectNameEn: string;
  readonly students: number;
}

const layers = sql`
  select l.id, l.school_id, l.name, c.id as class_id, c.name as class_name, s.id as subject_id, s.name as subject_name,
    s.name_en as subject_name_en,
    (select count(*) from core.layer_member m where m.school_id = l.school_id and m.layer_id = l.id) as students
  from core.layer l
  join core.class c on c.school_id = l.school_id and c.id = l.class_id
  join core.subject s on s.id = l.subject_id`;

/** Layers of a term, in the classes whose students this person may read (or in one of them). */
export const selectLayers = (db: Db, actor: SignedIn, termId: Id, classId?: Id) =>
  db.all<LayerRow>(sql`${layers}
    where l.term_id = ${termId} and ${isSeen(actor)} ${classId ? sql`and l.class_id = ${classId}` : sql``}
    order by c.name, s.sort, l.sort, l.id`);

/** A layer, for people who may read the students of its class; for everybody else it does not exist (404). */
export const selectLayer = (db: Db, actor: SignedIn, layerId: Id) =>
  db.one<LayerRow>(sql`${layers} where l.id = ${layerId} and ${isSeen(actor)}`, 'core.organisation.noLayer');

/** Students of a layer, by class list. */
export const selectLayerStudents = (db: Db, layer: LayerRow) =>
  db.all<StudentRow>(sql`
    select p.id as person_id, p.name, p.usercode, m.seat
    from core.layer l
    join core.layer_member lm on lm.school_id = l.school_id and lm.layer_id = l.id
    join core.person p on p.id = lm.person_id
    join core.class_member m
      on m.school_id = l.school_id and m.term_id = l.term_id and m.class_id = l.class_id and m.person_id = lm.person_id
    where l.school_id = ${layer.schoolId} and l.id = ${layer.id}
    order by m.seat, p.usercode`);
