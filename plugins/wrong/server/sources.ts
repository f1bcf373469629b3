import type { Id } from 'edutech/core/common/ids';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { ToldPlace, WrongSource } from '../api/collecting';

const placeKey = ({ attemptId, itemId }: ToldPlace): string => `${attemptId}/${itemId}`;

export type Sources = readonly WrongSource<Db>[];

/** Where an entry stands, for whoever decides what may be seen of it. */
export interface Placed {
  readonly id: Id;
  readonly personId: Id;
  readonly questionId: Id | null;
  readonly version: number | null;
  /** Empty: nobody told it, its owner or a teacher put it there. */
  readonly area: string;
  readonly attemptId: Id | null;
  readonly itemId: Id | null;
}

/** Attempts of a pupil whose results may not be seen yet, of those asked for; of an area that is off, all. */
export async function hiddenAttempts(
  db: Db,
  sources: Sources,
  personId: Id,
  told: readonly { readonly area: string; readonly attemptId: Id }[],
  now: Date,
): Promise<Id[]> {
  const hidden = new Set(told.map(({ attemptId }) => attemptId));
  for (const source of sources) {
    const own = told.filter(({ area }) => area === source.area).map(({ attemptId }) => attemptId);
    if (own.length === 0) continue;
    for (const id of await source.released(db, personId, [...new Set(own)], now)) hidden.delete(id);
  }
  return [...hidden];
}

/** Questions whose answers some area still keeps from a pupil, of those asked for. */
export async function withheldQuestions(
  db: Db,
  sources: Sources,
  personId: Id,
  questionIds: readonly Id[],
  now: Date,
): Promise<Set<Id>> {
  if (questionIds.length === 0) return new Set();
  const lists = await Promise.all(sources.map((source) => source.withheld(db, personId, questionIds, now)));
  return new Set(lists.flatMap((list) => [...list]));
}

/**
 * Keys of a pupil's entries that he may see now, by entry: the only way by which one reaches him. What an area told is
 * asked of that area; what he or a teacher has chosen comes from the bank, unless homework still keeps it from him.
 */
export async function keysOf(
  db: Db,
  { bank, sources }: { readonly bank: QuestionBank<Db>; readonly sources: Sources },
  entries: readonly Placed[],
  now: Date,
): Promise<Map<Id, QuestionKey>> {
  const keys = new Map<Id, QuestionKey>();
  const [first] = entries;
  if (!first) return keys;
  for (const source of sources) {
    const places = entries.flatMap(({ area, attemptId, itemId, id }) =>
      area === source.area && attemptId && itemId ? [{ id, attemptId, itemId }] : [],
    );
    if (places.length === 0) continue;
    const told = await source.keys(db, first.personId, places, now);
    const known = new Map(told.map((one) => [placeKey(one), one.key]));
    for (const place of places) {
      const key = known.get(placeKey(place));
      if (key) keys.set(place.id, key);
    }
  }
  const chosen = entries.flatMap(({ id, area, questionId, version }) =>
    area === '' && questionId && version !== null ? [{ id, questionId, version }] : [],
  );
  const withheld = await withheldQuestions(
    db,
    sources,
    first.personId,
    chosen.map(({ questionId }) => questionId),
    now,
  );
  const free = chosen.filter(({ questionId }) => !withheld.has(questionId));
  const ofBank = await bank.keys(db, free);
  for (const one of free) {
    const key = ofBank.get(versionKey(one));
    if (key) keys.set(one.id, key);
  }
  return keys;
}
