import { describe, expect, test } from 'vitest';
import { inverseOf } from '../roster-delta';
import type { KnownPerson } from '../roster-context';
import type { RoleType } from 'edutech/core/common/permissions/people';
import type { RosterKind } from '../read/fields';
import type { Mapping } from '../read/mapping';
import { checkRow } from './check';
import { firstLines } from './keys';
import { createCheckContext } from './check-context';
import type { Verdict } from './row';

const now = new Date('2026-11-21T08:00:00Z');
const grade = (number: number, name: string) => ({
  id: `grade${number}`,
  number,
  stage: number <= 6 ? ('primary' as const) : ('junior' as const),
  name,
  nameEn: `Grade ${number}`,
});
const school = (id: string, name: string) => ({
  id,
  name,
  nameEn: '',
  code: id,
  countyId: 'county',
  stage: 'junior' as const,
});
const oneClass = (schoolId: string, number: number) => ({
  id: `${schoolId}-7-${number}`,
  schoolId,
  gradeId: 'grade7',
  number,
  name: `七(${number})班`,
  headId: null,
});
const student = (id: string, schoolId: string, facts: Partial<KnownPerson> = {}): KnownPerson => ({
  id,
  usercode: id.toUpperCase(),
  username: `s${id}`,
  name: '王明',
  category: 3,
  sex: null,
  birthDate: null,
  phone: null,
  isDisabled: false,
  posts: [{ id: `post-${id}`, personId: id, roleType: 3, schoolId, subjectId: null, gradeId: null, isActive: true }],
  seats: [{ schoolId, termId: 'term', classId: `${schoolId}-7-1`, personId: id, seat: 1 }],
  lessons: [],
  laterSeats: [],
  laterLessons: [],
  ...facts,
});
const junior = ['junior' as const];
const subjects = [
  { id: 'maths', code: 'mathematics', name: '数学', nameEn: 'Mathematics', stages: junior },
  { id: 'physics', code: 'physics', name: '物理', nameEn: 'Physics', stages: junior },
];

const columns: Mapping = [
  'number',
  'name',
  'grade',
  'class',
  'sex',
  'birthDate',
  'phone',
  'identity',
  'username',
  'school',
];
const staffColumns: Mapping = ['number', 'name', 'post', 'subject', 'class', 'headOf', 'grade'];

interface Options {
  readonly kind?: RosterKind;
  readonly mapping?: Mapping;
  readonly home?: string | null;
  readonly people?: readonly KnownPerson[];
  readonly withheld?: readonly RoleType[];
  readonly above?: ReadonlySet<string>;
}

function check(rows: readonly (readonly string[])[], options: Options = {}): Verdict[] {
  const { kind = 'students', mapping = columns, home = 'one', people = [], withheld, above } = options;
  const context = createCheckContext({
    kind,
    termId: 'term',
    today: '2026-11-21',
    homeId: home,
    context: {
      schools: home === null ? [school('one', '一中'), school('two', '二中')] : [school('one', '一中')],
      grades: [grade(6, '六年级'), grade(7, '七年级'), grade(8, '八年级')],
      subjects,
      classes: [oneClass('one', 1), oneClass('one', 2), oneClass('two', 1)],
    },
    people,
    ungrantablePosts: withheld,
    above,
  });
  const fileRows = rows.map((cells, index) => ({ line: index + 2, cells }));
  const first = firstLines(kind, mapping, fileRows);
  return fileRows.map((row) => checkRow(context, mapping, first, row, now));
}

const kindsOf = (verdict: Verdict | undefined) => verdict?.problems.map(({ kind }) => kind);
const only = (cells: readonly string[], options: Options = {}) => check([cells], options)[0];

