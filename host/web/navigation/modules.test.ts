import { describe, expect, it } from 'vitest';
import type { Holder } from 'edutech/core/common/permissions/access';
import type { ModuleDeclaration, RouteDeclaration } from 'edutech/core/common/plugin';
import type { Plugin } from '../plugins/plugin-set';
import { arrangeModules, asksForTextbook, isComing, type ModuleFacts } from './modules';
import { mostEntries, mostTabs, splitOverflow } from './overflow';

const plugin = (
  id: string,
  modules: Partial<ModuleDeclaration>[],
  routes: Record<string, RouteDeclaration> = {},
): Plugin => ({
  id,
  half: null,
  manifest: {
    id,
    routes,
    modules: modules.map(
      (module) => ({ id, title: `${id}.menu`, icon: 'Apps', audience: 'teacher', ...module }) as ModuleDeclaration,
    ),
  },
});
const needs = (code: string) => ({ access: { permission: code } }) as const;
const holding = (...permissions: string[]): Holder => ({ category: 'teacher', permissions: new Set(permissions) });

const arrange = (facts: Partial<ModuleFacts>) =>
  arrangeModules({
    plugins: [
      plugin('work', [needs('homework_tea')]),
      plugin('questions', [needs('questionbank_tea')]),
      plugin('guide', [needs('guide_book_tea')]),
      plugin('exam', [{ id: 'paper-library', undeveloped: true }]),
      plugin('air', [{ alwaysFirst: true, ...needs('air_class_city') }]),
    ],
    audience: 'teacher',
    holder: holding('homework_tea', 'guide_book_tea'),
    order: [],
    isOn: () => true,
    ...facts,
  });
const ids = (facts: Partial<ModuleFacts>) => arrange(facts).map((entry) => entry.id);

describe('the order of modules', () => {
  it('begins with the air classroom, and shows it as permitted', () => {
    expect(arrange({})[0]).toMatchObject({ id: 'air', state: 'open' });
  });

  it('has Home before everything, wherever the login response has it', () => {
    const plugins = [plugin('air', [{ alwaysFirst: true }]), plugin('work', [{}]), plugin('home', [{ isHome: true }])];
    expect(ids({ plugins })).toEqual(['home', 'air', 'work']);
    expect(ids({ plugins, order: ['work', 'home', 'air'] })).toEqual(['home', 'air', 'work']);
  });

  it('puts modules without permission after the permitted ones, and undeveloped ones last', () => {
    expect(ids({})).toEqual(['air', 'work', 'guide', 'questions', 'paper-library']);
    expect(arrange({}).map((entry) => entry.state)).toEqual(['open', 'open', 'open', 'locked', 'undeveloped']);
  });

  it('follows the login response', () => {
    expect(ids({ order: ['guide', 'questions', 'work', 'air'] })).toEqual(['air', 'guide', 'work', 'questions']);
  });

  it('leaves out modules that the login response leaves out, but never the air classroom', () => {
    expect(ids({ order: ['work'] })).toEqual(['air', 'work']);
  });

  it('leaves out modules of plugins that are off', () => {
    expect(ids({ isOn: ({ id }) => id !== 'air' && id !== 'guide' })).toEqual(['work', 'questions', 'paper-library']);
  });

  it('leaves out modules of other audiences', () => {
    expect(ids({ audience: 'student' })).toEqual([]);
  });
});

describe('a module without an access rule of its own', () => {
  const plugins = [
    plugin('work', [{ route: 'list' }], {
      list: { path: '/work/list', title: 'work.list', access: { permission: 'homework_tea' } },
    }),
  ];

  it('takes the rule and the path of its page', () => {
    expect(arrange({ plugins, holder: holding('homework_tea') })[0]).toMatchObject({
      state: 'open',
      path: '/work/list',
    });
    expect(arrange({ plugins, holder: holding() })[0]).toMatchObject({ state: 'locked' });
  });
});

describe('labels of excellent-course evaluation', () => {
  const plugins = [
    plugin('spoc', [
      { titleFor: [{ anyOf: ['city_evaluate'], title: 'spoc.menu.excellentCourse' }], access: { signedIn: true } },
      { id: 'evaluation', onlyFor: ['city_evaluate', 'city_recommend'], access: { signedIn: true } },
    ]),
  ];

  it('appear for those who evaluate', () => {
    expect(arrange({ plugins, holder: holding('city_evaluate') }).map(({ id, title }) => [id, title])).toEqual([
      ['spoc', 'spoc.menu.excellentCourse'],
      ['evaluation', 'spoc.menu'],
    ]);
  });

  it('stay away from everybody else', () => {
    expect(arrange({ plugins, holder: holding() }).map(({ id, title }) => [id, title])).toEqual([
      ['spoc', 'spoc.menu'],
    ]);
  });
});

describe('the top navigation', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, module: {} }));
  const home = { id: 'home', module: { isHome: true } as const };
  const split = (all: typeof entries, most: number) => {
    const { shown, folded } = splitOverflow(all, most);
    return [shown, folded].map((part) => part.map(({ id }) => id).join(' '));
  };

  it('shows a teacher up to five modules, else four and More', () => {
    expect(split(entries.slice(0, 5), mostEntries.teacher)).toEqual(['a b c d e', '']);
    expect(split(entries, mostEntries.teacher)).toEqual(['a b c d', 'e f']);
  });

  it('shows a student up to three modules, else two and More', () => {
    expect(split(entries.slice(0, 3), mostEntries.student)).toEqual(['a b c', '']);
    expect(split(entries.slice(0, 4), mostEntries.student)).toEqual(['a b', 'c d']);
  });

  it('has Home before them, which does not count', () => {
    expect(split([home, ...entries], mostEntries.teacher)).toEqual(['home a b c d', 'e f']);
    expect(split([home, ...entries.slice(0, 3)], mostEntries.student)).toEqual(['home a b c', '']);
    expect(split([home, ...entries], mostTabs.teacher)).toEqual(['home a b c', 'd e f']);
  });

  it('never folds a lone entry', () => {
    for (let count = 0; count <= entries.length; count++) {
      expect(splitOverflow(entries.slice(0, count), mostEntries.teacher).folded).not.toHaveLength(1);
    }
  });
});

describe('the textbook check', () => {
  const entry = (module: Partial<ModuleDeclaration>, undeveloped?: true) => {
    const route = { path: '/work/list', title: 'work.list.title', access: { signedIn: true }, undeveloped } as const;
    return arrange({ plugins: [plugin('work', [{ route: 'list', ...module }], { list: route })] })[0]!;
  };

  it('comes before modules that need a textbook', () => {
    expect(asksForTextbook(entry({ needsTextbook: true }))).toBe(true);
    expect(asksForTextbook(entry({}))).toBe(false);
  });

  it('holds nobody up before a page that is not built', () => {
    expect(asksForTextbook(entry({ needsTextbook: true }, true))).toBe(false);
  });
});

it('a module whose page is not built yet is known to be coming', () => {
  const page = { path: '/work', title: 'work.title', access: { signedIn: true } } as const;
  const coming = plugin('work', [{ route: 'list' }], { list: { ...page, undeveloped: true } });
  const built = plugin('work', [{ route: 'list' }], { list: page });
  const entryOf = (of: Plugin) => ({ plugin: of, module: of.manifest.modules![0]! });
  expect(isComing(entryOf(coming))).toBe(true);
  expect(isComing(entryOf(built))).toBe(false);
});
