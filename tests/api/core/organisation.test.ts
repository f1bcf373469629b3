import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as organisation from 'edutech/core/common/api/organisation';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { TextbookPlaces } from 'edutech/core/server/organisation/textbook-places';
import type { Expected } from '../../support/browser';
import { type Answer, type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
const callers = new Map<DemoAccount, Caller>();
const accounts = [
  'teacher',
  'headteacher',
  'principal',
  'countyadmin',
  'cityadmin',
  'student',
  'auditor',
  'guestcity',
  'norole',
] as const;

beforeAll(async () => {
  app = await startApp({ on: [] });
  for (const account of accounts) callers.set(account, await signedIn(app, account));
});
afterAll(() => app.close());

const as = (account: (typeof accounts)[number]) => callers.get(account)!;
const dataOf = (answer: Answer): Expected => {
  expect(answer.status, answer.text).toBe(200);
  return answer.envelope!.data;
};

describe('terms', () => {
  test('the default term is the current one of the list', async () => {
    const term = dataOf(await as('teacher').call(organisation.getDefaultTerm));
    expect(term).toMatchObject({ termId: app.world.termId, isCurrent: 1 });
    const terms = dataOf(await as('teacher').call(organisation.listTerms));
    expect(terms.filter((item: { isCurrent: number }) => item.isCurrent === 1)).toEqual([term]);
  });

  test('terms are named in the reader’s language', async () => {
    expect(dataOf(await as('student').call(organisation.getDefaultTerm)).termName).toMatch(/^第[一二]学期$/);
    expect(dataOf(await as('student').call(organisation.getDefaultTerm, { lang: 'EN' })).termName).toMatch(
      /^Term [12]$/,
    );
  });

  test('a visitor is told to sign in', async () => {
    expect((await visitorOf(app).call(organisation.listTerms)).envelope?.code).toBe(464);
  });
});

describe('grades and subjects', () => {
  test('a teacher sees those of his school’s stage', async () => {
    const grades = dataOf(await as('teacher').call(organisation.listGrades));
    expect(grades.map((grade: { gradeName: string }) => grade.gradeName)).toEqual(['七年级', '八年级', '九年级']);
    const subjects = dataOf(await as('teacher').call(organisation.listSubjects));
    expect(subjects.map((subject: { code: string }) => subject.code)).not.toContain('science');
    expect(subjects).toHaveLength(13);
  });

  test('whoever belongs to no school sees all', async () => {
    expect(dataOf(await as('cityadmin').call(organisation.listGrades))).toHaveLength(12);
  });
});

describe('classes of a teacher', () => {
  test('are those that he teaches, in his subject', async () => {
    const classes = dataOf(await as('teacher').call(organisation.listClasses));
    expect(classes.map((item: { className: string }) => item.className)).toEqual(['七(2)班', '七(3)班']);
    expect(classes[1]).toMatchObject({ classId: app.world.classId, gradeName: '七年级', subjectName: '数学' });
    expect(classes[1].stuCount).toBeGreaterThan(30);
  });

  test('are gathered by grade and subject', async () => {
    const groups = dataOf(await as('teacher').call(organisation.listTeacherClasses));
    expect(groups).toHaveLength(1);
    expect(groups[0].classlist).toHaveLength(2);
  });

  test('stay the same with a book that no area knows', async () => {
    expect(dataOf(await as('teacher').call(organisation.listClasses, { bookId: demoId('book/none') }))).toHaveLength(2);
  });

  test('are those of the grade and subject of a book that an area knows', async () => {
    const mine = { gradeId: demoId('grade/7'), subjectId: demoId('subject/mathematics') };
    const places = new Map([
      [demoId('book/mathematics 7'), mine],
      [demoId('book/mathematics 8'), { ...mine, gradeId: demoId('grade/8') }],
    ]);
    app.platform.container.add(TextbookPlaces, { placeOf: async (_, bookId) => places.get(bookId) });
    const listed = async (book: string) =>
      dataOf(await as('teacher').call(organisation.listClasses, { bookId: demoId(book) })).length;
    expect(await listed('book/mathematics 7')).toBe(2);
    expect(await listed('book/mathematics 8')).toBe(0);
    const input = { gradeId: mine.gradeId, tbid: demoId('book/mathematics 8') };
    expect(dataOf(await as('teacher').call(organisation.listGradeClasses, input))).toEqual([]);
  });

  test('are told apart from the others of the grade', async () => {
    const input = { gradeId: demoId('grade/7'), subjectId: demoId('subject/mathematics') };
    const classes = dataOf(await as('teacher').call(organisation.listGradeClasses, input));
    expect(classes.map((item: { className: string; isTeacher: number }) => [item.className, item.isTeacher])).toEqual([
      ['七(1)班', 0],
      ['七(2)班', 1],
      ['七(3)班', 1],
    ]);
  });

  test('are none for students: they are refused', async () => {
    expect((await as('student').call(organisation.listClasses)).status).toBe(403);
  });
});

describe('students of a class', () => {
  const reads = async (account: (typeof accounts)[number], classId: string) =>
    (await as(account).call(organisation.listStudents, { classId })).status;

  test('a teacher reads those whom he teaches, in the order of the class list', async () => {
    const students = dataOf(await as('teacher').call(organisation.listStudents, { classId: app.world.classId }));
    expect(students[11]).toMatchObject({ userId: app.world.people.student.personId, name: '林知夏', seat: 12 });
    expect(Object.keys(students[0]).sort()).toEqual(['name', 'seat', 'userId', 'usercode']);
  });

  test('a teacher does not find another class of his school, nor one of another school', async () => {
    expect(await reads('teacher', app.world.otherClassId)).toBe(404);
    expect(await reads('teacher', app.world.foreignClassId)).toBe(404);
  });

  test('a principal reads every class of the school and none of another', async () => {
    expect(await reads('principal', app.world.otherClassId)).toBe(200);
    expect(await reads('principal', app.world.foreignClassId)).toBe(404);
  });

  test('a county administrator reads the county’s classes and no other', async () => {
    expect(await reads('countyadmin', app.world.classId)).toBe(200);
    expect(await reads('countyadmin', app.world.foreignClassId)).toBe(404);
  });

  test('a city administrator reads every class', async () => {
    expect(await reads('cityadmin', app.world.foreignClassId)).toBe(200);
  });

  test('auditors and people without a post read none; students and guests are refused', async () => {
    expect(await reads('auditor', app.world.classId)).toBe(404);
    expect(await reads('norole', app.world.classId)).toBe(404);
    expect(await reads('student', app.world.classId)).toBe(403);
    expect(await reads('guestcity', app.world.classId)).toBe(403);
  });

  test('who reads students of others leaves an audit record; a teacher of the class does not', async () => {
    const readings = async () => {
      const { database } = app.platform.services;
      const query = sql<{
        n: number;
      }>`select count(*) as n from core.audit_record where act = 'organisation.readStudents'`;
      return (await database.read(asSystem('a test looks'), (db) => db.one(query))).n;
    };
    const before = await readings();
    await reads('teacher', app.world.classId);
    expect(await readings()).toBe(before);
    await reads('principal', app.world.classId);
    expect(await readings()).toBe(before + 1);
  });

  test('students of last year’s class are read in last year’s term', async () => {
    const terms = dataOf(await as('headteacher').call(organisation.listTerms));
    const older = terms.at(-1).termId;
    expect(
      dataOf(await as('headteacher').call(organisation.listStudents, { classId: app.world.classId, termId: older })),
    ).toEqual([]);
  });
});

describe('layers', () => {
  test('a teacher sees the tiers of the classes he teaches', async () => {
    const layers = dataOf(await as('teacher').call(organisation.listLayers, { classId: app.world.classId }));
    expect(layers.map((layer: { layerName: string }) => layer.layerName)).toEqual(['A层', 'B层', 'C层']);
    const shown = dataOf(await as('teacher').call(organisation.showLayer, { layerId: layers[0].layerId }));
    expect(shown.students).toHaveLength(layers[0].stuCount);
  });

  test('those of another class are not found', async () => {
    const layerId = demoId(`layer/${app.world.otherClassId}/${app.world.termId}/A层`);
    expect((await as('teacher').call(organisation.showLayer, { layerId })).status).toBe(404);
    expect((await as('principal').call(organisation.showLayer, { layerId })).status).toBe(200);
  });
});

test('the number of statements does not grow with the number of classes or students', async () => {
  const { database } = app.platform.services;
  await as('teacher').call(organisation.listClasses);
  // the clocks of the platform send statements too, so the least of several tries counts
  const costs: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const before = database.statements;
    await as('teacher').call(organisation.listClasses);
    costs.push(database.statements - before);
  }
  expect(Math.min(...costs)).toBeLessThanOrEqual(4);
});