describe('a row of a student', () => {
  test('is new where nobody has the number, and makes an account, a post and a seat', () => {
    const verdict = only(['A01', '李雷', '七年级', '1班', '男', '2014-09-01', '13900010001', '']);
    expect(verdict?.state).toBe('new');
    const { people, posts, seats } = verdict!.delta!.added;
    expect(people[0]).toMatchObject({ usercode: 'A01', username: 'sa01', name: '李雷', sex: 1 });
    expect(posts[0]).toMatchObject({ roleType: 3, schoolId: 'one', isActive: true });
    expect(seats[0]).toMatchObject({ classId: 'one-7-1', personId: people[0]!.id });
  });

  test('is unchanged or changed where somebody of the school has it, and empty cells change nothing', () => {
    const here = student('a01', 'one', { phone: '13900010009' });
    expect(only(['A01', '王明', '七年级', '1班'], { people: [here] })?.state).toBe('unchanged');
    const changed = only(['A01', '王小明', '', '2班'], { people: [here] });
    expect(changed?.state).toBe('changed');
    expect(changed?.changes).toEqual([
      { field: 'name', from: '王明', to: '王小明' },
      { field: 'class', from: '七(1)班', to: '七(2)班' },
    ]);
    expect(changed?.delta?.people[0]?.after.phone).toBe('13900010009');
  });

  test('is moved where somebody of another school has it, whom one may move', () => {
    const away = student('a01', 'two');
    const row = ['A01', '王明', '七年级', '1班', '', '', '', '', '', 'one'];
    const moved = only(row, { people: [away], home: null });
    expect(moved?.state).toBe('moved');
    const ended = { isActive: false, endedAt: now.toISOString() };
    expect(moved?.delta?.posts).toEqual([{ key: 'post-a01', before: { isActive: true, endedAt: null }, after: ended }]);
    expect(moved?.delta?.removed.seats).toHaveLength(1);
    expect(inverseOf(inverseOf(moved!.delta!))).toEqual(moved?.delta);
  });

  test.each<[string, readonly string[]]>([
    ['missingName', ['A01', '', '七年级', '1班']],
    ['missingNumber', ['', '李雷', '七年级', '1班']],
    ['badNumber', ['学1', '李雷', '七年级', '1班']],
    ['longName', ['A01', 'x'.repeat(60), '七年级', '1班']],
    ['oddName', ['A01', '李\u0000雷', '七年级', '1班']],
    ['unknownGrade', ['A01', '李雷', '学前班', '1班']],
    ['wrongStage', ['A01', '李雷', '六年级', '1班']],
    ['unknownClass', ['A01', '李雷', '七年级', '9班']],
    ['missingClass', ['A01', '李雷', '七年级', '']],
    ['missingGrade', ['A01', '李雷', '', '1班']],
    ['twoClasses', ['A01', '李雷', '七年级', '七(1)班、七(2)班']],
    ['badSex', ['A01', '李雷', '七年级', '1班', '未知']],
    ['badDate', ['A01', '李雷', '七年级', '1班', '', '2014-13-01']],
    ['badPhone', ['A01', '李雷', '七年级', '1班', '', '', '123']],
    ['badIdentity', ['A01', '李雷', '七年级', '1班', '', '', '', '110105194912310021']],
    ['identityDiffers', ['A01', '李雷', '七年级', '1班', '男', '', '', '11010519491231002X']],
    ['badUsername', ['A01', '李雷', '七年级', '1班', '', '', '', '', '李']],
    ['unknownSchool', ['A01', '李雷', '七年级', '1班', '', '', '', '', '', '二中']],
  ])('is wrong by %s', (kind, cells) => {
    const verdict = only(cells);
    expect(verdict?.state).toBe('wrong');
    expect(kindsOf(verdict)).toEqual([kind]);
    expect(verdict?.delta).toBeNull();
  });

  test('is wrong where the number is another school’s, another kind’s or frozen, or the user name is taken', () => {
    const row = ['A01', '李雷', '七年级', '1班'];
    expect(kindsOf(only(row, { people: [student('a01', 'two')] }))).toEqual(['otherSchool']);
    expect(kindsOf(only(row, { people: [student('a01', 'one', { category: 2 })] }))).toEqual(['otherKind']);
    expect(kindsOf(only(row, { people: [student('a01', 'one', { isDisabled: true })] }))).toEqual(['frozen']);
    const named = ['A02', '李雷', '七年级', '1班', '', '', '', '', 'sa01'];
    expect(kindsOf(only(named, { people: [student('a01', 'one')] }))).toEqual(['usernameTaken']);
  });

  test('that comes twice is wrong the second time, and never the first', () => {
    const [first, again, elsewhere] = check([
      ['A01', '李雷', '七年级', '1班'],
      ['A01', '李雷', '七年级', '1班'],
      ['A01', '李雷', '七年级', '2班'],
    ]);
    expect(first?.state).toBe('new');
    expect(again?.problems).toEqual([{ kind: 'numberTwice', field: 'number', value: 'A01', hint: '2' }]);
    expect(kindsOf(elsewhere)).toEqual(['twoClasses']);
  });
});

