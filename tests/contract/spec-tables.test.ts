import { describe, expect, test } from 'vitest';
import { aclAliases } from '../../core/common/permissions/acl';
import { blocks, catalogue, codes, pageAt, pages, redirects, redirectTarget } from './spec/declared';
import { pathsIn, segmentsOf, Specification, splitList, withoutRemark } from './spec/read-spec';

const portal = new Specification('portal');
const teaching = new Specification('teaching');

/** The host answers it itself: no plugin owns "not found". */
const hostPaths = ['/404'];

const missing = (paths: readonly string[]) => paths.filter((path) => !hostPaths.includes(path) && !pageAt(path));
const isPublic = (path: string) => 'public' in (pageAt(path)?.access ?? {});
const isDeclared = (code: string) => codes.has(aclAliases[code] ?? code);

describe.each(['Teacher areas', 'Student areas'])('%s of teaching.md', (heading) => {
  const rows = teaching.table(heading).map(([cell = '', children = '', notes = '']) => ({
    root: withoutRemark(cell),
    children: segmentsOf(children),
    notes,
  }));

  test('every child is a page', () => {
    const paths = rows.flatMap(({ root, children }) => children.map((child) => `${root}/${child}`));
    expect(paths.length).toBeGreaterThan(15);
    expect(missing(paths)).toEqual([]);
  });

  test('every root leads to its default child', () => {
    const wrong = rows
      .filter(({ children }) => children.length > 0)
      .filter(({ root, children: [first] }) => {
        const redirect = redirects.find(({ path }) => path === root);
        return !redirect || redirectTarget(redirect)?.path !== `${root}/${first}`;
      });
    expect(wrong).toEqual([]);
  });

  test('pages for teachers only and for students only say so', () => {
    for (const [words, type] of [
      ['teacher-only', 'teacher'],
      ['student-only', 'student'],
    ] as const) {
      const roots = teaching
        .table(heading)
        .filter((row) => row.join(' ').includes(words))
        .map(([cell = '']) => withoutRemark(cell));
      const open = pages.filter(({ path, access }) => {
        const types = 'public' in access ? undefined : access.types;
        return roots.some((root) => path === root || path.startsWith(`${root}/`)) && types?.join() !== type;
      });
      expect(open.map(({ path }) => path)).toEqual([]);
    }
  });
});

describe('Notes of teaching.md', () => {
  test('the course detail leads to the teacher page and has its sub-pages', () => {
    const named = splitList(teaching.sentenceAfter('its sub-pages are ').split(' |')[0] ?? '').map(withoutRemark);
    const segments = named.map((name) => (name === 'publish a test' ? 'publish' : name));
    expect(segments).toHaveLength(5);
    expect(missing(segments.map((segment) => `/spoc/detail/${segment}`))).toEqual([]);
    expect(pageAt('/spoc/detail')?.path).toBe('/spoc/detail/teacher');
  });

  test('the online class is kept alive and the list asks an interceptor', () => {
    expect(pageAt('/resource/online')?.keepAlive).toBe(true);
    expect(pageAt('/resource/list')?.interceptor).toBeDefined();
  });

  test('pages that need no permission ask for none', () => {
    const paths = [
      '/resource/zzlist',
      '/resource/zzdetail',
      '/stu-resource/zzlist',
      '/stu-resource/zzdetail',
      '/spoc/excellent_evaluate',
      '/st-work/question',
      '/st-work/nocard-accessory',
      '/gen-setting',
    ];
    expect(paths.filter((path) => !('signedIn' in (pageAt(path)?.access ?? {})))).toEqual([]);
  });

  test('other targets are pages', () => {
    const targets = pathsIn(teaching.sentenceAfter('Other targets: '));
    expect(targets).toHaveLength(8);
    expect(missing(targets)).toEqual([]);
  });
});

