import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { RosterDelta } from '../../model/rosters/roster-delta';
import type { Db } from 'edutech/core/server/data/db';
import type { RosterParts } from '../rosters/parts';

/** Something that depends on a change, with the people, and the classes and schools, that it is about. */
export interface FoundEffect {
  readonly kind: 'signedIn' | 'changed' | 'added' | 'work' | 'moreRights' | 'otherSchool';
  readonly name: string;
  readonly what?: string;
  readonly personIds: readonly Id[];
  readonly placeIds: readonly Id[];
}

/** What depends on a change: rows known to core, and work reported by plugins. */
export async function findUndoEffects(
  { rosters, footprints, texts }: Pick<RosterParts, 'rosters' | 'footprints' | 'texts'>,
  db: Db,
  delta: RosterDelta,
  language: Language,
): Promise<FoundEffect[]> {
  const ofCore = await rosters.standing(db, delta);
  const found: FoundEffect[] = ofCore.map(({ kind, name, personId, placeId }) => ({
    kind,
    name,
    personIds: personId ? [personId] : [],
    placeIds: placeId ? [placeId] : [],
  }));
  const suspects = {
    personIds: delta.added.people.map(({ id }) => id),
    classIds: delta.added.classes.map(({ id }) => id),
  };
  if (suspects.personIds.length + suspects.classIds.length === 0) return found;
  for (const footprint of footprints) {
    for (const { what, count, personIds, classIds } of await footprint.of(db, suspects))
      found.push({ kind: 'work', name: '', what: texts.say(language, what, { count }), personIds, placeIds: classIds });
  }
  return found;
}

/** A sentence with the person's name, or the work. */
export const nameOf = ({ name, what = '' }: FoundEffect): string => name || what;

const mostNamed = 100;

/** The first effects, as a page shows them. */
export const presentUndoEffects = (found: readonly FoundEffect[]) =>
  found.slice(0, mostNamed).map(({ kind, name, what }) => ({ kind, name, ...(what && { what }) }));
