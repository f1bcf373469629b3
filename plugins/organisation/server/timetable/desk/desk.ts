import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Term } from 'edutech/core/common/time/terms';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import { nameIn } from 'edutech/core/server/organisation/wire';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { Texts } from 'edutech/core/server/texts';
import type { TimetableConflict } from '../../../api/timetable/desk';
import { type Conflict, conflictsIn } from '../../../model/timetable/conflicts';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import { selectOwnSchool } from '../../administration/scope';
import { selectRooms } from '../reading/ground.queries';
import { selectDraft, selectPublished } from './drafts.queries';

/** What administering a timetable needs. */
export interface DeskParts {
  readonly audit: Audit;
  readonly files: Files;
  readonly notifications: Notifications;
  readonly organisation: Organisation;
  readonly texts: Texts;
}

/** A school that the actor administers, in the current term. */
export interface Desk {
  readonly schoolId: Id;
  readonly schoolName: string;
  readonly schools: { readonly id: Id; readonly name: string }[];
  readonly term: Term;
  readonly termId: Id;
}

interface DeskCall {
  readonly db: Db;
  readonly actor: SignedIn;
  readonly now: Date;
  readonly language: Language;
}

/** The school that is asked for, or the actor's first one. 404 for a school that the actor does not administer. */
export async function deskOf(
  { db, actor, now, language }: DeskCall,
  organisation: Organisation,
  schoolId?: Id,
): Promise<Desk> {
  const [term] = await termsAt(db, now, language);
  if (!term) throw notFound('core.terms.none');
  const schools = await organisation.schoolsUnder(db, actor);
  const school =
    schools.find(({ id }) => id === (schoolId ?? actor.schoolId ?? id)) ?? (schoolId ? undefined : schools[0]);
  if (!school) throw notFound('core.organisation.noSchool');
  const named = schools.map(({ id, name, nameEn }) => ({ id, name: nameIn(language, name, nameEn) }));
  return {
    schoolId: school.id,
    schoolName: nameIn(language, school.name, school.nameEn),
    schools: named,
    term,
    termId: term.termId,
  };
}

/** The same for a write, which needs no list of schools. */
export async function ownDesk({ db, actor, now, language }: DeskCall, schoolId: Id) {
  const [term] = await termsAt(db, now, language);
  if (!term) throw notFound('core.terms.none');
  const school = await selectOwnSchool(db, actor, schoolId);
  return { schoolId: school.id, term, termId: term.termId };
}

/** The draft, else what is published last; null: neither. */
export async function shownTimetable(db: Db, of: { readonly schoolId: Id; readonly termId: Id }) {
  const [draft, published] = await Promise.all([selectDraft(db, of), selectPublished(db, of)]);
  return { draft: draft ?? null, published, shownId: draft?.id ?? published[0]?.id ?? null };
}

/** Conflicts of the lessons of a timetable, with names. */
export async function conflictsOf(
  db: Db,
  schoolId: Id,
  slots: readonly TimetableSlot[],
  names: { readonly classes: ReadonlyMap<Id, string>; readonly teachers: ReadonlyMap<Id, string> },
): Promise<TimetableConflict[]> {
  const rooms = await selectRooms(db, schoolId);
  const limits = new Map(rooms.map(({ name, classes }) => [name, classes]));
  return conflictsIn(slots, limits).map((conflict) => onWire(conflict, names));
}

function onWire(
  { kind, weekday, period, slots }: Conflict,
  { classes, teachers }: { readonly classes: ReadonlyMap<Id, string>; readonly teachers: ReadonlyMap<Id, string> },
): TimetableConflict {
  const [first] = slots as [TimetableSlot];
  const ids = [...new Set(slots.map(({ classId }) => classId))];
  return {
    kind,
    weekday,
    period,
    name: kind === 'room' ? first.room : kind === 'slot' ? '' : (teachers.get(first.teacherId ?? '') ?? ''),
    classes: ids.map((id) => ({ id, name: classes.get(id) ?? '' })),
    periods: [...new Set(slots.map((slot) => slot.period))],
  };
}

/** Names by id. */
export const namesOf = (rows: readonly { readonly id: Id; readonly name: string }[]): ReadonlyMap<Id, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));
