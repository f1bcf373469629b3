import { describe, expect, test } from 'vitest';
import { createCheckContext } from '../check/check-context';
import { firstLines } from '../check/keys';
import type { KnownPerson } from '../roster-context';
import { guessMapping } from '../read/mapping';
import { checkClass, classesContext } from './classes';
import { withHeadPosts } from './head-posts';
import { checkSchool, schoolsContext } from './schools';

const county = (id: string, name: string) => ({ id, name, nameEn: `${id} County` });
const school = (code: string, name: string, countyId = 'lin') => ({
  id: `school-${code}`,
  countyId,
  code,
  name,
  nameEn: '',
  stage: 'junior' as const,
});

describe('a row of a list of schools', () => {
  const heading = ['学校代码', '学校名称', '英文名称', '所属区县', '学段'];
  const mapping = guessMapping('schools', heading, [], {});
  const check = (
    rows: readonly (readonly string[])[],
    counties = [county('lin', '临江区'), county('east', '城东区')],
  ) => {
    const known = [school('101', '一中'), school('102', '二中'), school('900', '远方中学', 'far')];
    const context = schoolsContext(counties, known);
    const fileRows = rows.map((cells, index) => ({ line: index + 2, cells }));
    const first = firstLines('schools', mapping, fileRows);
    return fileRows.map((row) => checkSchool(context, mapping, first, row));
  };
  const kinds = (rows: readonly (readonly string[])[]) =>
    check(rows).map(({ problems }) =>
      problems.map(({ kind, field, hint }) => [kind, field, hint].filter(Boolean).join(' ')),
    );

  test('is known by its headings, and by its code', () => {
    expect(mapping).toEqual(['schoolCode', 'schoolName', 'schoolNameEn', 'county', 'stage']);
    const [fresh, same, renamed] = check([
      ['103', '三中', 'No. 3', '临江区', '初级中学'],
      ['101', '一中', '', '临江区', '初中'],
      ['102', '实验中学', '', 'lin county', 'senior'],
    ]);
    expect(fresh).toMatchObject({ state: 'new', delta: { added: { schools: [{ code: '103', stage: 'junior' }] } } });
    expect(same).toMatchObject({ state: 'unchanged', delta: null });
    expect(renamed).toMatchObject({
      state: 'changed',
      changes: [
        { field: 'schoolName', from: '二中', to: '实验中学' },
        { field: 'stage', from: 'junior', to: 'senior' },
      ],
    });
  });

  test('changes nothing of a known school by empty cells, and needs no county where there is only one', () => {
    expect(check([['101', '', '', '', '']])[0]?.state).toBe('unchanged');
    expect(check([['103', '三中', '', '', '小学']], [county('lin', '临江区')])[0]?.state).toBe('new');
  });

  test('says what is wrong with it in each cell', () => {
    expect(
      kinds([
        ['', '三中', '', '临江区', '初中'],
        ['十', '四中', '', '临江区', '初中'],
        ['105', '', '', '', ''],
        ['106', '六中', '', '远方区', '大学'],
        ['900', '远方中学', '', '临江区', '初中'],
        ['107', '一中', '', '临江区', '初中'],
        ['108', '八中', '', '临江区', '初中'],
        ['108', '八中', '', '临江区', '初中'],
        ['109', '八 中', '', '临江区', '初中'],
        ['110', '九'.repeat(61), '', '临江区', '初中'],
      ]),
    ).toEqual([
      ['missingCode schoolCode'],
      ['badCode schoolCode'],
      ['missingSchoolName schoolName', 'missingCounty county', 'missingStage stage'],
      ['unknownCounty county', 'badStage stage'],
      ['codeElsewhere schoolCode'],
      ['schoolNameTaken schoolName 101'],
      [],
      ['codeTwice schoolCode 8'],
      ['schoolNameTaken schoolName 8'],
      ['longPlaceName schoolName'],
    ]);
  });
});

