import type { Language } from 'edutech/core/common/languages';
import { type Query, sql } from 'edutech/core/server/data/db';

/** A text of a row in the reader's language; English readers get Chinese where nobody wrote English. */
export const inLanguage = (table: string, language: Language, column = 'name'): Query<string> =>
  language === 'en'
    ? sql<string>`coalesce(nullif(${sql.ref(`${table}.${column}_en`)}, ''), ${sql.ref(`${table}.${column}`)})`
    : sql<string>`${sql.ref(`${table}.${column}`)}`;
