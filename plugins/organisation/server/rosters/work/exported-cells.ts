import type { Language } from 'edutech/core/common/languages';
import { categories, type RoleType, roleTypes } from 'edutech/core/common/permissions/people';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call } from 'edutech/core/server/call';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { Texts } from 'edutech/core/server/texts';
import type { exportRoster } from '../../../api/rosters';
import { createCheckContext } from '../../../model/rosters/check/check-context';
import type { PeopleKind, RosterField } from '../../../model/rosters/read/fields';
import { cellsOf, type SheetWords } from '../../../model/rosters/sheet/export';
import type { RosterParts } from '../parts';
import type { ImportReach } from '../reach';

type ExportCall = Pick<Call<InputOf<typeof exportRoster>, SignedIn>, 'db' | 'actor' | 'input' | 'language' | 'now'>;
/** A row of an exported list, field by field: importing it again changes nothing. */
type Cells = Partial<Record<RosterField, string>>;

/** More than a city has: an export has no pages. */
const everybody = 10_000_000;
const studentTypes: readonly RoleType[] = [roleTypes.student];
/** Posts of staff. */
export const staffTypes: readonly RoleType[] = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
];

/** Everybody of a kind within the reach, as far as the filters of the list of people let through. */
export async function peopleCells(
  parts: RosterParts,
  { db, actor, input, language, now }: ExportCall,
  kind: PeopleKind,
  reach: ImportReach,
): Promise<Cells[]> {
  const termId = input.termId ?? (await currentTermId(db, now));
  const schoolIds = await parts.rosters.schoolIds(db, { schoolId: reach.ofSchoolId, countyId: reach.ofCountyId });
  // administrators with a post in the school are not in its rosters: no import would accept the row
  const category = kind === 'students' ? categories.student : categories.teacher;
  const types = kind === 'students' ? studentTypes : staffTypes;
  const members = await parts.rosters.membersOf(db, schoolIds, types, termId);
  const { gradeId, classId, state, q } = input;
  const filter = { kind, gradeId, classId, state, q, schoolId: reach.ofSchoolId ?? undefined, termId };
  const isNarrowed = [gradeId, classId, state, q].some(Boolean);
  const listed =
    isNarrowed && (await parts.administration.people.page(db, actor, { ...filter, page: 1, pageLine: everybody }));
  const shown = listed && new Set(listed.rows.map(({ id }) => id));
  const people = members.filter((person) => person.category === category && (!shown || shown.has(person.id)));
  const ground = await parts.rosters.context(db, schoolIds, termId);
  const homeId = reach.ofSchoolId;
  const context = createCheckContext({ kind, termId, today: cityDay(now), homeId, context: ground, people });
  const names = new Map(ground.schools.map(({ id, name }) => [id, name]));
  const words = wordsIn(parts.texts, language);
  return people.flatMap((person) => {
    const schools = new Set(person.posts.map((post) => post.schoolId).filter((id) => names.has(id)));
    return [...schools].map((schoolId) => ({
      ...cellsOf(context, person, schoolId, words),
      school: names.get(schoolId)!,
    }));
  });
}

const wordsIn = (texts: Texts, language: Language): SheetWords => ({
  sex: (sex) => texts.say(language, `organisation.rosters.sex.${sex}`),
  post: (type) => (staffTypes.includes(type) ? texts.say(language, `organisation.rosters.post.${type}`) : ''),
});

/** The schools within the reach, or their classes of a term's year with their heads. */
export async function placeCells(
  { rosters, texts }: RosterParts,
  { db, input, language, now }: ExportCall,
  kind: 'schools' | 'classes',
  reach: ImportReach,
): Promise<Cells[]> {
  if (kind === 'schools') {
    const counties = await rosters.counties(db, reach.ofCountyId);
    const byId = new Map(counties.map(({ id, name }) => [id, name]));
    const schools = await rosters.schoolsCoded(db, [...byId.keys()], []);
    return schools.map(({ code, name, nameEn, countyId, stage }) => ({
      schoolCode: code,
      schoolName: name,
      schoolNameEn: nameEn,
      county: byId.get(countyId) ?? '',
      stage: texts.say(language, `organisation.stage.${stage}`),
    }));
  }
  const termId = input.termId ?? (await currentTermId(db, now));
  const schoolIds = await rosters.schoolIds(db, { schoolId: reach.ofSchoolId, countyId: reach.ofCountyId });
  const { schools, grades, classes } = await rosters.context(db, schoolIds, termId);
  const headIds = classes.flatMap(({ headId }) => headId ?? []);
  const heads = await rosters.find(db, { usercodes: [], usernames: [], personIds: headIds, termId });
  const headOf = new Map(heads.map((person) => [person.id, person]));
  const placeOf = new Map([...schools, ...grades].map(({ id }, at) => [id, at]));
  const nameOf = new Map([...schools, ...grades].map(({ id, name }) => [id, name]));
  const order = (id: string) => placeOf.get(id) ?? 0;
  return classes
    .toSorted(
      (one, other) =>
        order(one.schoolId) - order(other.schoolId) ||
        order(one.gradeId) - order(other.gradeId) ||
        one.number - other.number,
    )
    .map(({ schoolId, gradeId, number, name, headId }) => ({
      school: nameOf.get(schoolId) ?? '',
      grade: nameOf.get(gradeId) ?? '',
      classNumber: String(number),
      className: name,
      headNumber: (headId && headOf.get(headId)?.usercode) || '',
      headName: (headId && headOf.get(headId)?.name) || '',
    }));
}
