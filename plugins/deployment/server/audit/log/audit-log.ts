import { type Id, idPattern } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { selectDevices, selectPositions } from './page-facts.queries';
import {
  type ActCount,
  countByAct,
  type LogFilter,
  type LogPlace,
  type LogRow,
  selectLog,
  selectMoments,
  selectNamed,
  selectNames,
} from './search.queries';

/** Of the people and schools that words name, so many at most are looked for. */
const mostNamed = 50;
/** So many records of an act are counted; one more says that there are others. */
export const mostCounted = 1_000;

/** What somebody types and chooses to search the log. */
export interface LogSearch {
  readonly from: Date;
  readonly until: Date;
  /** Name, number or user name of who did it. */
  readonly who?: string | undefined;
  /** Who did it, by id. */
  readonly personId?: Id | undefined;
  /** Name or number of whom or what it was done to: a person or a school. */
  readonly object?: string | undefined;
  readonly acts?: readonly string[] | undefined;
  readonly address?: string | undefined;
}

export interface LogPage {
  readonly rows: readonly LogRow[];
  /** What people, schools, classes and counties of the page are called, also those that its facts name. */
  readonly names: ReadonlyMap<Id, { readonly name: string; readonly nameEn: string; readonly note: string }>;
  /** Where each record stands in the chain; those not sealed yet are not in it. */
  readonly positions: ReadonlyMap<Id, number>;
  /** On what it was done, where that is known: `Edge · Windows`. */
  readonly devices: ReadonlyMap<Id, string>;
  /** Whether there are older ones. */
  readonly hasMore: boolean;
}

/** A page of records. `db` is the reader's own: nobody finds records out of their reach. */
export async function findRecords(db: Db, search: LogSearch, after: LogPlace | null, limit: number): Promise<LogPage> {
  const found = await selectLog(db, await filterOf(db, search), after, limit + 1);
  const rows = found.slice(0, limit);
  const ids = new Set(rows.flatMap(idsIn));
  const names = new Map((await selectNames(db, [...ids])).map(({ id, ...name }) => [id, name]));
  const ofRows = rows.map(({ id }) => id);
  const positions = new Map((await selectPositions(db, ofRows)).map(({ id, position }) => [id, position]));
  const devices = new Map((await selectDevices(db, ofRows)).map(({ id, device }) => [id, device]));
  return { rows, names, positions, devices, hasMore: found.length > limit };
}

/** How many records of each of the search's acts there are in spans of time, one more than {@link mostCounted} at most. */
export const countActs = async (
  db: Db,
  { acts, ...search }: LogSearch & { readonly acts: readonly string[] },
  spans: readonly Pick<LogSearch, 'from' | 'until'>[],
): Promise<ActCount[]> => countByAct(db, { ...(await filterOf(db, search)), acts }, spans, mostCounted + 1);

/** When the newest records of each search were made, so many of each at most; the number says which search. */
export async function findMoments(db: Db, searches: readonly LogSearch[], most: number) {
  if (searches.length === 0) return [];
  return selectMoments(db, await filtersOf(db, searches), { most, read: 10 * most });
}

const filterOf = async (db: Db, search: LogSearch): Promise<LogFilter> => (await filtersOf(db, [search]))[0]!;

/** What is looked for; the people and schools that the searches name are found together. */
async function filtersOf(db: Db, searches: readonly LogSearch[]): Promise<LogFilter[]> {
  const words = searches.flatMap(({ who, object }) => [who?.trim(), object?.trim()]).filter((one) => one !== undefined);
  const wanted = [...new Set(words)].filter(Boolean);
  const named = Map.groupBy(wanted.length > 0 ? await selectNamed(db, wanted, mostNamed) : [], (one) => one.words);
  const idsOf = (name: string | undefined) =>
    name?.trim() ? (named.get(name.trim()) ?? []).map(({ id }) => id) : undefined;
  return searches.map(({ who, object, personId, ...rest }) => {
    const people = idsOf(who);
    const mine = personId === undefined ? undefined : [personId].filter((id) => !people || people.includes(id));
    return { ...rest, people: mine ?? people, objects: idsOf(object) };
  });
}

const isId = new RegExp(idPattern);

/** Everything that a record names by its id. */
const idsIn = ({ personId, objectId, facts }: LogRow): Id[] =>
  [personId, objectId, ...Object.values(facts)].filter(
    (value): value is Id => typeof value === 'string' && isId.test(value),
  );
