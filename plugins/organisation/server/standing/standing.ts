import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { RosterDelta } from '../../model/rosters/roster-delta';
import type { Db } from 'edutech/core/server/data/db';
import type { RosterParts } from '../rosters/parts';

/** Something that stands on a change, in words, and whom or which class it is about. */
export interface Found {
  readonly kind: 'signedIn' | 'changed' | 'added' | 'work' | 'moreRights' | 'otherSchool';
  readonly name: string;
  readonly what?: string;
  readonly personIds: readonly Id[];
  readonly classIds: readonly Id[];
}

/** What stands on a change: what core knows of it, and the work that plugins tell of. */
export async function standingOn(
  { rosters, footprints, texts }: Pick<RosterParts, 'rosters' | 'footprints' | 'texts'>,
  db: Db,
  delta: RosterDelta,
  language: Language,
): Promise<Found[]> {
  const ofCore = await rosters.standing(db, delta);
  const found: Found[] = ofCore.map(({ kind, name, personId, classId }) => ({
    kind,
    name,
    personIds: personId ? [personId] : [],
    classIds: classId ? [classId] : [],
  }));
  const suspects = {
    personIds: delta.added.people.map(({ id }) => id),
    classIds: delta.added.classes.map(({ id }) => id),
  };
  if (suspects.personIds.length + suspects.classIds.length === 0) return found;
  for (const footprint of footprints) {
    for (const { what, count, personIds, classIds } of await footprint.of(db, suspects))
      found.push({ kind: 'work', name: '', what: texts.say(language, what, { count }), personIds, classIds });
  }
  return found;
}

/** Whom or what it is about, in a sentence: somebody's name, or the work. */
export const nameOf = ({ name, what = '' }: Found): string => name || what;

const mostNamed = 100;

/** The first of what stands, as a page shows it. */
export const standingItems = (found: readonly Found[]) =>
  found.slice(0, mostNamed).map(({ kind, name, what }) => ({ kind, name, ...(what && { what }) }));
