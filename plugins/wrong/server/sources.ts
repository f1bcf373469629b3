import type { Id } from 'edutech/core/common/ids';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { ReportedPlace, WrongSource } from '../api/results';

const placeKey = ({ attemptId, itemId }: ReportedPlace): string => `${attemptId}/${itemId}`;

export type Sources = readonly WrongSource<Db>[];

/** The origin of an entry, which decides what may be shown of it. */
export interface EntrySource {
  readonly id: Id;
  readonly personId: Id;
  readonly questionId: Id | null;
  readonly version: number | null;
  /** Empty: no area reported it, its owner or a teacher added it. */
  readonly area: string;
  readonly attemptId: Id | null;
  readonly itemId: Id | null;
}

/** What a student needs of an attempt: to know its mistakes (listing), or that its answers may be seen (practising). */
export type Sight = 'known' | 'released';

/** Which of these attempts lack what is needed, by need; all attempts of an area that is switched off. */
export async function hiddenAttempts(
  db: Db,
  sources: Sources,
  personId: Id,
  told: readonly { readonly area: string; readonly attemptId: Id }[],
  now: Date,
): Promise<Readonly<Record<Sight, Id[]>>> {
  const sights = new Map<Id, Sight>();
  await Promise.all(
    sources.map(async (source) => {
      const own = told.filter(({ area }) => area === source.area).map(({ attemptId }) => attemptId);
      if (own.length === 0) return;
      for (const [id, sight] of await source.sights(db, personId, [...new Set(own)], now)) sights.set(id, sight);
    }),
  );
  const ids = [...new Set(told.map(({ attemptId }) => attemptId))];
  return {
    known: ids.filter((id) => !sights.has(id)),
    released: ids.filter((id) => sights.get(id) !== 'released'),
  };
}

/** Which of these questions have answers that some area still withholds from a student. */
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
 * Keys of a student's entries that they may see now, by entry: the only source of keys for students. Reported entries are
 * decided by their area; entries added by hand come from the bank, unless homework still withholds them.
 */
export async function keysOf(
  db: Db,
  { bank, sources }: { readonly bank: QuestionBank<Db>; readonly sources: Sources },
  entries: readonly EntrySource[],
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
