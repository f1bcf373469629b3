import type { Db } from 'edutech/core/server/data/db';
import { cityDay } from 'edutech/core/common/time/city-time';
import { createCheckContext } from '../../../model/rosters/check/check-context';
import { classPlace, type FirstLines } from '../../../model/rosters/check/keys';
import type { FileRow, Verdict } from '../../../model/rosters/check/row';
import { checkClass, type ClassesContext, classesContext } from '../../../model/rosters/places/classes';
import { withHeadPosts } from '../../../model/rosters/places/head-posts';
import { checkSchool, schoolsContext } from '../../../model/rosters/places/schools';
import type { RosterField } from '../../../model/rosters/read/fields';
import { cellOf } from '../../../model/rosters/read/mapping';
import type { ImportRow } from '../queries/imports.queries';
import type { RosterParts } from '../parts';

/** What the checks look things up in. */
export type CheckParts = Pick<RosterParts, 'rosters' | 'overPeople'>;

/** The verdicts over some rows of a list of schools or classes, against the tables as they are now. */
export async function placeVerdicts(
  parts: CheckParts,
  db: Db,
  roster: ImportRow,
  rows: readonly FileRow[],
  first: FirstLines,
  now: Date,
): Promise<{ row: FileRow; verdict: Verdict }[]> {
  const { mapping } = roster;
  if (roster.kind === 'schools') {
    const counties = await parts.rosters.counties(db, roster.ofCountyId);
    const schools = await parts.rosters.schoolsCoded(
      db,
      counties.map(({ id }) => id),
      valuesOf(roster, rows, 'schoolCode'),
    );
    const context = schoolsContext(counties, schools);
    return rows.map((row) => ({ row, verdict: checkSchool(context, mapping, first, row) }));
  }
  const context = await classesGround(parts, db, roster, rows, now);
  const checked = rows.map((row) => ({ row, verdict: checkClass(context, mapping, first, row) }));
  return withHeadPosts(context, checked, now);
}

async function classesGround(
  { rosters, overPeople }: CheckParts,
  db: Db,
  roster: ImportRow,
  rows: readonly FileRow[],
  now: Date,
): Promise<ClassesContext> {
  const { kind, termId, ofSchoolId, ofCountyId } = roster;
  const schoolIds = await rosters.schoolIds(db, { schoolId: ofSchoolId, countyId: ofCountyId });
  const context = await rosters.context(db, schoolIds, termId);
  const numbers = valuesOf(roster, rows, 'headNumber').flatMap((text) => [
    text,
    text.toUpperCase(),
    text.toLowerCase(),
  ]);
  const named = await rosters.staffNamed(db, schoolIds, valuesOf(roster, rows, 'headName'));
  const places = new Set(rows.map((row) => classPlace((field) => cellOf(roster.mapping, row.cells, field))?.number));
  const heads = context.classes.flatMap(({ number, headId }) => (headId && places.has(number) ? [headId] : []));
  const people = await rosters.find(db, { usercodes: numbers, usernames: [], personIds: [...named, ...heads], termId });
  const holders = people.flatMap(({ id: personId, category, posts }) =>
    posts.map(({ id: postId, roleType }) => ({ personId, category, postId, roleType })),
  );
  const above = await overPeople.above(db, new Set(roster.rights), holders);
  const checks = createCheckContext({
    kind,
    termId,
    today: cityDay(now),
    homeId: ofSchoolId,
    context,
    people,
    ungrantablePosts: roster.withheldPosts,
    above,
  });
  const schoolYearId = await rosters.yearOf(db, termId);
  return classesContext(checks, people, { schoolYearId, importerId: roster.madeById });
}

const valuesOf = ({ mapping }: ImportRow, rows: readonly FileRow[], field: RosterField): string[] => [
  ...new Set(rows.map(({ cells }) => cellOf(mapping, cells, field)).filter(Boolean)),
];
