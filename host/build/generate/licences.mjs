// The licences of everything that ships: what package.json asks for, and what that needs. Development tools do not ship.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/**
 * @typedef {{ name: string, version: string, licence: string, author: string, homepage: string, isDirect: boolean }}
 * Licence
 */

/**
 * Every package of the lock file that a deployment installs, by name and version; other systems' builds of one too.
 * @returns {Licence[]}
 */
export function dependencyLicences() {
  const { packages } = readJson(inRoot('package-lock.json')) ?? { packages: {} };
  const own = packages['']?.dependencies ?? {};
  const found = new Map();
  for (const [folder, locked] of Object.entries(packages)) {
    if (!folder || locked.dev || locked.link) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const said = readJson(inRoot(folder, 'package.json')) ?? {};
    const isDirect = folder === `node_modules/${name}` && name in own;
    const version = locked.version ?? '';
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: licenceIn(said) || licenceIn(locked) || licenceBeside(inRoot(folder)),
      author: personIn(said.author) || personIn(said.contributors?.[0]),
      homepage: homepageIn(said),
      isDirect,
    });
  }
  return [...found.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
}

/** A module of host/generated. */
export const licencesModule = () => `// Written by \`node build.mjs\` from package-lock.json; changes here are lost.
import type { DependencyLicence } from 'edutech/core/server/registry/installation';

export const licences: readonly DependencyLicence[] = [
${dependencyLicences()
  .map((licence) => `  ${JSON.stringify(licence)},`)
  .join('\n')}
];
`;

/** An SPDX expression; older packages write an object or a list. */
function licenceIn({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : '';
}

/**
 * Some packages say it only in the file that the licence asks for, or under a heading of what is to be read. @param
 * {string} folder
 */
function licenceBeside(folder) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const textOf = (/** @type {RegExp} */ wanted) => {
    const file = names.find((name) => wanted.test(name));
    return file ? fs.readFileSync(path.join(folder, file), 'utf8') : '';
  };
  const isMit =
    /Permission is hereby granted, free of charge, to any person obtaining a copy/.test(textOf(/^licen[sc]e/i)) ||
    /^#+ licen[sc]e\s+\(?MIT\b/im.test(textOf(/^readme/i));
  return isMit ? 'MIT' : '';
}

function personIn(/** @type {unknown} */ person) {
  const { name = '' } = /** @type {{ name?: string }} */ (
    typeof person === 'string' ? { name: person } : (person ?? {})
  );
  return name.replace(/\s*[<(].*$/s, '').trim();
}

function homepageIn({ homepage, repository }) {
  const address = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const url = (homepage || address)
    .replace(/^git\+/, '')
    .replace(/^(git|ssh):\/\/(git@)?/, 'https://')
    .replace(/\.git$/, '');
  return /^https?:\/\//.test(url) ? url : '';
}

/** @param {string} file */
function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(path.resolve(file), 'utf8')) : undefined;
}
