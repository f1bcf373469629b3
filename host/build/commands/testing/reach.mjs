// Which tests a change can reach: the rules of `node build.mjs test --since`, in the order in which they are asked.
// Where a rule
// cannot know, it runs more: what no rule names runs everything.
import { graphOf, reached, reversed } from '../sources/graph.mjs';
import { areaOf } from './areas.mjs';

/**
 * @typedef {object} Tree
 * @property {string[]} files of the repository, with forward slashes
 * @property {import('../sources/imports.mjs').Arrow[]} arrows
 * @property {(file: string) => string} textOf
 * @property {Record<string, { requires?: string[], routes?: Record<string, { path: string }> }>} catalogue of
 *   registry.json
 *
 * @typedef {object} Choice
 * @property {string | null} everything why the whole suite runs; null: only `tests`
 * @property {Map<string, Set<string>>} tests files by why they run
 */

const test = /^tests\/(?!long\/|bench\/).*\.(?:test|spec)\.tsx?$|^(?:core|host|plugins)\/.*\.test\.tsx?$/;
const unit = /^(?:core|host|plugins)\/.*\.test\.tsx?$/;
/** What starts a platform from host/server. */
const platform = /^tests\/(?:api|contract|faults|e2e)\//;
/** What opens pages in a browser. */
const pages = /^tests\/(?:e2e|contract\/pages)\//;
const contract = /^tests\/contract\//;
const build = /^tests\/build\//;
/** The build's own tests of plugin declarations and shipped files. */
const product = /^tests\/build\/(?:product|plugins\/(?!tutorial))/;

/** The first page after a login: every journey passes through these. */
const landings = ['home', 'portal'];

/** @typedef {{ of: RegExp, reaches: RegExp[], why: string, area?: boolean, all?: boolean }} Rule */

/**
 * Rules by path: the first that matches a changed file applies. `reaches` names tests besides those that import the file, through
 * any number of others; `area`: also all tests of that plugin; `all`: everything.
 * @type {Rule[]}
 */
