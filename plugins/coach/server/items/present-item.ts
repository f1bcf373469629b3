import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfBody } from 'edutech/plugins/questions/kit/common/walk-body';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { Item, Medium, Point } from '../../api/records';
import type { Parts } from '../parts';
import type { ItemRow } from './items.queries';

/** Characters of an item that are read at a glance. */
const longestLine = 80;

/** A text in one line. */
export const lineOf = (text: string, longest = longestLine): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** The words of a question's stem, formulas as text. */
export const stemLine = (body: QuestionBody): string => lineOf(plainText(textOf(body.stem as Content)));

type Versioned = Pick<ItemRow, 'questionId' | 'version'>;

export const versionOf = ({ questionId, version }: Versioned): QuestionVersion | null =>
  questionId && version !== null ? { questionId, version } : null;

/** Bodies of the bank's questions among the rows. */
export async function bodiesOf(db: Db, bank: QuestionBank<Db>, rows: readonly Versioned[]) {
  const bodies = await bank.bodies(
    db,
    rows.flatMap((row) => versionOf(row) ?? []),
  );
  return (row: Versioned): QuestionBody | null => {
    const version = versionOf(row);
    return version ? (bodies.get(versionKey(version)) ?? null) : null;
  };
}

/** What each item is about, in a line. */
export async function linesOf(
  db: Db,
  bank: QuestionBank<Db>,
  rows: readonly (Versioned & { readonly words: string })[],
) {
  const bodyOf = await bodiesOf(db, bank, rows);
  return (row: Versioned & { readonly words: string }): string => {
    const body = bodyOf(row);
    return body ? stemLine(body) : lineOf(row.words);
  };
}

/** Addresses of files for one session, valid for the minute in which a page loads them. */
export async function mediaOf(db: Db, files: Files, actor: SignedIn, ids: readonly Id[]): Promise<Medium[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const found = await files.findMany(db, unique);
  return [...found.values()].map((file) => ({
    file: file.id,
    address: files.ticketAddress(file, 'view', actor.sessionId),
  }));
}

/** Names of knowledge points. */
export async function pointNames(db: Db, textbooks: Textbooks<Db>, ids: readonly Id[], language: Language) {
  const points = ids.length > 0 ? await textbooks.points(db, [...new Set(ids)], language) : new Map();
  return (pointIds: readonly Id[]): Point[] =>
    pointIds.flatMap((id) => {
      const name = points.get(id)?.name;
      return name === undefined ? [] : [{ kiid: id, knowName: name }];
    });
}

interface Shown extends Omit<ItemRow, 'schoolId'> {
  readonly pictures: readonly Id[];
}

/** Items as pages show them; keys are not among it. */
export async function presentItems(
  db: Db,
  { bank, files, textbooks }: Pick<Parts, 'bank' | 'files' | 'textbooks'>,
  rows: readonly Shown[],
  { actor, language }: { readonly actor: SignedIn; readonly language: Language },
): Promise<Item[]> {
  const [bodyOf, names] = await Promise.all([
    bodiesOf(db, bank, rows),
    pointNames(
      db,
      textbooks,
      rows.flatMap(({ pointIds }) => pointIds),
      language,
    ),
  ]);
  const shown = rows.map((row) => {
    const body = bodyOf(row);
    return { row, body, ids: [...(body ? filesOfBody(body) : []), ...row.pictures] };
  });
  const media = await mediaOf(
    db,
    files,
    actor,
    shown.flatMap(({ ids }) => ids),
  );
  return shown.map(({ row, body, ids }) => ({
    itemId: row.id,
    subjectId: row.subjectId,
    subject: row.subject,
    subjectCode: row.subjectCode,
    questionId: row.questionId,
    body,
    words: row.words,
    pictures: [...row.pictures],
    media: media.filter(({ file }) => ids.includes(file)),
    knowledge: names(row.pointIds),
  }));
}
