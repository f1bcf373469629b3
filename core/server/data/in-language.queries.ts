import type { Language } from '../../common/languages';
import { type Query, sql } from './db';

/** The name of a row in the reader's language; English readers get Chinese where English is missing. */
export const inLanguage = (table: string, language: Language): Query<string> =>
  language === 'en'
    ? sql<string>`coalesce(nullif(${sql.ref(`${table}.name_en`)}, ''), ${sql.ref(`${table}.name`)})`
    : sql<string>`${sql.ref(`${table}.name`)}`;
