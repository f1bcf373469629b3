import type { Catalogue } from 'edutech/core/server/catalogue';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import { newestNotice, type NoticeSource } from 'edutech/core/server/notices/notices';
import type { Switches } from 'edutech/core/server/switches';
import type { Timetable } from 'edutech/plugins/organisation/api';
import type { HomeQuestion, HomeSource, TeacherDay, teacherHome } from '../api';
import { isBuilt } from '../model/built-pages';
import { lessonActs } from '../model/lesson-acts';
import type { KnownTerms } from './known-terms';
import { lessonsToday, ofTeacher } from './lessons';
import { questionOf, taskQuestionOf } from './question';
import { tasksOf } from './tasks';

export interface HomeParts {
  readonly catalogue: Catalogue;
  readonly notices: readonly NoticeSource[];
  readonly sources: readonly HomeSource[];
  readonly switches: Switches;
  readonly terms: KnownTerms;
  readonly timetables: readonly Timetable[];
}

/** Rows of all areas for one card. */
const rows = <Card extends keyof TeacherDay>(days: readonly TeacherDay[], card: Card) =>
  days.flatMap((day) => (day[card] ?? []) as NonNullable<TeacherDay[Card]>[number][]);

/**
 * A teacher's day, from all areas. Statements of one call share a connection; what is sent together costs one trip, so each
 * part waits for no more than it needs.
 */
export const showTeacherHome =
  (parts: HomeParts): SingleHandler<typeof teacherHome> =>
  async (call) => {
    const { catalogue, notices, terms, timetables } = parts;
    const { db, now, language } = call;
    const question = terms.current(db, now, language).then((term) => term && questionOf(call, term.termId));
    const [{ today, links }, { tasks, days, explain }, notice] = await Promise.all([
      lessonsAndLinks(parts, call, question),
      tasksAndCards(parts, call, question),
      newestNotice(notices, db, language, now),
    ]);
    return {
      now,
      lessons: today,
      links: links
        .filter(({ path }) => isBuilt(catalogue.manifests, path))
        .sort((one, other) => lessonActs.indexOf(one.act) - lessonActs.indexOf(other.act)),
      tasks,
      marking: rows(days, 'marking'),
      due: rows(days, 'due').sort((one, other) => one.due.localeCompare(other.due)),
      explain,
      asked: rows(days, 'asked'),
      loads: rows(days, 'loads'),
      notice,
      hasTimetable: timetables.length > 0,
    };
  };

/** A teacher's call, and what areas are asked in the term that it falls into. */
type Asking = Call<unknown, SignedIn>;
type Asked = Promise<HomeQuestion | undefined>;

async function lessonsAndLinks({ sources, timetables }: HomeParts, { db, actor, now, language }: Asking, asked: Asked) {
  const whose = ofTeacher(actor.schoolId, actor.personId);
  const [{ today }, question] = await Promise.all([lessonsToday(timetables, db, whose, { language, now }), asked]);
  if (!question) return { today, links: [] };
  const links = await Promise.all(
    sources.map(async (source) => (await source.lessonLinks?.(db, question, today)) ?? []),
  );
  return { today, links: links.flat() };
}

async function tasksAndCards({ catalogue, sources, switches }: HomeParts, call: Asking, asked: Asked) {
  const question = await asked;
  if (!question) return { tasks: [], days: [], explain: [] };
  const [tasks, days, explain] = await Promise.all([
    tasksOf(sources, catalogue, call.db, taskQuestionOf(call, question.termId, { catalogue, switches })),
    Promise.all(sources.map(async (source) => (await source.teacherDay?.(call.db, question)) ?? {})),
    Promise.all(sources.map(async (source) => (await source.explain?.(call.db, question)) ?? [])),
  ]);
  return { tasks, days, explain: explain.flat().sort((one, other) => one.rate - other.rate) };
}
