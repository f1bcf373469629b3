import { forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { ChapterPlace, PointPlace, Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { levelPermissions } from '../../model/people';
import { type Level, levels, longest, mostInUnit } from '../../model/word';
import type { Speech } from '../speech/speech';
import { presentWords } from './present-words';
import {
  insertUnit,
  readUnit,
  selectUnit,
  selectUnits,
  type UnitRow,
  updateUnit,
  updateUnitRemoved,
} from './units.queries';
import {
  countWords,
  insertWords,
  selectOffered,
  selectWords,
  selectWordsOfUnit,
  updateAudio,
  updatePicture,
  updateWord,
  updateWordsRemoved,
} from './words.queries';

/** Levels whose words somebody may change. */
const levelsOf = (actor: SignedIn): Level[] =>
  (Object.values(levels) as Level[]).filter(
    (level) => level === levels.own || isAllowed({ permission: levelPermissions[level] }, actor),
  );

type Owned = Pick<UnitRow, 'level' | 'ownerPersonId' | 'schoolId'>;

export const mayChange = ({ level, ownerPersonId, schoolId }: Owned, actor: SignedIn): boolean => {
  if (level === levels.own) return ownerPersonId === actor.personId;
  if (level === levels.school && schoolId !== actor.schoolId) return false;
  return levelsOf(actor).includes(level);
};

export function requireMine<Row extends Owned>(row: Row, actor: SignedIn): Row {
  if (!mayChange(row, actor)) throw forbidden();
  return row;
}

export const listUnits =
  (speech: Speech, textbooks: Textbooks<Db>): Handler<typeof api.listUnits> =>
  async ({ db, actor, input, language }) => {
    const rows = await selectUnits(db, actor, input.language);
    const nodeIds = [...new Set(rows.flatMap(({ nodeId }) => nodeId ?? []))];
    const places = nodeIds.length > 0 ? await textbooks.nodes(db, nodeIds, language) : new Map<Id, ChapterPlace>();
    return {
      units: rows.map((row) => {
        const place = row.nodeId === null ? undefined : places.get(row.nodeId);
        return {
          ...row,
          unitId: row.id,
          bookId: place?.book.bookId ?? null,
          chapter: place?.path.map(({ name }) => name) ?? [],
          isMine: mayChange(row, actor),
        };
      }),
      levels: levelsOf(actor),
      hasSpeech: speech.isThere,
    };
  };

export const saveUnit =
  (textbooks: Textbooks<Db>): Handler<typeof api.saveUnit> =>
  async ({ db, actor, input, now, language: spoken }) => {
    const { level, language } = input;
    const placed = await placeOf(db, textbooks, input, spoken);
    if (input.unitId) {
      const unit = requireMine(await selectUnit(db, actor, input.unitId), actor);
      await updateUnit(db, unit, placed, now);
      return { unitId: unit.id };
    }
    if (!levelsOf(actor).includes(level)) throw forbidden();
    const schoolId = level === levels.city ? null : actor.schoolId;
    if (level === levels.school && !schoolId) throw forbidden();
    const unitId = newId(now.getTime());
    await insertUnit(db, { ...placed, id: unitId, level, language, schoolId, ownerPersonId: actor.personId }, now);
    return { unitId };
  };

type Placed = Pick<UnitRow, 'book' | 'title' | 'nodeId' | 'readPointId' | 'writePointId'>;

/** Where a unit stands, as far as the caller sees it; at a chapter its book is called as the textbook. */
async function placeOf(db: Db, textbooks: Textbooks<Db>, placed: Placed, spoken: Language): Promise<Placed> {
  const { nodeId, readPointId, writePointId } = placed;
  const node = nodeId === null ? undefined : (await textbooks.nodes(db, [nodeId], spoken)).get(nodeId);
  if (nodeId !== null && !node) throw notFound('dictionary.error.noChapter');
  const wanted = [readPointId, writePointId].filter((id) => id !== null);
  const points = wanted.length > 0 ? await textbooks.points(db, wanted, spoken) : new Map<Id, PointPlace>();
  if (wanted.some((id) => !points.has(id))) throw notFound('dictionary.error.noPoint');
  const book = node?.book.name.slice(0, longest.book) ?? placed.book.trim();
  return { nodeId, readPointId, writePointId, book, title: placed.title.trim() };
}

export const removeUnit: Handler<typeof api.removeUnit> = async ({ db, actor, input, now }) => {
  const unit = requireMine(await selectUnit(db, actor, input.unitId, true), actor);
  await updateUnitRemoved(db, unit, input.on ? now : null);
  return {};
};

export const listWords =
  (files: Files): Handler<typeof api.listWords> =>
  async ({ db, actor, input }) => {
    const { page, pageLine } = input;
    if (input.unitId) await readUnit(db, actor, input.unitId);
    const [rows, total] = await Promise.all([
      selectWords(db, actor, input, { limit: pageLine, offset: (page - 1) * pageLine }),
      countWords(db, actor, input),
    ]);
    const shown = await presentWords(db, files, actor, rows);
    return {
      data: shown.map((word, at) => ({
        ...word,
        unit: rows[at]!.unit,
        book: rows[at]!.book,
        isMine: mayChange(rows[at]!, actor),
      })),
      pageData: { cur: page, line: pageLine, total },
    };
  };

export const addWords: Handler<typeof api.addWords> = async ({ db, actor, input, now }) => {
  const unit = requireMine(await selectUnit(db, actor, input.unitId), actor);
  const before = new Set((await selectWordsOfUnit(db, unit)).map(({ text }) => text));
  const fresh = new Map(
    input.words
      .map((word) => ({ ...word, text: word.text.trim() }))
      .filter(({ text }) => !before.has(text))
      .map((word) => [word.text, { ...word, id: newId(now.getTime()) }] as const),
  );
  const words = [...fresh.values()];
  if (before.size + words.length > mostInUnit) throw invalid('dictionary.error.full', { most: mostInUnit });
  if (words.length > 0) await insertWords(db, unit, words, now);
  return { wordIds: words.map(({ id }) => id), known: input.words.length - words.length };
};

export const saveWord =
  (files: Files): Handler<typeof api.saveWord> =>
  async ({ db, actor, input, now }) => {
    const [row] = await selectOffered(db, actor, [input.wordId]);
    if (!row) throw notFound('dictionary.error.noWord');
    requireMine(row, actor);
    const { wordId: _, pictureId, audioId, ...text } = input;
    await updateWord(db, row, { ...text, text: text.text.trim() }, now);
    const sent = [pictureId, audioId].filter((id) => typeof id === 'string');
    if (sent.length > 0) await files.keep(db, sent, actor.personId);
    // words of the city are for all schools; a file of a person is for that person's school
    if (row.level === levels.city) for (const id of sent) await files.publish(db, id);
    if (pictureId !== undefined) await updatePicture(db, row, pictureId);
    if (audioId !== undefined) await updateAudio(db, row, audioId, 'recorded');
    return {};
  };

export const removeWords: Handler<typeof api.removeWords> = async ({ db, actor, input, now }) => {
  const rows = await selectOffered(db, actor, input.wordIds, true);
  if (rows.length < input.wordIds.length) throw notFound('dictionary.error.noWord');
  for (const row of rows) requireMine(row, actor);
  await updateWordsRemoved(db, rows, input.on ? now : null);
  return {};
};