describe('Routes of portal.md', () => {
  const publicText = portal.under('Public routes (no login)');

  /** Names in the brackets after `/root and its children`. */
  const childrenOf = (root: string) => {
    const names = publicText.split(`${root} and its children (`)[1]?.split(')')[0] ?? '';
    return splitList(names.replace(' with ', ', ').replace(' and their detail variants', ''));
  };
  const publicSegments = (root: string) =>
    pages.filter(({ path }) => path.startsWith(`${root}/`) && isPublic(path)).map(({ path }) => path.split('/').at(-1));

  test('public routes are public pages', () => {
    const paths = pathsIn(publicText).filter((path) => !hostPaths.includes(path));
    expect(paths.length).toBeGreaterThan(9);
    expect(paths.filter((path) => !isPublic(path))).toEqual([]);
  });

  test('pages of one thing name the query that says which', () => {
    expect(pageAt('/news_detail')?.query).toContain('news_id');
    expect(pageAt('/air/air_detail')?.query).toContain('resourceid');
  });

  test('the famous-teacher classroom has its children', () => {
    const names = childrenOf('/famous');
    expect(names).toHaveLength(14);
    const segments = publicSegments('/famous');
    expect(names.filter((name) => !segments.includes(name))).toEqual([]);
  });

  test('the special-delivery classroom has its children and their detail variants', () => {
    const names = childrenOf('/special');
    expect(names).toHaveLength(7);
    const segments = publicSegments('/special');
    const details = names.filter((name) => name !== 'home').map((name) => `${name}Detail`);
    expect([...names, ...details].filter((name) => !segments.includes(name))).toEqual([]);
  });

  test('education resources have their children', () => {
    const names = childrenOf('/education_resources').map((name) => name.replaceAll(' ', '-'));
    expect(names).toHaveLength(2);
    const segments = publicSegments('/education_resources');
    expect(names.filter((name) => !segments.includes(name))).toEqual([]);
  });

  test('other shared routes are pages', () => {
    const paths = [...pathsIn(portal.under('Other shared routes')), '/home/main', '/home/detail', '/student-home/main'];
    expect(paths.length).toBeGreaterThan(8);
    expect(missing(paths)).toEqual([]);
  });

  test('each of the nine tabs is declared with its target', () => {
    const tabs = blocks.filter(({ place }) => place === 'portal.tab');
    const wrong = portal.table('Home portal tabs and targets').filter(([name = '', target = '']) => {
      const tab = tabs.find(({ data }) => data?.tab === Number.parseInt(name, 10));
      return !tab || (target.startsWith('/') && (tab.data?.path !== target || !pageAt(target)));
    });
    expect(wrong).toEqual([]);
  });

  test('the tabs that clear stored city login say so', () => {
    const sentence = portal.under('Home portal tabs and targets').split('\n\nTabs ')[1]?.split(' clear')[0] ?? '';
    const numbers = [...sentence.matchAll(/\d/g)].map(Number);
    const clearing = blocks.filter(({ place, data }) => place === 'portal.tab' && data?.clearsCityLogin);
    expect(new Set(clearing.map(({ data }) => data?.tab))).toEqual(new Set(numbers));
  });
});

describe('The catalogue of registry.json', () => {
  test('shows every route and every code that this file finds declared', () => {
    const rows = Object.values(catalogue);
    const paths = rows.flatMap(({ routes = {} }) => Object.values(routes).map(({ path }) => path));
    const listed = rows.flatMap(({ permissions = {} }) => Object.keys(permissions));
    expect([...pages, ...redirects].map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
    expect([...codes.keys()].filter((code) => !listed.includes(code))).toEqual([]);
  });
});

describe('Codes and actions', () => {
  test('every route permission code is declared', () => {
    const named = splitList(teaching.sentenceAfter('Route permission codes: '));
    expect(named).toHaveLength(30);
    expect(named.filter((code) => !isDeclared(code))).toEqual([]);
  });

  test('the codes that portal.md has seen are declared, with their sub-permissions', () => {
    const named = splitList(portal.sentenceAfter('checked through a flat list. Seen: ')).map(withoutRemark);
    const asCodes = named
      .slice(
        0,
        named.findIndex((name) => name.includes('-')),
      )
      .map((name) => name.split(' '));
    expect(asCodes.length).toBeGreaterThan(7);
    const unknown = asCodes.filter(([group = '', action]) => {
      const actions = codes.get(aclAliases[group] ?? group);
      return !actions || (action !== undefined && !actions.includes(action));
    });
    expect(unknown).toEqual([]);
    const inWords = ['air_class_city', 'yishiyiyouke_district_tea', 'yishiyiyouke_city_tea', 'courier_class_city'];
    expect(inWords.filter((code) => !isDeclared(code))).toEqual([]);
  });

  /** What the specification calls the things that actions are done to → the codes under which they stand. */
  const holders: Readonly<Record<string, readonly string[]>> = {
    'guide book': ['guide_book_tea'],
    coach: ['coach_tea'],
    homework: ['homework_tea'],
    resource: ['resource_tea', 'resource_school_tea', 'resource_common_tea'],
    'question bank': ['questionbank_tea'],
    'lesson exercises and lesson plan': ['preparing_center_tea'],
    'online course': ['online_course_tea'],
    'live room': ['live_course_tea'],
  };

  /** Words of the specification that are not just joined by underscores. */
  const spelled: Readonly<Record<string, readonly string[]>> = {
    'publish to other classes': ['publish_other_classes'],
    'explanation read and record': ['explanation_read', 'explanation_record'],
    'listen (temporary, scheduled)': ['listen_temporary', 'listen_scheduled'],
    'category (personal, school, public)': ['category'],
  };

  test.each(teaching.listAfter('Fine-grained actions:\n').map((line) => line.split(': ') as [string, string]))(
    'every action on "%s" is declared',
    (thing, words) => {
      const isLesson = thing.startsWith('lesson');
      const actions = splitList(words)
        .flatMap((action) => spelled[action] ?? [action.replaceAll(' ', '_')])
        .flatMap((action) => (isLesson ? [`exercise_${action}`, `plan_${action}`] : [action]));
      const undeclared = (holders[thing] ?? []).flatMap((code) =>
        actions.filter((action) => !codes.get(code)?.includes(action)).map((action) => `${code}.${action}`),
      );
      expect(holders[thing], 'the test must say under which code these actions stand').toBeDefined();
      expect(undeclared).toEqual([]);
    },
  );
});
