import type { Language } from 'edutech/core/common/languages';
import { type Query, sql } from 'edutech/core/server/data/db';

/** A text of a row in the reader's language; English readers get Chinese where nobody wrote English. */
export const inLanguage = (table: string, language: Language, column = 'name'): Query<string> =>
  language === 'en'
    ? sql<string>`coalesce(nullif(${sql.ref(`${table}.${column}_en`)}, ''), ${sql.ref(`${table}.${column}`)})`
    : sql<string>`${sql.ref(`${table}.${column}`)}`;

/** What a column of names becomes by what somebody sends: the English that he was shown leaves it as it is. */
export const named = (column: string, given: string): Query<string> => sql<string>`
  case when ${given} = nullif(${sql.ref(`${column}_en`)}, '') then ${sql.ref(column)} else ${given} end`;

/** The same for the English beside it, which meant the old name. */
export const namedEnglish = (column: string, given: string): Query<string> => sql<string>`
  case when ${given} in (${sql.ref(column)}, ${sql.ref(`${column}_en`)}) then ${sql.ref(`${column}_en`)} else '' end`;