describe('a row of a list of classes', () => {
  const grade = (number: number, name: string, stage: 'primary' | 'junior') => ({
    id: `grade${number}`,
    number,
    stage,
    name,
    nameEn: '',
  });
  const oneClass = (number: number, headId: string | null) => ({
    id: `7-${number}`,
    schoolId: 'school-101',
    gradeId: 'grade7',
    number,
    name: `七(${number})班`,
    headId,
  });
  const post = (personId: string, roleType: 1 | 2, schoolId = 'school-101') => ({
    id: `post${roleType}-${personId}`,
    personId,
    roleType,
    schoolId,
    subjectId: null,
    gradeId: null,
    isActive: roleType === 1,
  });
  const teacher = (id: string, name: string, posts = [post(id, 1)]): KnownPerson => ({
    id,
    usercode: id.toUpperCase(),
    username: id,
    name,
    category: 2,
    sex: null,
    birthDate: null,
    phone: null,
    isDisabled: false,
    posts,
    seats: [],
    lessons: [],
    laterSeats: [],
    laterLessons: [],
  });
  const people = [
    teacher('t1', '王立', [post('t1', 1), post('t1', 2)]),
    teacher('t2', '李明', [post('t2', 1), post('t2', 2)]),
    teacher('t3', '周文静'),
    teacher('t4', '张伟'),
    teacher('t5', '张伟'),
    teacher('t6', '赵远', [post('t6', 1, 'elsewhere')]),
  ];
  const mapping = guessMapping('classes', ['年级', '班号', '班级名称', '班主任工号', '班主任'], [], {});
  const now = new Date('2026-11-28T08:00:00Z');
  const check = (
    rows: readonly (readonly string[])[],
    { withheld = [], above = [], importerId = 'me' }: { withheld?: 2[]; above?: string[]; importerId?: string } = {},
  ) => {
    const checks = createCheckContext({
      kind: 'classes',
      termId: 'term',
      today: '2026-11-28',
      homeId: 'school-101',
      context: {
        schools: [school('101', '一中')],
        grades: [grade(6, '六年级', 'primary'), grade(7, '七年级', 'junior')],
        subjects: [],
        classes: [oneClass(1, 't1'), oneClass(2, 't2'), oneClass(3, null)],
      },
      people,
      ungrantablePosts: withheld,
      above: new Set(above),
    });
    const context = classesContext(checks, people, { schoolYearId: 'year', importerId });
    const fileRows = rows.map((cells, index) => ({ line: index + 2, cells }));
    const first = firstLines('classes', mapping, fileRows);
    return withHeadPosts(
      context,
      fileRows.map((row) => ({ row, verdict: checkClass(context, mapping, first, row) })),
      now,
    ).map(({ verdict }) => verdict);
  };
  const kinds = (...asked: Parameters<typeof check>) =>
    check(...asked).map(({ problems }) => problems.map(({ kind, hint }) => [kind, hint].filter(Boolean).join(' ')));

  test('is known by its headings; a new class is named by grade and number, a known one keeps what is empty', () => {
    expect(mapping).toEqual(['grade', 'classNumber', 'className', 'headNumber', 'headName']);
    const [fresh, same, renamed] = check([
      ['七年级', '4', '', '', '周文静'],
      ['初一', '七(1)班', '', '', ''],
      ['7', '3班', '火箭班', '', ''],
    ]);
    expect(fresh).toMatchObject({
      state: 'new',
      delta: {
        added: {
          classes: [{ schoolYearId: 'year', gradeId: 'grade7', number: 4, name: '七(4)班' }],
          posts: [{ personId: 't3', roleType: 2 }],
        },
        heads: [{ before: null, after: 't3' }],
      },
    });
    expect(same).toMatchObject({ state: 'unchanged', delta: null });
    expect(renamed).toMatchObject({ state: 'changed', delta: { classes: [{ before: '七(3)班', after: '火箭班' }] } });
  });

  test('reads grade and number from the name where their columns are empty', () => {
    expect(check([['', '', '七(4)班', '', '']])[0]).toMatchObject({ state: 'new', problems: [] });
  });

  test('says what is wrong with it in each cell', () => {
    expect(
      kinds([
        ['', '3', '', '', ''],
        ['九十年级', '3', '', '', ''],
        ['六年级', '3', '', '', ''],
        ['七年级', '', '', '', ''],
        ['七年级', '一百', '', '', ''],
        ['七年级', '六(5)班', '', '', ''],
        ['七年级', '6', '', 'T9', ''],
        ['七年级', '7', '', '', '张伟'],
        ['七年级', '8', '', 'T1', '李明'],
        ['七年级', '9', '', '', '赵远'],
        ['七年级', '9', '', '', ''],
      ]),
    ).toEqual([
      ['missingGrade'],
      ['unknownGrade'],
      ['wrongStage 六年级'],
      ['missingClassNumber'],
      ['badClassNumber'],
      ['gradeDiffers 七年级'],
      ['unknownHead 一中'],
      ['severalHeads 2'],
      ['headDiffers 王立'],
      ['unknownHead 一中'],
      ['classTwice 11'],
    ]);
  });

  test('moves the post of a head teacher with the class, and two who swap keep theirs', () => {
    const [handed] = check([['7', '1', '', 't3', '']]);
    expect(handed?.delta?.posts).toEqual([
      {
        key: 'post2-t1',
        before: { isActive: false, endedAt: null },
        after: { isActive: false, endedAt: now.toISOString() },
      },
    ]);
    expect(handed?.delta?.added.posts).toMatchObject([{ personId: 't3', roleType: 2 }]);
    const swapped = check([
      ['7', '1', '', 'T2', ''],
      ['7', '2', '', 'T1', ''],
    ]);
    expect(swapped.map(({ state }) => state)).toEqual(['changed', 'changed']);
    expect(swapped.flatMap(({ delta }) => [...delta!.posts, ...delta!.added.posts])).toEqual([]);
  });

  test('gives no post that the importer may not give, and ends none of somebody above', () => {
    const handed = [['7', '1', '', 'T3', '']];
    expect(kinds(handed, { withheld: [2] })).toEqual([['withheldPost', 'moreRights']]);
    expect(kinds(handed, { importerId: 't3' })).toEqual([['withheldPost']]);
    expect(kinds(handed, { above: ['t1'] })).toEqual([['moreRights']]);
    expect(kinds([['7', '3', '', 'T1', '']], { withheld: [2] })).toEqual([[]]);
  });
});
