import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { subjectHues } from 'edutech/core/common/teaching/hues';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { isPublished } from '../resources.queries';

/** Lessons `r` that are out, with their subject. */
export const lessonsFrom: Query = sql`air.resource r join core.subject s on s.id = r.subject_id and ${isPublished}`;

/** The name of a lesson `r`, for a reader. */
export const lessonName = (language: Language): Query => inLanguage('r', language);

/** What a line about a lesson `r` shows of it. */
export const lessonColumns = (language: Language): Query => sql`r.id as resource_id, ${lessonName(language)} as name,
  r.poster as video_img, 
  ${inLanguage('s', language)} as subject, coalesce(${JSON.stringify(subjectHues)}::jsonb ->> s.code, 'science') as hue,
  r.teacher, r.school, r.seconds`;

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
    sql`select id, file_id as film_id, seconds from air.resource r where id = ${id} and file_id is not null and ${isPublished}`,
    'air.error.notFound',
  );
