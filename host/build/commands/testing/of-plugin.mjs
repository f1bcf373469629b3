// What is to be tested of one plugin.
import { inRoot } from '../../paths.mjs';

/** What the contract suite says of a plugin, wherever it lies. @param {string} id */
export const contractOf = (id) => ({
  suites: ['tests/contract/plugin/', 'tests/contract/permission-matrix.test.ts', 'tests/contract/pages/'],
  titles: `\\b${id}\\b|permission matrix|all migrations|without a scope`,
});

/**
 * Its own tests, then the contract's.
 * @param {import('../../plugins/registry.mjs').RegisteredPlugin} plugin
 * @param {string[]} rest what vitest understands besides
 */
export function runsOfPlugin({ id, folder }, rest) {
  const { suites, titles } = contractOf(id);
  return [
    { projects: ['unit', 'api'], rest: [`${folder}/`, inRoot('tests/api', id, '/'), ...rest] },
    { projects: ['contract'], rest: ['-t', titles, ...suites, ...rest] },
  ];
}
