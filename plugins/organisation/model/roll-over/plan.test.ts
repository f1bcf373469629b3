import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inverseOf, type RosterDelta } from '../rosters/roster-delta';
import type { RollOverContext, YearClass } from '../rosters/roll-over-context';
import { gradesOfStage, type Stage, stages } from 'edutech/core/common/teaching/stages';
import { planRollOver, usualChoice } from './plan';

const now = new Date('2027-07-20T00:00:00Z');
const gradeNames = ['一', '二', '三', '四', '五', '六', '七', '八', '九']
  .map((name) => `${name}年级`)
  .concat('高一', '高二', '高三');
const grades = gradeNames.map((name, index) => ({
  id: `grade${index + 1}`,
  number: index + 1,
  stage: (index < 6 ? 'primary' : index < 9 ? 'junior' : 'senior') as Stage,
  name,
  nameEn: '',
}));

/** A school with so many classes in each grade, and so many students in each class. */
function schoolOf(stage: Stage, perGrade: readonly number[], students: number): RollOverContext {
  const [first, last] = gradesOfStage[stage];
  const classes: YearClass[] = [];
  for (let grade = first; grade <= last; grade++) {
    for (let number = 1; number <= (perGrade[grade - first] ?? 1); number++) {
      const prefix = gradeNames[grade - 1]!.replace(/年级$/, '');
      classes.push({
        schoolId: 'school',
        id: `class-${grade}-${number}`,
        schoolYearId: 'year1',
        gradeId: `grade${grade}`,
        number,
        name: `${prefix}(${number})班`,
        previousId: null,
        headId: number === 1 ? `head-${grade}` : null,
      });
    }
  }
  const place = { schoolId: 'school', termId: 'term2' };
  const seats = classes.flatMap(({ id: classId }) =>
    Array.from({ length: students }, (_, index) => ({
      ...place,
      classId,
      personId: `${classId}/${index}`,
      seat: index + 1,
    })),
  );
  const lessons = classes.map(({ id: classId }) => ({ ...place, classId, subjectId: 'maths', personId: 'teacher' }));
  const year = (name: string, termId: string) => ({ id: name, name, startsOn: '2026-09-01', termId });
  return {
    school: { id: 'school', countyId: 'county', code: '1', name: '一校', nameEn: '', stage },
    grades,
    from: year('year1', 'term2'),
    to: year('year2', 'term3'),
    classes,
    nextClasses: [],
    seats,
    lessons,
    studentPosts: seats.map(({ personId }) => ({ id: `post-${personId}`, personId, isActive: true })),
  };
}

/** What the tables would hold of a school. */
interface Tables {
  readonly rows: ReadonlySet<string>;
  readonly heads: ReadonlyMap<string, string | null>;
  readonly posts: ReadonlyMap<string, string>;
}
const tablesOf = (context: RollOverContext): Tables => ({
  rows: new Set([...context.seats, ...context.lessons].map((row) => JSON.stringify(row))),
  heads: new Map(context.classes.map(({ id, headId }) => [id, headId])),
  posts: new Map(context.studentPosts.map(({ id, isActive }) => [id, JSON.stringify({ isActive, endedAt: null })])),
});

function written({ rows, heads, posts }: Tables, delta: RosterDelta): Tables {
  const after = { rows: new Set(rows), heads: new Map(heads), posts: new Map(posts) };
  for (const { id } of delta.added.classes) after.heads.set(id, null);
  for (const row of [...delta.removed.seats, ...delta.removed.lessons]) after.rows.delete(JSON.stringify(row));
  for (const row of [...delta.added.seats, ...delta.added.lessons]) after.rows.add(JSON.stringify(row));
  for (const { key, after: head } of delta.heads) after.heads.set(key.classId, head);
  for (const { key, after: state } of delta.posts) after.posts.set(key, JSON.stringify(state));
  for (const { id } of delta.removed.classes) after.heads.delete(id);
  return after;
}

const anySchool = fc
  .record({
    stage: fc.constantFrom(...stages),
    perGrade: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 6, maxLength: 6 }),
    students: fc.integer({ min: 0, max: 6 }),
    withTeachers: fc.boolean(),
    newClasses: fc.option(fc.integer({ min: 0, max: 6 })),
  })
  .map(({ stage, perGrade, students, ...choice }) => ({ context: schoolOf(stage, perGrade, students), choice }));

describe('the roll-over of a year', () => {
  test('followed by its undo is the identity, for any school and any choice', () => {
    fc.assert(
      fc.property(anySchool, ({ context, choice }) => {
        const before = tablesOf(context);
        const { delta } = planRollOver(context, { ...usualChoice, ...choice }, now);
        expect(written(written(before, delta), inverseOf(delta))).toEqual(before);
      }),
    );
  });

  test('loses nobody: each student sits in one class of the next year or has left', () => {
    fc.assert(
      fc.property(anySchool, ({ context, choice }) => {
        const { delta, graduates } = planRollOver(context, { ...usualChoice, ...choice }, now);
        const seated = delta.added.seats.map(({ personId }) => personId);
        expect(new Set(seated).size).toBe(seated.length);
        expect(seated.length + graduates).toBe(context.seats.length);
        expect(delta.posts).toHaveLength(graduates);
      }),
    );
  });

  test('takes 一(1)班 to 二(1)班, lets the last grade go and begins the first anew', () => {
    const plan = planRollOver(schoolOf('primary', [2, 1, 1, 1, 1, 1], 3), usualChoice, now);
    expect(plan.fault).toBeNull();
    expect(plan.steps.map(({ from, to }) => `${from}→${to}`)).toEqual([
      '一(1)班→二(1)班',
      '一(2)班→二(2)班',
      '二(1)班→三(1)班',
      '三(1)班→四(1)班',
      '四(1)班→五(1)班',
      '五(1)班→六(1)班',
      '六(1)班→null',
    ]);
    expect(plan.newClasses).toEqual(['一(1)班', '一(2)班']);
    expect(plan.graduates).toBe(3);
    expect(plan.delta.added.classes.find(({ name }) => name === '二(1)班')?.previousId).toBe('class-1-1');
  });

  test('is refused where the next year has classes, where there are none, and where two get one number', () => {
    const context = schoolOf('junior', [2, 1, 1], 1);
    const { headId: _, ...first } = context.classes[0]!;
    expect(planRollOver({ ...context, nextClasses: [first] }, usualChoice, now).fault).toBe('nextYearHasClasses');
    expect(planRollOver({ ...context, classes: [] }, usualChoice, now).fault).toBe('noClasses');
    const twice = { ...usualChoice, numbers: { 'class-7-2': 1 } };
    const plan = planRollOver(context, twice, now);
    expect(plan.fault).toBe('numberTwice');
    expect(plan.steps.filter(({ isTwice }) => isTwice).map(({ from, number }) => [from, number])).toEqual([
      ['七(1)班', 1],
      ['七(2)班', 1],
    ]);
  });

  test('gives classes the numbers that somebody has chosen, also where two change places', () => {
    const swapped = { ...usualChoice, numbers: { 'class-7-1': 2, 'class-7-2': 1 } };
    const { fault, steps } = planRollOver(schoolOf('junior', [2, 1, 1], 1), swapped, now);
    expect(fault).toBeNull();
    expect(steps.map(({ to, number }) => [to, number])).toEqual([
      ['八(2)班', 2],
      ['八(1)班', 1],
      ['九(1)班', 1],
      [null, null],
    ]);
  });
});
