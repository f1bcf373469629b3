// To which area of the house a file belongs: the one rule by which seconds are counted, budgets are given, and
// `test --since` chooses.

/** Folders of tests that are not called after their plugin. Every other folder of tests belongs to core. */
const owners = {
  administration: 'organisation',
  host: 'host',
  login: 'host',
  modules: 'host',
  people: 'host',
  teaching: 'work',
  'teaching-loop': 'work',
  visitors: 'portal',
};

/** Projects whose tests look at the whole: they have no area but themselves. */
const wholes = ['build', 'contract'];

/**
 * @param {string} file from the root of the repository, with forward slashes
 * @param {readonly string[]} plugins ids of the registry
 * @returns {string} the id of a plugin, `core`, `host`, `build` or `contract`
 */
export function areaOf(file, plugins) {
  const [top, second = '', third = ''] = file.split('/');
  if (top === 'plugins' && plugins.includes(second)) return second;
  if (top === 'host') return 'host';
  if (top !== 'tests') return 'core';
  if (wholes.includes(second)) return second;
  if (plugins.includes(third)) return third;
  return owners[third] ?? 'core';
}

/**
 * @typedef {object} AreaSeconds
 * @property {string} area
 * @property {Record<string, number>} projects seconds of workers in each project
 * @property {number} total
 */

/**
 * @param {import('./second-try.mjs').FileRecord[]} files
 * @param {readonly string[]} plugins
 * @returns {AreaSeconds[]} the dearest first
 */
export function secondsByArea(files, plugins) {
  /** @type {Map<string, AreaSeconds>} */
  const byArea = new Map();
  for (const { file, project, seconds } of files) {
    const area = areaOf(file, plugins);
    const one = byArea.get(area) ?? { area, projects: {}, total: 0 };
    one.projects[project] = (one.projects[project] ?? 0) + seconds;
    one.total += seconds;
    byArea.set(area, one);
  }
  return [...byArea.values()].sort((a, b) => b.total - a.total);
}

/**
 * A table for the end of a run: areas down, projects across, seconds of all workers together.
 * @param {AreaSeconds[]} areas
 */
export function secondsTable(areas) {
  const projects = [...new Set(areas.flatMap((one) => Object.keys(one.projects)))].sort();
  const sum = (/** @type {(one: AreaSeconds) => number} */ of) => areas.reduce((total, one) => total + of(one), 0);
  const cells = (/** @type {(number | string)[]} */ values) =>
    values.map((value) => (typeof value === 'string' ? value : value < 0.5 ? '-' : `${Math.round(value)}`).padStart(9));
  const rows = areas.map((one) => [
    one.area,
    ...cells([one.total, ...projects.map((name) => one.projects[name] ?? 0)]),
  ]);
  const all = cells([sum((one) => one.total), ...projects.map((name) => sum((one) => one.projects[name] ?? 0))]);
  const lines = [['Seconds by area', ...cells(['all', ...projects])], ...rows, ['together', ...all]];
  return lines.map(([name = '', ...rest]) => name.padEnd(16) + rest.join('')).join('\n');
}
