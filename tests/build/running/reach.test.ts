// The rules of `node build.mjs test --since`, on a house of a few files.
import { expect, test } from 'vitest';
import { choose } from '../../../host/build/commands/testing/reach.mjs';

const texts: Record<string, string> = {
  'core/common/ids.test.ts': '',
  'core/common/ids.ts': '',
  'core/server/formula/latex.ts': '',
  'core/server/session/sessions.ts': '',
  'core/ui/styles/base.css': '',
  'host/build/commands/test.mjs': '',
  'host/server/platform.ts': '',
  'host/web/App.tsx': '',
  'plugins/chess/model/rules.test.ts': '',
  'plugins/chess/model/rules.ts': '',
  'plugins/chess/web/style.css': '',
  'plugins/league/api.ts': '',
  'plugins/news/api.ts': '',
  'tests/api/chess/games.test.ts': '',
  'tests/api/league/tables.test.ts': '',
  'tests/api/news/articles.test.ts': '',
  'tests/api/session/cookies.test.ts': '',
  'tests/build/plugins/tutorial.test.ts': '',
  'tests/build/product/sizes.test.ts': '',
  'tests/contract/pages/every-page.test.ts': '',
  'tests/contract/permission-matrix.test.ts': '',
  'tests/e2e/news/editor-writes.spec.ts': "open('/news_list')",
  'tests/e2e/people/person-plays.spec.ts': '',
  'tests/long/files/gigabyte.test.ts': '',
  'tests/support/playing.ts': "open('/play/board')",
  'tests/support/servers/start-app.ts': '',
  'vitest.config.ts': '',
};
const value = (from: string, to: string) => ({ from, to, kind: 'value' as const });
const starts = Object.keys(texts).filter((file) => /^tests\/api\/.*test/.test(file));
const house = {
  files: Object.keys(texts),
  arrows: [
    ...starts.map((file) => value(file, 'tests/support/servers/start-app.ts')),
    value('tests/support/servers/start-app.ts', 'host/server/platform.ts'),
    value('host/server/platform.ts', 'core/server/session/sessions.ts'),
    value('core/common/ids.test.ts', 'core/common/ids.ts'),
    value('host/web/App.tsx', 'core/common/ids.ts'),
    value('plugins/chess/model/rules.test.ts', 'plugins/chess/model/rules.ts'),
    value('plugins/chess/model/rules.ts', 'core/server/formula/latex.ts'),
    value('tests/e2e/people/person-plays.spec.ts', 'tests/support/playing.ts'),
    { from: 'vitest.config.ts', to: 'tests/api/news/articles.test.ts', kind: 'later' as const },
  ],
  textOf: (file: string) => texts[file] ?? '',
  catalogue: {
    chess: { routes: { board: { path: '/play/board' } } },
    league: { requires: ['chess'] },
    news: { routes: { list: { path: '/news_list' } } },
  },
};

const reachedBy = (...changed: string[]) => {
  const { everything, tests } = choose(changed, house);
  return everything ?? [...new Set([...tests.values()].flatMap((some) => [...some]))].sort();
};

const contract = ['tests/contract/pages/every-page.test.ts', 'tests/contract/permission-matrix.test.ts'];
const build = ['tests/build/plugins/tutorial.test.ts', 'tests/build/product/sizes.test.ts'];
const journeys = ['tests/e2e/news/editor-writes.spec.ts', 'tests/e2e/people/person-plays.spec.ts'];

test('a plugin reaches its tests, those of plugins that require it, the contract, and journeys whose helpers visit it', () => {
  const ofChess = [
    'tests/api/chess/games.test.ts',
    'tests/api/league/tables.test.ts',
    'tests/build/product/sizes.test.ts',
    ...contract,
    'tests/e2e/people/person-plays.spec.ts',
  ];
  expect(reachedBy('plugins/chess/model/rules.ts')).toEqual(['plugins/chess/model/rules.test.ts', ...ofChess]);
  // nothing imports a style sheet: tests beside it may read it
  expect(reachedBy('plugins/chess/web/style.css')).toEqual(['plugins/chess/model/rules.test.ts', ...ofChess]);
  // what is gone counts where it lay
  expect(reachedBy('plugins/chess/server/gone.ts')).toEqual(ofChess);
});

test('core is followed through imports: to the plugins that use it, to every server, to every page', () => {
  expect(reachedBy('core/server/formula/latex.ts')).toEqual([
    'plugins/chess/model/rules.test.ts',
    'tests/api/chess/games.test.ts',
    ...build,
    ...contract,
    'tests/e2e/people/person-plays.spec.ts',
  ]);
  expect(reachedBy('core/server/session/sessions.ts')).toEqual([...starts, ...build, ...contract, ...journeys]);
  expect(reachedBy('core/common/ids.ts')).toEqual(['core/common/ids.test.ts', ...build, ...contract, ...journeys]);
});

test('styles and words reach pages', () => {
  expect(reachedBy('core/ui/styles/base.css')).toEqual(expect.arrayContaining([...contract, ...journeys, ...build]));
  expect(reachedBy('core/ui/styles/base.css')).not.toContain('tests/api/news/articles.test.ts');
});

test('a test reaches itself, a helper those that import it, and a long run nothing', () => {
  expect(reachedBy('tests/api/news/articles.test.ts')).toEqual(['tests/api/news/articles.test.ts']);
  expect(reachedBy('tests/support/playing.ts')).toEqual(['tests/e2e/people/person-plays.spec.ts']);
  expect(reachedBy('tests/long/files/gigabyte.test.ts', 'core/README.md')).toEqual([]);
});

test('what no rule knows, and what the build does, runs everything', () => {
  expect(reachedBy('core/README.md', 'package.json')).toBe('package.json concerns everything');
  expect(reachedBy('host/build/commands/test.mjs')).toBe('host/build/commands/test.mjs concerns everything');
  expect(reachedBy('tools/new.ts')).toBe('tools/new.ts concerns everything');
});
