import { invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionVersion } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { exerciseKey, keyOfPart } from '../../model/exercise-key';
import type { AskedArea } from '../../model/request';
import type { Parts } from '../parts';
import { insertItem, type ItemKey, selectItems, selectSameItem } from './items.queries';

/** What a student wants to ask about. */
export interface Wanted {
  readonly area: AskedArea;
  readonly placeId?: Id | undefined;
  readonly partId?: Id | undefined;
  readonly itemId?: Id | undefined;
  readonly questionId?: Id | undefined;
  readonly subjectId?: Id | undefined;
  readonly exercise?: string | undefined;
}

/** The same, found where it is, as far as it is the student's to ask about. */
export interface FoundThing {
  readonly subjectId: Id;
  readonly question: QuestionVersion | null;
  readonly words: string;
  readonly wordsKey: string;
  readonly pointIds: readonly Id[];
  readonly pictures: readonly Id[];
  readonly area: AskedArea;
  readonly placeId: Id | null;
  readonly title: string;
  readonly number: number | null;
}

type Finding = Pick<Parts, 'bank' | 'sources'>;

const nothing = {
  words: '',
  wordsKey: '',
  pointIds: [],
  pictures: [],
  placeId: null,
  title: '',
  number: null,
} as const;

/** Looks up what somebody wants to ask about; 404 `coach.error.noItem`, 422 `coach.error.nothing` for an exercise without a subject. */
export async function findThing(
  db: Db,
  parts: Finding,
  actor: SignedIn,
  wanted: Wanted,
  now: Date,
): Promise<FoundThing> {
  const { area } = wanted;
  if (area === 'own') {
    const words = wanted.exercise?.trim() ?? '';
    if (!wanted.subjectId) throw invalid('coach.error.nothing');
    return { ...nothing, subjectId: wanted.subjectId, question: null, words, wordsKey: exerciseKey(words), area };
  }
  if (area === 'bank') return ofBank(db, parts, wanted.questionId);
  const source = parts.sources.find((one) => one.area === area);
  const { placeId, partId } = wanted;
  if (!source || !placeId || !partId) throw notFound('coach.error.noItem');
  const items = await source.items(db, actor.personId, placeId, now);
  const item = items.find((one) => one.partId === partId);
  if (!item) throw notFound('coach.error.noItem');
  const { subjectId, title, number, question, words, pictures } = item;
  const wordsKey = question ? '' : keyOfPart(area, partId);
  const pointIds = question ? await pointsOf(db, parts, question) : [];
  return {
    subjectId,
    question,
    words: question ? '' : words,
    wordsKey,
    pointIds,
    pictures,
    area,
    placeId,
    title,
    number,
  };
}

async function ofBank(db: Db, parts: Finding, questionId: Id | undefined): Promise<FoundThing> {
  const [question] = questionId ? await parts.bank.newest(db, [questionId]) : [];
  const facts = question ? (await parts.bank.facts(db, [question])).get(versionKey(question)) : undefined;
  if (!question || !facts) throw notFound('coach.error.noItem');
  return { ...nothing, subjectId: facts.subjectId, question, pointIds: facts.pointIds, area: 'bank' };
}

async function pointsOf(db: Db, { bank }: Finding, question: QuestionVersion): Promise<readonly Id[]> {
  return (await bank.facts(db, [question])).get(versionKey(question))?.pointIds ?? [];
}

/** The item of a thing in a school, if anybody has asked about it. The connection is the system's: others' items count too. */
export const sameItem = (db: Db, schoolId: Id, thing: FoundThing, now: Date) =>
  selectSameItem(db, identityOf(schoolId, thing, now));

/** The item of a thing, stored now if nobody has asked about it before. */
export async function ensureItem(db: Db, schoolId: Id, thing: FoundThing, now: Date): Promise<ItemKey> {
  const item = { ...identityOf(schoolId, thing, now), id: newId(now.getTime()) };
  const same = (await selectSameItem(db, item)) ?? (await insertItem(db, item)) ?? (await selectSameItem(db, item));
  if (!same) throw notFound('coach.error.noItem');
  return same;
}

const identityOf = (schoolId: Id, { subjectId, question, words, wordsKey, pointIds }: FoundThing, now: Date) => ({
  schoolId,
  subjectId,
  questionId: question?.questionId ?? null,
  version: question?.version ?? null,
  words,
  wordsKey,
  pointIds,
  now,
});

/** An item of the caller's school that the connection sees; else 404 `coach.error.noItem`. */
export async function readItem(db: Db, { schoolId }: SignedIn, itemId: Id, language: 'zh-CN' | 'en') {
  const [item] = await selectItems(db, schoolId, [itemId], language);
  if (!item) throw notFound('coach.error.noItem');
  return item;
}
