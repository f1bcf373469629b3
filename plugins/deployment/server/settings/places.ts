import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Level } from 'edutech/core/common/organisation/levels';
import type { SignedIn } from 'edutech/core/server/actor';
import type { ChangePlace } from 'edutech/core/server/changed-settings/changed-settings.queries';
import type { Db } from 'edutech/core/server/data/db';
import type { Settings } from 'edutech/core/server/settings/settings';
import { selectCounties, selectSchool, selectSchools } from './places.queries';

/** Where settings are looked at and changed: the city, a county or a school. */
export interface Place extends ChangePlace {
  readonly level: Level;
  readonly name: string;
  /** The county itself, or that of the school; null for the city. */
  readonly inCounty: Id | null;
}

/** The city itself, for what has one value only. */
export const cityPlace: Place = { level: 'city', countyId: null, schoolId: null, name: '', inCounty: null };

type Asked = { readonly countyId?: Id | undefined; readonly schoolId?: Id | undefined };
interface Reading {
  readonly actor: SignedIn;
  readonly language: Language;
  readonly settings: Pick<Settings, 'cityName' | 'cityNameEn'>;
}

const named = (language: Language, { name, nameEn }: { readonly name: string; readonly nameEn: string }) =>
  (language === 'en' && nameEn) || name;

/** The place that was asked for, or the caller's own; 404 for one outside of what the caller administers. */
export async function placeOf(db: Db, { actor, language, settings }: Reading, asked: Asked): Promise<Place> {
  const { reach } = actor;
  const isOwnCounty = (countyId: Id) => reach === 'city' || (reach === 'county' && actor.countyId === countyId);
  const schoolId = asked.schoolId ?? (reach === 'school' && !asked.countyId ? actor.schoolId : null);
  if (schoolId) {
    const school = await selectSchool(db, schoolId);
    if (!school || !(isOwnCounty(school.countyId) || (reach === 'school' && actor.schoolId === schoolId)))
      throw notFound('deployment.error.noPlace');
    return { level: 'school', countyId: null, schoolId, name: named(language, school), inCounty: school.countyId };
  }
  const countyId = asked.countyId ?? (reach === 'county' ? actor.countyId : null);
  if (countyId) {
    const county = (await selectCounties(db)).find(({ id }) => id === countyId);
    if (!county || !isOwnCounty(countyId)) throw notFound('deployment.error.noPlace');
    return { level: 'county', countyId, schoolId: null, name: named(language, county), inCounty: countyId };
  }
  if (reach !== 'city') throw notFound('deployment.error.noPlace');
  const name = language === 'en' ? settings.cityNameEn : settings.cityName;
  return { level: 'city', countyId: null, schoolId: null, name, inCounty: null };
}

/** The counties and schools that the caller may go to from a place, and how many schools lie below it. */
export async function placesAround(db: Db, { actor, language }: Reading, { level, inCounty }: Place) {
  const all = await selectCounties(db);
  const counties = all.filter(({ id }) => actor.reach === 'city' || id === actor.countyId);
  const schools = inCounty !== null && actor.reach !== 'school' ? await selectSchools(db, inCounty) : [];
  const below = counties.filter(({ id }) => level === 'city' || (level === 'county' && id === inCounty));
  return {
    top: actor.reach,
    counties: counties.map((one) => ({ id: one.id, name: named(language, one) })),
    schools: schools.map((one) => ({ id: one.id, name: named(language, one) })),
    schoolsBelow: below.reduce((sum, one) => sum + one.schools, 0),
    schoolsOf: new Map(all.map((one) => [one.id, one.schools])),
  };
}

/** The level of a change. */
export const levelOf = ({ countyId, schoolId }: ChangePlace): Level =>
  schoolId !== null ? 'school' : countyId !== null ? 'county' : 'city';
