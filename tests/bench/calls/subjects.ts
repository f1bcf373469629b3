import { addressOf } from 'edutech/core/common/addresses/addresses';
import { countNotifications } from 'edutech/core/common/api/notifications';
import { listClasses, listStudents } from 'edutech/core/common/api/organisation';
import { getLoginState, getUserInfo } from 'edutech/core/common/api/session';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { sql } from 'edutech/core/server/data/db';
import { loginCookie } from 'edutech/core/server/session/cookies';
import { airContinue } from 'edutech/plugins/air/api';
import { studentHome, teacherHome } from 'edutech/plugins/home/api';
import { newsDetail, newsList } from 'edutech/plugins/news/api';
import { listQuestions, readAnswer } from 'edutech/plugins/questions/api';
import { answersOfItem, listMine, listPublished } from 'edutech/plugins/work/api';
import { asSystem } from 'edutech/core/server/actor';
import { scriptsCookie } from '../../../host/web/document/scripts-cookie';
import { readManifest } from '../../build/product/web-build';
import { type Caller, personIdOf, signedIn, visitorOf } from '../../support/people';
import { callAs, type Desk } from '../support/desk';
import type { Call } from '../support/load';
import { makeClassrooms } from '../work/support/classrooms';
import { type Piece, statementsOf } from '../support/bare/recorded-statements';

/** What is measured: one call, or the calls of a page that are counted together. */
export interface Subject {
  readonly title: string;
  readonly calls: readonly Call[];
  /** What bare Fastify sends to the database for each of them. */
  readonly bare: readonly (readonly Piece[])[];
  readonly limits: Limits;
}

/** Milliseconds of the server's process, and the least share of ours that bare Fastify + pg needs. */
export interface Limits {
  readonly node: number;
  readonly share?: number;
}

interface Asked {
  readonly who: Caller | null;
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

const gap = { gaps: [{ kind: 'text', text: '三' }] };
const page = { page: 1, pageLine: 10 };

/**
 * Calls that people make all day, on the demo city and on a class of 45 that has handed in homework of 20 questions. Limits:
 * quality.md section 3.
 */
export async function subjectsOf(desk: Desk): Promise<Subject[]> {
  const { office, product } = desk;
  const [teacher, student] = [await signedIn(office, 'teacher'), await signedIn(office, 'student')];
  const { articleId, termId, classId } = await factsOf(desk);
  const { homeworkId, items } = await makeClassrooms(product.ownerUrl, {
    name: 'calls',
    students: 45,
    isHandedIn: true,
  });
  const free = items.find(({ type }) => type === 5)!.id;
  const { document, behind } = signedInDocument(desk, teacher);

  const plans: readonly (readonly [title: string, limits: Limits, ...calls: Asked[]])[] = [
    ['trivial: no statement', { node: 0.15, share: 0.5 }, { who: teacher, endpoint: readAnswer, input: gap }],
    ['my classes', { node: 0.18, share: 0.5 }, { who: teacher, endpoint: listClasses, input: { termId } }],
    ['public: a page of 10 news', { node: 0.15 }, { who: null, endpoint: newsList, input: page }],
    ['public: an article', { node: 0.15 }, { who: null, endpoint: newsDetail, input: { id: articleId } }],
    ['students of a class', { node: 0.45 }, { who: teacher, endpoint: listStudents, input: { classId, termId } }],
    ['my homework, student', { node: 0.45 }, { who: student, endpoint: listMine, input: { which: 'todo' } }],
    ['my homework, teacher', { node: 1 }, { who: teacher, endpoint: listPublished, input: {} }],
    ['a page of the question bank', { node: 1 }, { who: teacher, endpoint: listQuestions, input: {} }],
    [
      'answers of a class to one question',
      { node: 1.2 },
      { who: teacher, endpoint: answersOfItem, input: { homeworkId, itemId: free } },
    ],
    ['home of a teacher, its calls', { node: 2 }, ...homeOf(teacher, { endpoint: teacherHome, input: {} })],
    [
      'home of a student, its calls',
      { node: 2 },
      ...homeOf(student, { endpoint: studentHome, input: {} }, { endpoint: airContinue, input: { count: 4 } }),
    ],
  ];
  const subjects: Subject[] = [];
  for (const [title, limits, ...asked] of plans) {
    const calls = asked.map(({ who, endpoint, input }) => callAs(who, endpoint, input));
    subjects.push({ title, limits, calls, bare: await sentBy(desk, asked) });
  }
  const ofDocument = await sentBy(desk, behind);
  return [
    ...subjects,
    { title: 'signed-in document', limits: { node: 2 }, calls: [document], bare: [ofDocument.flat()] },
  ];
}

/** The calls that a home makes before it is complete: its own, those of its blocks, and the number at the bell. */
const homeOf = (who: Caller, ...own: readonly Omit<Asked, 'who'>[]): Asked[] =>
  [...own, { endpoint: countNotifications, input: {} }].map((one) => ({ who, ...one }));

/** The document of a home for a browser that has the scripts of the build, and the calls that say who its person is. */
function signedInDocument({ office }: Desk, teacher: Caller): { document: Call; behind: Asked[] } {
  const { version } = readManifest();
  const cookie = `${teacher.cookie}; ${loginCookie}=${personIdOf(office, 'teacher')}; ${scriptsCookie}=${version}`;
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', 'sec-fetch-mode': 'navigate', cookie };
  return {
    document: { method: 'GET', path: '/home', headers },
    behind: [getUserInfo, getLoginState].map((endpoint) => ({ who: teacher, endpoint, input: {} })),
  };
}

/** The statements of calls whose person is known and whose answers are not: what has to be asked for at some time. */
async function sentBy({ office }: Desk, asked: readonly Asked[]): Promise<Piece[][]> {
  const sent: Piece[][] = [];
  for (const { who, endpoint, input } of asked) {
    const caller = who ?? visitorOf(office);
    if (who) await caller.call(readAnswer, gap);
    sent.push(
      await statementsOf(async () => {
        const { status, text } = await caller.call(endpoint, input);
        if (status !== 200) throw new Error(`${addressOf(endpoint.root, endpoint.path)}: ${text.slice(0, 300)}`);
      }),
    );
  }
  return sent;
}

/** An article, and a class of the demo teacher in his latest term. */
const factsOf = ({ office }: Desk) =>
  office.platform.services.database.read(asSystem('a bench'), (db) =>
    db.one<{ articleId: string; termId: string; classId: string }>(sql`
      select (select id from news.article where kind = 1 and state = 'published' and published_at <= now()
          order by published_at desc offset 3 limit 1) as article_id, ct.term_id, ct.class_id
      from core.class_teacher ct join core.person p on p.id = ct.person_id join core.term t on t.id = ct.term_id
      where p.username = 'teacher' order by t.starts_on desc limit 1`),
  );
