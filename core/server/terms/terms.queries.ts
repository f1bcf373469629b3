import type { Day } from '../../common/time/city-time';
import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';

export interface TermRow {
  id: Id;
  name: string;
  nameEn: string;
  yearName: string;
  startsOn: Day;
  endsOn: Day;
}

/** Terms that have begun by this day, the newest first. */
export const selectBegunTerms = (db: Db, today: Day) =>
  db.all<TermRow>(sql`
    select t.id, t.name, t.name_en, y.name as year_name, t.starts_on::text, t.ends_on::text
    from core.term t join core.school_year y on y.id = t.school_year_id
    where t.starts_on <= ${today}::date
    order by t.starts_on desc`);
