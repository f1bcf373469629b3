import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { AskedArea, RequestState, StuckPlace } from '../../model/request';
import type { ItemKey } from '../items/items.queries';

export interface RequestRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly itemId: Id;
  readonly personId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
  readonly area: AskedArea;
  readonly title: string;
  readonly number: number | null;
  readonly stuck: StuckPlace;
  readonly words: string;
  readonly voiceId: Id | null;
  readonly state: RequestState;
  readonly againCount: number;
  readonly askedAt: Date;
  readonly expectedAt: Date;
  readonly answeredAt: Date | null;
  readonly answerId: Id | null;
  readonly sharedAt: Date | null;
  readonly pictures: readonly Id[];
}

export const requestColumns = sql`r.school_id, r.id, r.item_id, r.person_id, r.class_id, r.subject_id, r.area, r.title,
  r.number, r.stuck, r.words, r.voice_id, r.state, r.again_count, r.asked_at, r.expected_at, r.answered_at, r.answer_id,
  r.shared_at, array(select p.file_id from coach.request_picture p
    where p.school_id = r.school_id and p.request_id = r.id order by p.position) as pictures`;

/** What a question has when it is asked. */
export interface NewRequest extends Omit<RequestRow, 'againCount' | 'pictures'> {
  readonly placeId: Id | null;
}

/** Stores a question once; nothing where it is there, or one about the same item waits. */
export const insertRequest = (db: Db, row: NewRequest) =>
  db.maybe<{ id: Id }>(sql`
    insert into coach.request (school_id, id, item_id, person_id, class_id, subject_id, area, place_id, title, number, stuck,
      words, voice_id, state, asked_at, open_since, expected_at, answered_at, answer_id, shared_at)
    values (${row.schoolId}, ${row.id}, ${row.itemId}, ${row.personId}, ${row.classId}, ${row.subjectId}, ${row.area},
      ${row.placeId}, ${row.title}, ${row.number}, ${row.stuck}, ${row.words}, ${row.voiceId}, ${row.state}, ${row.askedAt},
      ${row.askedAt}, ${row.expectedAt}, ${row.answeredAt}, ${row.answerId}, ${row.sharedAt})
    on conflict do nothing returning id`);

export const insertPictures = (db: Db, schoolId: Id, requestId: Id, fileIds: readonly Id[]) =>
  db.run(sql`
    insert into coach.request_picture (school_id, request_id, position, file_id)
    select ${schoolId}, ${requestId}, given.position, given.file_id
    from unnest(${[...fileIds]}::uuid[]) with ordinality as given (file_id, position)`);

/** One of the person's own questions; undefined for others. */
export const selectOwnRequest = (db: Db, personId: Id, requestId: Id) =>
  db.maybe<RequestRow>(sql`
    select ${requestColumns} from coach.request r
    where r.person_id = ${personId} and r.id = ${requestId} and r.removed_at is null`);

/** The person's questions about an item, the newest first. */
export const selectOwnAbout = (db: Db, { schoolId, id }: ItemKey, personId: Id) =>
  db.all<RequestRow>(sql`
    select ${requestColumns} from coach.request r
    where r.school_id = ${schoolId} and r.item_id = ${id} and r.person_id = ${personId} and r.removed_at is null
    order by r.asked_at desc, r.id`);

export interface OwnCounts {
  readonly total: number;
  readonly open: number;
  readonly answered: number;
}

const isOwn = (personId: Id): Query<boolean> => sql`r.person_id = ${personId} and r.removed_at is null`;

export const countOwn = (db: Db, personId: Id, state: RequestState | undefined) =>
  db.one<OwnCounts>(sql`
    select count(*) filter (where ${state ?? null}::int is null and r.state < 3 or r.state = ${state ?? null}::int)::int as total,
      count(*) filter (where r.state = 0)::int as open, count(*) filter (where r.state = 1)::int as answered
    from coach.request r where ${isOwn(personId)}`);

/** The person's questions: answered ones that wait for a word, open ones, then the rest; withdrawn ones only if asked for. */
export const selectOwn = (
  db: Db,
  personId: Id,
  {
    state,
    limit,
    offset,
  }: { readonly state: RequestState | undefined; readonly limit: number; readonly offset: number },
) =>
  db.all<RequestRow>(sql`
    select ${requestColumns} from coach.request r
    where ${isOwn(personId)} and ${state === undefined ? sql`r.state < 3` : sql`r.state = ${state}`}
    order by case r.state when 1 then 0 when 0 then 1 else 2 end, coalesce(r.answered_at, r.asked_at) desc, r.id
    limit ${limit} offset ${offset}`);

export const updateState = (db: Db, { schoolId, id }: Pick<RequestRow, 'schoolId' | 'id'>, state: RequestState) =>
  db.run(sql`update coach.request set state = ${state} where school_id = ${schoolId} and id = ${id}`);

/** Opens a question once more, with what is still not clear. */
export const reopen = (
  db: Db,
  { schoolId, id }: Pick<RequestRow, 'schoolId' | 'id'>,
  { words, now, expectedAt }: { readonly words: string; readonly now: Date; readonly expectedAt: Date },
) =>
  db.run(sql`
    update coach.request set state = 0, again_count = again_count + 1, open_since = ${now}, expected_at = ${expectedAt},
      words = case when ${words} = '' then words else left(words || E'\n' || ${words}, 2000) end
    where school_id = ${schoolId} and id = ${id}`);

interface ClassItem extends Pick<RequestRow, 'schoolId' | 'classId' | 'subjectId' | 'itemId'> {}

/** Counts the questions of a class about an item again, as the system. */
export const recount = (db: Db, { schoolId, classId, subjectId, itemId }: ClassItem) =>
  db.run(sql`
    insert into coach.class_item (school_id, class_id, subject_id, item_id, asked, people, open, open_since, last_at)
    select ${schoolId}, ${classId}, ${subjectId}, ${itemId}, count(*), count(distinct r.person_id),
      count(*) filter (where r.state = 0), min(r.open_since) filter (where r.state = 0),
      coalesce(max(greatest(r.open_since, r.answered_at)), 'epoch')
    from coach.request r
    where r.school_id = ${schoolId} and r.class_id = ${classId} and r.subject_id = ${subjectId}
      and r.item_id = ${itemId} and r.state < 3 and r.removed_at is null
    on conflict (school_id, class_id, subject_id, item_id) do update
    set asked = excluded.asked, people = excluded.people, open = excluded.open, open_since = excluded.open_since,
      last_at = excluded.last_at`);

/** How many of a class ask about an item, and how many questions of a class wait in a subject. */
export const countPeople = (db: Db, { schoolId, id }: ItemKey, classId: Id) =>
  db.one<{ count: number }>(sql`
    select coalesce(sum(people), 0)::int as count from coach.class_item
    where school_id = ${schoolId} and class_id = ${classId} and item_id = ${id}`);

export const countWaiting = (db: Db, { schoolId, classId, subjectId }: Omit<ClassItem, 'itemId'>) =>
  db.one<{ count: number }>(sql`
    select coalesce(sum(open), 0)::int as count from coach.class_item
    where school_id = ${schoolId} and class_id = ${classId} and subject_id = ${subjectId} and open > 0`);
