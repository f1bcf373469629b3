import { categories } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';

/** How many schools, teachers, students and people the city has. */
export interface UserFigures {
  schoolCount: number;
  teacherCount: number;
  studentCount: number;
  userCount: number;
}

export const selectUserFigures = (db: Db): Promise<UserFigures> =>
  db.one(sql<UserFigures>`
    select (select count(*) from core.school) as school_count,
      count(*) filter (where category = ${categories.teacher}) as teacher_count,
      count(*) filter (where category = ${categories.student}) as student_count,
      count(*) as user_count
    from core.person where disabled_at is null`);

/** A county with its schools, and with the people who have a post in one of them. */
export interface CountyFigures {
  county: string;
  countyEn: string;
  count: number;
  schoolCount: number;
  teacherCount: number;
  studentCount: number;
}

/** In the counties' order. */
export const selectCountyFigures = (db: Db): Promise<CountyFigures[]> =>
  db.all(sql<CountyFigures>`
    select c.name as county, coalesce(nullif(c.name_en, ''), c.name) as county_en,
      count(distinct p.person_id) as count,
      count(distinct s.id) as school_count,
      count(distinct p.person_id) filter (where h.category = ${categories.teacher}) as teacher_count,
      count(distinct p.person_id) filter (where h.category = ${categories.student}) as student_count
    from core.county c
    left join core.school s on s.county_id = c.id
    left join core.post p on p.school_id = s.id and p.ended_at is null
    left join core.person h on h.id = p.person_id
    group by c.id order by c.sort, c.name`);
