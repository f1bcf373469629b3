import { sentTo } from 'edutech/core/common/wire/spelling';
import { addressOf, fillPath } from 'edutech/core/common/addresses';
import { listClasses as classList, listStudents as studentList } from 'edutech/core/common/api/organisation';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { roleTypes } from 'edutech/core/common/permissions/people';
import {
  selectClass,
  selectStudents,
  selectTaughtClasses,
} from 'edutech/core/server/organisation/classes/classes.queries';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { newsDetail, newsList } from 'edutech/plugins/news/api';
import { listArticles, showArticle } from 'edutech/plugins/news/server/articles.routes';
import type { Call } from './load';
import { fromOurPage, type Signed, signIn } from './sign-in';
import { type Groups, statementsOf } from './statements';

/** A call of the platform, and what bare Fastify sends to the database for it. */
export interface Subject {
  readonly title: string;
  readonly call: Call;
  readonly inTransaction: boolean;
  readonly groups: Groups;
}

interface Planned {
  readonly title: string;
  readonly endpoint: Endpoint;
  readonly input: Record<string, unknown>;
  readonly headers: Record<string, string>;
  /** Sends the statements that the endpoint's handler sends. */
  readonly work: (db: Db) => Promise<unknown>;
}

/** The calls that are measured, with parameters from the demo city. */
export async function subjectsOf(port: number, ownerUrl: string): Promise<Subject[]> {
  const plans = planned(await factsOf(ownerUrl), await signIn(port, 'teacher'));
  return Promise.all(
    plans.map(async ({ title, endpoint, input, headers, work }) => ({
      title,
      call: callOf(endpoint, input, headers),
      inTransaction: endpoint.kind === 'write',
      groups: await statementsOf(ownerUrl, work),
    })),
  );
}

function planned(facts: Facts, teacher: Signed): Planned[] {
  const { articleId, teacherId, termId, classId } = facts;
  const visitor = { language: 'zh-CN', now: new Date() };
  const page = { page: 1, pageLine: 10 };
  return [
    {
      title: 'public list: a page of 10 news, with their number',
      endpoint: newsList,
      input: page,
      headers: fromOurPage,
      work: async (db) => listArticles({ ...visitor, db, input: page } as never),
    },
    {
      title: 'single read: an article with its neighbours',
      endpoint: newsDetail,
      input: { id: articleId },
      headers: fromOurPage,
      work: async (db) => showArticle({ ...visitor, db, input: { id: articleId } } as never),
    },
    {
      title: 'signed-in list: the classes of a teacher',
      endpoint: classList,
      input: { termId },
      headers: teacher,
      work: (db) => selectTaughtClasses(db, teacherId, termId),
    },
    {
      title: 'signed-in list, in a transaction: the students of a class',
      endpoint: studentList,
      input: { classId, termId },
      headers: teacher,
      work: async (db) => selectStudents(db, await selectClass(db, asTeacher(facts), classId), termId),
    },
  ];
}

function callOf(endpoint: Endpoint, input: Record<string, unknown>, headers: Record<string, string>): Call {
  const { path, rest } = fillPath(endpoint.path, sentTo(endpoint, input));
  const address = addressOf(endpoint.root, path);
  if (endpoint.method === 'POST') return { method: 'POST', path: address, headers, body: rest };
  const query = new URLSearchParams(rest as Record<string, string>).toString();
  return { method: 'GET', path: query ? `${address}?${query}` : address, headers };
}

interface Facts {
  readonly articleId: string;
  readonly teacherId: string;
  readonly termId: string;
  readonly classId: string;
  readonly schoolId: string;
}

/** As much of an actor as the statements ask for. */
const asTeacher = ({ teacherId, schoolId }: Facts) =>
  ({
    kind: 'person',
    category: 'teacher',
    roleType: roleTypes.teacher,
    reach: 'school',
    personId: teacherId,
    schoolId,
    countyId: null,
  }) as unknown as SignedIn;

/** An article, and a class of the demo teacher in his latest term. */
async function factsOf(ownerUrl: string): Promise<Facts> {
  let facts: Facts | undefined;
  await statementsOf(ownerUrl, async (db) => {
    facts = await db.one<Facts>(sql`
      select (select id from news.article where kind = 1 and state = 'published' and published_at <= now() order by published_at desc
          offset 3 limit 1) as article_id,
        ct.person_id as teacher_id, ct.term_id, ct.class_id, ct.school_id
      from core.class_teacher ct join core.person p on p.id = ct.person_id join core.term t on t.id = ct.term_id
      where p.username = 'teacher' order by t.starts_on desc limit 1`);
  });
  return facts!;
}
