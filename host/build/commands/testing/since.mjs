// What changed since a commit, and which test files that reaches.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../paths.mjs';
import { Complaint } from '../../report.mjs';
import { arrowsOf } from '../sources/imports.mjs';
import { filesOf, isScript, readSources } from '../sources/sources.mjs';
import { choose } from './reach.mjs';

/**
 * Everything that the branch and the working tree did to the files since they left the commit's line.
 * @param {string} commit
 */
function changedSince(commit) {
  try {
    const args = ['diff', '--name-only', '--no-renames', '-z', '--merge-base', commit];
    const told = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const fresh = execFileSync('git', ['ls-files', '-z', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    return [...new Set(`${told}${fresh}`.split('\0').filter(Boolean))].sort();
  } catch (error) {
    throw new Complaint(`--since needs a commit that git knows: ${/** @type {any} */ (error).stderr?.trim() ?? error}`);
  }
}

/**
 * @param {string} commit
 * @param {string} registry
 * @returns {string[] | null} test files; null: everything
 */
export function testsSince(commit, registry) {
  const changed = changedSince(commit);
  const files = filesOf(root);
  const { everything, tests } = choose(changed, {
    files,
    arrows: arrowsOf(readSources(root, files.filter(isScript)), files),
    textOf: (file) => fs.readFileSync(path.join(root, file), 'utf8'),
    catalogue: JSON.parse(fs.readFileSync(registry, 'utf8')).catalogue ?? {},
  });
  const count = `${changed.length} ${changed.length === 1 ? 'file' : 'files'} changed since ${commit}`;
  if (everything) {
    console.log(`${count}: everything runs, since ${everything}.`);
    return null;
  }
  const chosen = new Set([...tests.values()].flatMap((some) => [...some]));
  console.log(`${count}, which reach ${chosen.size} test files:\n${reasons(tests).join('\n')}`);
  return [...chosen].sort();
}

/** A few lines, the widest reach first. */
function reasons(/** @type {Map<string, Set<string>>} */ tests) {
  const most = 12;
  const lines = [...tests]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([why, some]) => `  ${`${some.size}`.padStart(4)}  ${why}: ${byProject(some)}`);
  return lines.length > most ? [...lines.slice(0, most), `        and ${lines.length - most} more reasons`] : lines;
}

function byProject(/** @type {Set<string>} */ files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) {
    const project = /^tests\/([^/]+)/.exec(file)?.[1] ?? 'unit';
    counts.set(project, (counts.get(project) ?? 0) + 1);
  }
  return [...counts].map(([project, some]) => `${project} ${some}`).join(', ');
}
