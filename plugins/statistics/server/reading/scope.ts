import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';

/** The level whose figures a caller reads first. */
export type Level = 'city' | 'county' | 'school' | 'classes';

export function placeOf({ reach, category, roleType, schoolId, countyId }: SignedIn): {
  level: Level;
  placeId: Id | null;
} {
  if (reach === 'city') return { level: 'city', placeId: null };
  if (reach === 'county') return { level: 'county', placeId: countyId };
  const leads = category === 'admin' || roleType === roleTypes.principal;
  return leads ? { level: 'school', placeId: schoolId } : { level: 'classes', placeId: null };
}

/** Refuses what lies beyond the caller's duty, as if it were not there. */
const refuse = (isWithin: boolean) => {
  if (!isWithin) throw notFound('statistics.error.noPlace');
};

export const mustReadCity = ({ reach }: SignedIn) => refuse(reach === 'city');

export const mustReadCounty = ({ reach, countyId }: SignedIn, county: Id) =>
  refuse(reach === 'city' || (reach === 'county' && countyId === county));

/** The city reads all schools, a county its own, a principal or an administrator of a school that one. */
export function mustReadSchool(actor: SignedIn, school: { readonly id: Id; readonly countyId: Id }) {
  const { level } = placeOf(actor);
  refuse(
    level === 'city' ||
      (level === 'county' && actor.countyId === school.countyId) ||
      (level === 'school' && actor.schoolId === school.id),
  );
}
