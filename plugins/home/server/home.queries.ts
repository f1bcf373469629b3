import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';

/** Subjects that a class has in a term, in the city's order. */
export const selectSubjectsOfClass = (
  db: Db,
  { schoolId, classId, termId }: { readonly schoolId: Id; readonly classId: Id; readonly termId: Id },
  language: Language,
) =>
  db.all<{ name: string; code: string }>(sql`
    select ${inLanguage('s', language)} as name, s.code from core.subject s where exists (
      select from core.class_teacher t where t.school_id = ${schoolId} and t.term_id = ${termId}
        and t.class_id = ${classId} and t.subject_id = s.id)
    order by s.sort, s.name`);
