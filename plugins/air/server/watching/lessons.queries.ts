import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';

/** Lessons `r` that are out, with their subject. */
export const lessonsFrom: Query = sql`air.resource r join air.book b on b.id = r.book_id`;

/** The name of a lesson `r`, for a reader. */
export const lessonName = (language: Language): Query =>
  language === 'en' ? sql`coalesce(nullif(r.name_en, ''), r.name)` : sql`r.name`;

/** What a line about a lesson `r` shows of it. */
export const lessonColumns = (language: Language): Query => sql`r.id as resourceid, ${lessonName(language)} as name,
  r.poster as videoimg, b.subject, b.hue, r.teacher, r.school, r.seconds`;

/** A lesson that can be watched. */
export interface Film {
  readonly id: Id;
  readonly filmId: Id;
  /** Seconds; 0: not known. */
  readonly seconds: number;
}

/** The film of a lesson; throws 404 `air.error.notFound` where there is nothing to watch. */
export const selectFilm = (db: Db, id: Id) =>
  db.one<Film>(
    sql`select id, file_id as "filmId", seconds from air.resource where id = ${id} and file_id is not null`,
    'air.error.notFound',
  );
