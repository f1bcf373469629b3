import type { Id } from 'edutech/core/common/ids';
import { filesOfAnswer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfBody, filesOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { Candidate, Entry, EntryKey, Medium } from '../api/records';
import { addDays, cityDay } from 'edutech/plugins/questions/kit/common/scheduling/days';
import { entryStates, trashDays } from '../model/entry';
import type { OwnAnswer } from './collection/collection.queries';
import type { EntryRow } from './collection/entries.queries';
import type { EntrySource, Sources } from './sources';

/** Services of this plugin's handlers. */
export interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly sources: Sources;
  readonly textbooks: Textbooks<Db>;
}

/** The person for whom something is shown. */
export interface Reader {
  readonly actor: SignedIn;
  readonly language: Language;
  readonly now: Date;
}

/** Addresses of files for one session, valid for the minute in which a page loads them. */
export async function mediaOf(db: Db, files: Files, actor: SignedIn, ids: readonly Id[]): Promise<Map<Id, Medium>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const found = await files.findMany(db, unique);
  return new Map(
    [...found.values()].map((file) => [
      file.id,
      { file: file.id, address: files.ticketAddress(file, 'view', actor.sessionId) },
    ]),
  );
}

const listed = (media: ReadonlyMap<Id, Medium>, ids: readonly Id[]): Medium[] =>
  [...new Set(ids)].flatMap((id) => media.get(id) ?? []);

/** Versions of entries that are questions of the bank. */
export const versionsOf = (rows: readonly Pick<EntrySource, 'questionId' | 'version'>[]): QuestionVersion[] =>
  rows.flatMap(({ questionId, version }) => (questionId && version !== null ? [{ questionId, version }] : []));

export const bodyOf = (
  bodies: ReadonlyMap<string, QuestionBody>,
  { questionId, version }: Pick<EntrySource, 'questionId' | 'version'>,
): QuestionBody | null =>
  questionId && version !== null ? (bodies.get(versionKey({ questionId, version })) ?? null) : null;

/** Names of knowledge points. */
export async function namesOf(db: Db, textbooks: Textbooks<Db>, ids: readonly Id[], language: Language) {
  const points = ids.length > 0 ? await textbooks.points(db, [...new Set(ids)], language) : new Map();
  return (pointIds: readonly Id[]) =>
    pointIds.flatMap((id) => {
      const name = points.get(id)?.name;
      return name === undefined ? [] : [{ kiid: id, knowName: name }];
    });
}

const verdictOf = ({ points, of, answer }: OwnAnswer): Verdict => ({
  points,
  state: points >= of ? 'right' : isBlankAnswer(answer) ? 'blank' : points === 0 ? 'wrong' : 'partly',
});

/** By part; parts without a report are empty. */
function byPart<Value>(results: readonly OwnAnswer[], value: (result: OwnAnswer) => Value, none: Value): Value[] {
  const last = Math.max(-1, ...results.map(({ part }) => part));
  const found = new Map(results.map((result) => [result.part, value(result)]));
  return Array.from({ length: last + 1 }, (_, part) => found.get(part) ?? none);
}

/** Services that present entries. */
export interface Around {
  readonly names: Awaited<ReturnType<typeof namesOf>>;
  /** Whether homework withholds the answer now. */
  readonly isWithheld: (row: EntryRow) => boolean;
}

/** Entries as the collection shows them. */
export async function showEntries(
  db: Db,
  { bank, files }: Pick<Parts, 'bank' | 'files'>,
  rows: readonly (EntryRow & { readonly results: readonly OwnAnswer[] })[],
  { names, isWithheld }: Around,
  actor: SignedIn,
): Promise<Entry[]> {
  const bodies = await bank.bodies(db, versionsOf(rows));
  const shown = rows.map((row) => {
    const own = row.results;
    const body = bodyOf(bodies, row);
    const ids = [
      ...(body ? filesOfBody(body) : []),
      ...row.pictures,
      ...own.flatMap(({ answer }) => filesOfAnswer(answer)),
    ];
    return { row, own, body, ids };
  });
  const media = await mediaOf(
    db,
    files,
    actor,
    shown.flatMap(({ ids }) => ids),
  );
  return shown.map(({ row, own, body, ids }) => ({
    ...row,
    entryId: row.id,
    body,
    pictures: [...row.pictures],
    media: listed(media, ids),
    answers: byPart(own, ({ answer }) => answer, {}),
    verdicts: byPart<Verdict | null>(own, verdictOf, null),
    title: row.title || row.words,
    lastTime: row.lastAt.toISOString(),
    due: row.state === entryStates.mastered ? null : cityDay(row.dueAt),
    practised: row.reps,
    knowledge: names(row.pointIds),
    hasKey: body !== null && !isWithheld(row),
    leaves: row.removedAt ? addDays(cityDay(row.removedAt), trashDays) : null,
  }));
}

/** Keys with their media. */
export async function showKeys(
  db: Db,
  files: Files,
  actor: SignedIn,
  keys: ReadonlyMap<Id, QuestionKey>,
): Promise<EntryKey[]> {
  const media = await mediaOf(
    db,
    files,
    actor,
    [...keys.values()].flatMap((key) => filesOfKey(key)),
  );
  return [...keys].map(([entryId, key]) => ({ entryId, key, media: listed(media, filesOfKey(key)) }));
}

/** Bank questions without their keys, in order; deleted ones are left out. */
export async function showCandidates(
  db: Db,
  { bank, files }: Pick<Parts, 'bank' | 'files'>,
  versions: readonly QuestionVersion[],
  actor: SignedIn,
): Promise<Candidate[]> {
  const bodies = await bank.bodies(db, versions);
  const shown = versions.flatMap((version) => {
    const body = bodies.get(versionKey(version));
    return body ? [{ ...version, body, ids: filesOfBody(body) }] : [];
  });
  const media = await mediaOf(
    db,
    files,
    actor,
    shown.flatMap(({ ids }) => ids),
  );
  return shown.map(({ questionId, version, body, ids }) => ({
    questionId,
    version,
    body,
    media: listed(media, ids),
  }));
}
