import { forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import type * as api from '../../api';
import { levelPermissions } from '../../model/people';
import { type Level, levels, mostInUnit } from '../../model/word';
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
  (speech: Speech): Handler<typeof api.listUnits> =>
  async ({ db, actor, input }) => ({
    units: (await selectUnits(db, actor, input.language)).map((row) => ({
      ...row,
      unitId: row.id,
      isMine: mayChange(row, actor),
    })),
    levels: levelsOf(actor),
    hasSpeech: speech.isThere,
  });

export const saveUnit: Handler<typeof api.saveUnit> = async ({ db, actor, input, now }) => {
  const { level, language } = input;
  const named = { book: input.book.trim(), title: input.title.trim() };
  if (input.unitId) {
    const unit = requireMine(await selectUnit(db, actor, input.unitId), actor);
    await updateUnit(db, unit, named, now);
    return { unitId: unit.id };
  }
  if (!levelsOf(actor).includes(level)) throw forbidden();
  const schoolId = level === levels.city ? null : actor.schoolId;
  if (level === levels.school && !schoolId) throw forbidden();
  const unitId = newId(now.getTime());
  await insertUnit(db, { ...named, id: unitId, level, language, schoolId, ownerPersonId: actor.personId }, now);
  return { unitId };
};

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