const rules = [
  { of: /^tests\/(?:long|bench)\//, reaches: [], why: 'runs by name only' },
  {
    of: /^tests\/.*\.md$|^core\/.*\.md$|^host\/.*\.md$|^plugins\/[^/]+\/.*\.md$|^LICENSE$/,
    reaches: [],
    why: 'is read by people',
  },
  { of: /^(?:\.oxlintrc|biome)\.json$/, reaches: [], why: 'concerns `node build.mjs check`' },
  { of: /^(?:plugins\/)?README\.md$/, reaches: [build], why: 'is followed by the tutorial' },
  { of: /^tests\/support\/running\/.*mjs$/, reaches: [], all: true, why: 'is in every run' },
  { of: /^tests\/support\/(?:servers|browsing|running)\//, reaches: [platform], why: 'is under most tests' },
  { of: /^tests\/(?!.*\.(?:ts|tsx|mjs)$)/, reaches: [platform, build], why: 'may be read by any test' },
  { of: /^tests\/contract\/fixtures\//, reaches: [contract, build], why: 'is read by the contract' },
  { of: test, reaches: [], why: 'is a test' },
  { of: /^tests\//, reaches: [], why: 'is imported' },
  { of: /^plugins\/([^/]+)\//, reaches: [contract, product], area: true, why: 'belongs to an area' },
  { of: /^host\/build\/demo-media\//, reaches: [], why: 'is run by hand' },
  { of: /^host\/build\/templates\//, reaches: [build], why: 'is a template' },
  { of: /^host\/build\/commands\/(?:bench|figures|check|dev|start)/, reaches: [build], why: 'is a command' },
  {
    of: /^(?:core|host)\/.*\.(?:css|json|svg|webp|png)$/,
    reaches: [unit, pages, contract, build],
    why: 'is seen on pages',
  },
  { of: /^core\/.*\.sql$/, reaches: [unit, platform, build], why: 'is in every database' },
  { of: /^host\/web\//, reaches: [pages, contract, build], why: 'is around every page' },
  { of: /^host\/server\//, reaches: [platform, build], why: 'is in every server' },
  { of: /^core\/.*\.tsx?$/, reaches: [build], why: 'is imported' },
];

/** @type {Rule} */
const unknown = { of: /./, all: true, reaches: [], why: 'concerns everything' };

/** @type {Rule} */
const bundled = { of: /^host\/build\//, reaches: [build], why: 'bundles it' };

/**
 * @param {string[]} changed files, also such as are gone
 * @param {Tree} tree
 * @returns {Choice}
 */
export function choose(changed, tree) {
  const importers = reversed(graphOf(tree.arrows));
  const tests = tree.files.filter((file) => test.test(file));
  const areas = areasOf(tree, tests);
  /** @type {Choice['tests']} */
  const chosen = new Map();
  const add = (/** @type {string} */ why, /** @type {string[]} */ some) => {
    if (some.length > 0) chosen.set(why, new Set([...(chosen.get(why) ?? []), ...some]));
  };

  /** By rule: the tests that it names. */
  const named = new Map(
    [...rules, bundled].map((rule) => [rule, tests.filter((one) => rule.reaches.some((some) => some.test(one)))]),
  );
  const reachedBy = (/** @type {Rule} */ rule) => named.get(rule) ?? [];

  for (const file of changed) {
    const rule = ruleFor(file);
    if (rule.all) return { everything: `${file} ${rule.why}`, tests: new Map() };
    const place = placeOf(file);
    // the build names what it bundles, and imports none of it
    const touched = reached(importers, [file], (one) => one === file || !one.startsWith('host/build/'));
    add(`${place} ${rule.why}`, [...tests.filter((one) => touched.has(one)), ...reachedBy(rule)]);
    if (rule.area) for (const one of areas.with(areas.of(file))) add(`${place} ${rule.why}`, areas.lookers(one));
    // what is no script has no importers: any test beside it may read it
    if (rule.area && !/\.tsx?$/.test(file)) add(`${place} ${rule.why}`, areas.units(areas.of(file)));

    for (const user of touched) {
      if (!/^(?:core|host|plugins)\//.test(user) || test.test(user) || placeOf(user) === place) continue;
      const its = user.startsWith('host/build/') ? bundled : ruleFor(user);
      const why = `${place} is used by ${placeOf(user)}`;
      if (its.all) return { everything: `${file} is used by ${user}`, tests: new Map() };
      if (its.reaches.length > 0) add(why, reachedBy(its));
      if (its.area) add(why, areas.lookers(areas.of(user)));
    }
  }
  return { everything: null, tests: chosen };
}

const ruleFor = (/** @type {string} */ file) => rules.find((rule) => rule.of.test(file)) ?? unknown;

/** Where a file stands, short enough for a list. */
const placeOf = (/** @type {string} */ file) =>
  file
    .split('/')
    .slice(0, file.startsWith('core/') ? 3 : 2)
    .join('/');

/**
 * What can be asked of areas, each answer found once.
 * @param {Tree} tree @param {string[]} tests
 */
function areasOf({ catalogue, arrows, textOf }, tests) {
  const plugins = Object.keys(catalogue);
  const dependents = graphOf(
    Object.entries(catalogue).flatMap(([id, { requires = [] }]) => requires.map((from) => ({ from, to: id }))),
  );
  const below = graphOf(arrows.filter(({ to }) => to.startsWith('tests/')));
  /** By test: its text and that of its helpers. @type {Map<string, string>} */
  const texts = new Map();
  const wholeText = (/** @type {string} */ file) => {
    const text = texts.get(file) ?? [...reached(below, [file])].map(textOf).join('\n');
    texts.set(file, text);
    return text;
  };
  /** @type {Map<string, string[]>} */
  const lookers = new Map();
  return {
    of: (/** @type {string} */ file) => areaOf(file, plugins),
    /** The plugin, and those that require it, through however many others. */
    with: (/** @type {string} */ plugin) => reached(dependents, [plugin]),
    units: (/** @type {string} */ plugin) => tests.filter((one) => one.startsWith(`plugins/${plugin}/`)),
    /** Tests of a running platform that belong to the plugin, or name a file or an address of it, perhaps in a helper. */
    lookers: (/** @type {string} */ plugin) => {
      const named = namesOf(plugin, catalogue);
      const found =
        lookers.get(plugin) ??
        tests.filter((one) => {
          if (!platform.test(one)) return false;
          if (areaOf(one, plugins) === plugin) return true;
          return (landings.includes(plugin) && one.startsWith('tests/e2e/')) || named.test(wholeText(one));
        });
      lookers.set(plugin, found);
      return found;
    },
  };
}

/** `plugins/work/`, `/work/…`, `/st-work/…`. */
function namesOf(/** @type {string} */ plugin, /** @type {Tree['catalogue']} */ catalogue) {
  const heads = Object.values(catalogue[plugin]?.routes ?? {}).map(({ path }) => path.split('/')[1] ?? '');
  const addresses = [...new Set(heads)].filter((head) => head && !head.startsWith(':'));
  return new RegExp(`plugins/${plugin}/|/(?:${[plugin, ...addresses].join('|')})(?![\\w-])`);
}