describe('a row of staff', () => {
  const staff = (cells: readonly string[], people: readonly KnownPerson[] = []) =>
    only(cells, { kind: 'staff', mapping: staffColumns, people });
  /** A post in a school or, as the tables have it, in a bureau: without any. */
  const post = (schoolId: string | null, roleType: KnownPerson['posts'][number]['roleType'] = 1) => ({
    id: `post-${schoolId}-${roleType}`,
    personId: 't01',
    roleType,
    schoolId: schoolId!,
    subjectId: null,
    gradeId: null,
    isActive: false,
  });
  const teacher = (...posts: KnownPerson['posts']) => student('t01', 'one', { category: 2, posts, seats: [] });

  test('makes posts by subject, lessons and the head of a class', () => {
    const verdict = staff(['T01', '周静', '任课教师、备课组长(数学)', '数学', '七(1)班、七(2)班', '七(1)班', '']);
    expect(verdict?.problems).toEqual([]);
    expect(verdict?.delta?.added.posts.map(({ roleType, subjectId }) => [roleType, subjectId])).toEqual([
      [1, 'maths'],
      [6, 'maths'],
      [2, null],
    ]);
    expect(verdict?.delta?.added.posts.filter(({ isActive }) => isActive)).toHaveLength(1);
    expect(verdict?.delta?.added.lessons.map(({ classId }) => classId)).toEqual(['one-7-1', 'one-7-2']);
    expect(verdict?.delta?.heads).toHaveLength(1);
  });

  test('takes classes by subject where there are several', () => {
    const verdict = staff(['T01', '周静', '教师', '数学、物理', '数学:七(1)班;物理:七(2)班', '', '']);
    expect(verdict?.delta?.added.lessons.map(({ subjectId, classId }) => [subjectId, classId])).toEqual([
      ['maths', 'one-7-1'],
      ['physics', 'one-7-2'],
    ]);
  });

  test.each<[string, readonly string[]]>([
    ['unknownSubject', ['T01', '周静', '教师', '炼金术', '', '', '']],
    ['badPost', ['T01', '周静', '魔法师', '', '', '', '']],
    ['missingPost', ['T01', '周静', '', '', '', '', '']],
    ['missingGrade', ['T01', '周静', '年级组长', '', '', '', '']],
    ['unknownClass', ['T01', '周静', '班主任', '', '', '七(8)班', '']],
    ['missingSubject', ['T01', '周静', '教师', '数学、物理', '七(1)班', '', '']],
  ])('is wrong by %s', (kind, cells) => {
    expect(kindsOf(staff(cells))).toEqual([kind]);
  });
  test('changes nobody’s facts who works in a bureau or out of the roster’s reach, with or without a post here', () => {
    const renamed = ['T01', '王强', '', '', '', '', ''];
    expect(kindsOf(staff(renamed, [teacher(post('one'))]))).toEqual([]);
    for (const posts of [
      [post(null, 10)],
      [post('two')],
      [post('one'), post('two')],
      [post('one'), post(null, 10)],
      [post('one'), post(null, 9)],
    ]) {
      const verdict = staff(renamed, [teacher(...posts)]);
      expect(kindsOf(verdict)).toEqual(['otherSchool']);
      expect(verdict).toMatchObject({ changes: [], delta: null });
    }
  });

  test('gives no post that the importer may not give, and says nothing against one that is held', () => {
    const row = ['T01', '王明', '校长', '', '', '', ''];
    const check = (people: readonly KnownPerson[]) =>
      only(row, { kind: 'staff', mapping: staffColumns, people, withheld: [4] });
    for (const people of [[], [teacher(post('one'))]]) {
      expect(kindsOf(check(people))).toEqual(['withheldPost']);
      expect(check(people)?.delta).toBeNull();
    }
    expect(kindsOf(check([teacher(post('one', 4))]))).toEqual([]);
  });

  test('rewrites and takes away nobody who is above the importer, and still says where he teaches', () => {
    const check = (name: string, at: string) => {
      const people = [teacher(post(at))];
      const mapping = [...staffColumns, 'school'] as const;
      const row = ['T01', name, '', '数学', '七(1)班', '', '', '一中'];
      return only(row, { kind: 'staff', mapping, home: null, people, above: new Set([people[0]!.id]) });
    };
    expect(kindsOf(check('王强', 'one'))).toEqual(['moreRights']);
    expect(kindsOf(check('王明', 'two'))).toEqual(['moreRights']);
    expect(check('王明', 'one')).toMatchObject({ state: 'changed', problems: [] });
  });

  test('gives up the lessons elsewhere of whoever is taken away, also those of terms to come', () => {
    const lesson = { schoolId: 'two', classId: 'two-7-1', subjectId: 'maths', personId: 't01' };
    const [lessons, laterLessons] = [[{ ...lesson, termId: 'term' }], [{ ...lesson, termId: 'next' }]];
    const people = [{ ...teacher(post('two')), lessons, laterLessons }];
    const row = ['T01', '王明', '教师', '', '', '', '', '一中'];
    const verdict = only(row, { kind: 'staff', mapping: [...staffColumns, 'school'], home: null, people });
    expect(verdict).toMatchObject({ state: 'moved', problems: [] });
    expect(verdict?.delta?.removed.lessons).toEqual([...lessons, ...laterLessons]);
  });

  test('still says where somebody with a second post elsewhere teaches here', () => {
    const verdict = staff(['T01', '王明', '', '数学', '七(1)班', '', ''], [teacher(post('one'), post('two'))]);
    expect(verdict?.state).toBe('changed');
    expect(verdict?.delta?.people).toEqual([]);
    expect(verdict?.delta?.added.lessons.map(({ classId }) => classId)).toEqual(['one-7-1']);
  });
});
