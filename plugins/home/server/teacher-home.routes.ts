import type { Catalogue } from 'edutech/core/server/catalogue';
import type { SingleHandler } from 'edutech/core/server/call';
import { newestNotice, type NoticeSource } from 'edutech/core/server/notices/notices';
import type { Switches } from 'edutech/core/server/switches';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { Timetable } from 'edutech/plugins/organisation/api';
import type { HomeSource, TeacherDay, teacherHome } from '../api';
import { isBuilt } from '../model/built-pages';
import { lessonActs } from '../model/lesson-acts';
import { lessonsToday, ofTeacher } from './lessons';
import { questionOf, taskQuestionOf } from './question';
import { tasksOf } from './tasks';

export interface HomeParts {
  readonly catalogue: Catalogue;
  readonly notices: readonly NoticeSource[];
  readonly sources: readonly HomeSource[];
  readonly switches: Switches;
  readonly timetables: readonly Timetable[];
}

/** Rows of all areas for one card. */
const rows = <Card extends keyof TeacherDay>(days: readonly TeacherDay[], card: Card) =>
  days.flatMap((day) => (day[card] ?? []) as NonNullable<TeacherDay[Card]>[number][]);

/** A teacher's day, from all areas. Statements of one call share a connection, so they are sent together. */
export const showTeacherHome =
  ({ catalogue, notices, sources, switches, timetables }: HomeParts): SingleHandler<typeof teacherHome> =>
  async (call) => {
    const { db, actor, now, language } = call;
    const [term] = await termsAt(db, now, language);
    const question = term && questionOf(call, term.termId);
    const [{ today }, tasks, days, notice] = await Promise.all([
      lessonsToday(timetables, db, ofTeacher(actor.schoolId, actor.personId), { language, now }),
      term ? tasksOf(sources, catalogue, db, taskQuestionOf(call, term.termId, { catalogue, switches })) : [],
      question ? Promise.all(sources.map(async (source) => (await source.teacherDay?.(db, question)) ?? {})) : [],
      newestNotice(notices, db, language, now),
    ]);
    const links = question
      ? await Promise.all(sources.map(async (source) => (await source.lessonLinks?.(db, question, today)) ?? []))
      : [];
    return {
      now,
      lessons: today,
      links: links
        .flat()
        .filter(({ path }) => isBuilt(catalogue.manifests, path))
        .sort((one, other) => lessonActs.indexOf(one.act) - lessonActs.indexOf(other.act)),
      tasks,
      marking: rows(days, 'marking'),
      due: rows(days, 'due').sort((one, other) => one.due.localeCompare(other.due)),
      explain: rows(days, 'explain').sort((one, other) => one.rate - other.rate),
      loads: rows(days, 'loads'),
      notice,
      hasTimetable: timetables.length > 0,
    };
  };
