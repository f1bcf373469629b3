import { describe, expect, test } from 'vitest';
import { chooseLanding, type LandingFacts, type LandingTarget } from '../../../core/common/addresses/landing';
import { roleTypes, type CategoryName, type RoleTypeName } from '../../../core/common/permissions/people';
import { landings } from './declared';

interface Person {
  category: CategoryName;
  role?: RoleTypeName;
  codes?: readonly string[];
}
type Circumstances = Partial<
  Pick<LandingFacts, 'context' | 'mustChangePassword' | 'targetIs' | 'targetPath' | 'targetOpens'>
>;

const teacher: Person = { category: 'teacher', role: 'teacher', codes: ['usercenter_tea', 'online_course_tea'] };
const student: Person = { category: 'student', role: 'student', codes: ['usercenter_stu'] };
const auditor: Person = { category: 'teacher', role: 'auditor', codes: ['usercenter_tea', 'resource_audit'] };
const administrator: Person = { category: 'admin' };
const holding = (...codes: readonly string[]): Person => ({ ...teacher, codes: [...(teacher.codes ?? []), ...codes] });

/** Where the rules of all plugins lead this person. */
function landingOf(
  { category, role, codes = [] }: Person,
  circumstances: Circumstances = {},
): LandingTarget | undefined {
  return chooseLanding(landings, {
    context: 'plain',
    mustChangePassword: false,
    ...circumstances,
    holder: { category, permissions: new Set(codes) },
    roleType: role ? roleTypes[role] : null,
  })?.then;
}

describe('A login from the air classroom', () => {
  test('leads everybody to it, with the word of success', () => {
    expect(landingOf(teacher, { context: 'air' })).toMatchObject({ to: '/air', message: 'core.session.loginSuccess' });
    expect(landingOf({ category: 'cityAdmin', codes: ['city_recommend'] }, { context: 'air' })?.to).toBe('/air');
    expect(landingOf(teacher, { context: 'air', mustChangePassword: true })?.to).toBe('/air');
  });
});

describe('A login for resources', () => {
  test('leads teachers to the upload', () => {
    expect(landingOf(teacher, { context: 'resource' })?.to).toBe('/education_resources/resource-upload');
  });

  test('leads auditors to the audit, or says that they have no management scope', () => {
    const target = landingOf(auditor, { context: 'resource' });
    expect(target?.to).toBe('/education_resources/resource-audit');
    expect(target?.check).toBe('hasAuditRange');
    expect(target?.otherwise).toMatchObject({ message: 'resource.landing.noScope' });
  });

  test.each([student, administrator, { category: 'teacher', role: 'cityOperator' } satisfies Person])(
    'tells others that they need no resource management, and leaves them where they are (%#)',
    (person) => {
      const target = landingOf(person, { context: 'resource' });
      expect(target?.message).toBe('resource.landing.notNeeded');
      expect(target?.to).toBeUndefined();
    },
  );
});

describe('A password that must be changed', () => {
  test('leads teachers and students with the user-centre permission to their settings, before all other rights', () => {
    const mustChangePassword = true;
    expect(landingOf(holding('city_recommend'), { mustChangePassword })?.to).toBe('/setting');
    expect(landingOf(student, { mustChangePassword })?.to).toBe('/stu-setting');
    expect(landingOf(administrator, { mustChangePassword })?.to).toBe('/gen-setting');
  });

  test('keeps nobody back who lacks the permission', () => {
    expect(landingOf({ category: 'teacher', role: 'teacher' }, { mustChangePassword: true })?.to).toBe('/');
  });
});

describe('Rights of the city', () => {
  test('lead to recommendation, evaluation, famous teachers and courier class, in this order', () => {
    expect(landingOf(holding('city_recommend', 'city_evaluate'))?.to).toBe('/spoc/excellent_recommend');
    expect(landingOf(holding('city_evaluate', 'yishiyiyouke_city_tea'))?.to).toBe('/spoc/excellent_evaluate');
    expect(landingOf(holding('yishiyiyouke_district_tea', 'courier_class_city'))?.to).toBe('/famous');
    expect(landingOf(holding('yishiyiyouke_city_tea'))?.to).toBe('/famous');
    expect(landingOf(holding('courier_class_city'))?.to).toBe('/special');
  });
});

describe('A teacher with a target page', () => {
  const context = 'target';
  const course = { targetIs: 'page', targetPath: '/spoc/detail' } as const;

  test('is led to a link, whatever his rights', () => {
    expect(landingOf({ ...teacher, codes: [] }, { context, targetIs: 'link' })?.place).toBe('target');
  });

  test('is led to the page with the online-course right', () => {
    expect(landingOf(teacher, { context, ...course, targetOpens: true })).toMatchObject({ place: 'target' });
  });

  test('is told 暂无权限 and signed out without it', () => {
    expect(landingOf({ ...teacher, codes: [] }, { context, ...course, targetOpens: false })).toMatchObject({
      message: 'spoc.landing.noPermission',
      logout: true,
    });
  });
});

describe('A plain login', () => {
  test('leads teachers, students and auditors to the root', () => {
    for (const person of [teacher, student, auditor]) expect(landingOf(person)?.to).toBe('/');
  });

  test('leads city administrators to the news administration', () => {
    expect(landingOf({ category: 'cityAdmin', codes: ['city_recommend'] })?.to).toBe('/admin/news');
  });

  test.each([administrator, { category: 'superAdmin' } satisfies Person])(
    'hands other administrators over to their site, or signs them out (%#)',
    (person) => {
      expect(landingOf(person)).toMatchObject({
        place: 'option:adminSiteUrl',
        instead: '/admin/schools',
        handOver: true,
        otherwise: { message: 'deployment.landing.notForAdministrators', logout: true },
      });
    },
  );

  test('leaves guests on the portal, whatever they had in mind', () => {
    expect(landingOf({ category: 'guestCity' })?.to).toBe('/login');
    expect(landingOf({ category: 'guestArea' }, { context: 'target', targetIs: 'page', targetOpens: false })?.to).toBe(
      '/login',
    );
  });
});
