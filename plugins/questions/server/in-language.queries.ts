import type { Language } from 'edutech/core/common/languages';
import { type Query, sql } from 'edutech/core/server/data/db';

/** A name of a row in the reader's language; English readers get Chinese where nobody wrote English. */
export const inLanguage = (table: string, language: Language): Query<string> =>
  language === 'en'
    ? sql<string>`coalesce(nullif(${sql.ref(`${table}.name_en`)}, ''), ${sql.ref(`${table}.name`)})`
    : sql<string>`${sql.ref(`${table}.name`)}`;
