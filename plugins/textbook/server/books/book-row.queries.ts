import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from '../in-language.queries';
import type { Ownership } from '../../model/managers';

/** A book as it is read: with the names of what it hangs on, in the reader's language. */
export interface BookRow extends Ownership {
  readonly id: Id;
  readonly source: number;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly subject: string;
  readonly gradeId: Id;
  readonly grade: string;
  readonly editionId: Id;
  readonly edition: string;
  readonly name: string;
  readonly volumeName: string;
  readonly coverFileId: Id | null;
  readonly version: number;
}

/** Columns of a {@link BookRow} over {@link bookFrom}. */
export const bookColumns = (language: Language): Query => sql`
  b.id, b.school_id, b.owner_person_id, o.county_id, b.source, b.stage,
  b.subject_id, ${inLanguage('s', language)} as subject, b.grade_id,
  ${inLanguage('g', language)} as grade, b.edition_id, ${inLanguage('e', language)} as edition, ${inLanguage('b', language)} as name,
  ${inLanguage('b', language, 'volume_name')} as volume_name, b.cover_file_id, b.version`;

export const bookFrom: Query = sql`textbook.book b
  join core.subject s on s.id = b.subject_id
  join core.grade g on g.id = b.grade_id
  join textbook.edition e on e.id = b.edition_id
  left join core.school o on o.id = b.school_id`;

/** Stage, subject, grade, edition, volume. */
export const inTreeOrder: Query = sql`
  case b.stage when 'primary' then 1 when 'junior' then 2 else 3 end, s.sort, g.number, e.sort, e.name,
  b.term_number nulls first, b.sort, b.created_at, b.name, b.id`;
