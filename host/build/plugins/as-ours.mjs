// A plugin from another folder, looked at by the rules of those in plugins/: types find our packages there, lint knows the
// doors, and the formatter its settings.
import fs from 'node:fs';
import path from 'node:path';
import { fromRoot, inRoot, root } from '../paths.mjs';
import { Complaint } from '../report.mjs';

/** @param {string} folder */
const isOutside = (folder) => path.relative(root, path.resolve(root, folder)).startsWith('..');

/**
 * Works with copies in plugins/ of the folders that lie outside the repository, and takes back into them what it changed.
 * @template T
 * @param {string[]} folders of plugins
 * @param {(folders: string[]) => Promise<T>} work with the folders of copies in place of those that lie outside
 * @param {string} plugins where copies are put
 * @returns {Promise<T>}
 */
export async function asOurs(folders, work, plugins = inRoot('plugins')) {
  const copyOf = (/** @type {string} */ folder) => path.join(plugins, path.basename(folder));
  const outside = folders.filter(isOutside).map((folder) => path.resolve(folder));
  const copies = outside.map((folder) => ({ folder, copy: copyOf(folder) }));
  for (const { folder, copy } of copies) {
    if (!fs.existsSync(path.join(folder, 'plugin.ts')))
      throw new Complaint(`${folder} is no plugin: it has no plugin.ts.`);
    if (fs.existsSync(copy)) throw new Complaint(`${copy} exists: ${folder} cannot be looked at beside it.`);
  }
  const remove = () => {
    for (const { copy } of copies) fs.rmSync(copy, { recursive: true, force: true });
  };
  // Ctrl-C ends the command without coming back here
  process.once('exit', remove);
  try {
    for (const { folder, copy } of copies) fs.cpSync(folder, copy, { recursive: true, filter: isSource });
    const done = await work(folders.map((folder) => (isOutside(folder) ? fromRoot(copyOf(folder)) : folder)));
    for (const { folder, copy } of copies) takeChanged(copy, folder);
    return done;
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** @param {string} file */
const isSource = (file) => !['node_modules', '.git'].includes(path.basename(file));

/** @param {string} from @param {string} to a folder with the same files */
function takeChanged(from, to) {
  for (const name of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const [changed, former] = [path.join(from, name), path.join(to, name)];
    if (!fs.statSync(changed).isFile()) continue;
    const bytes = fs.readFileSync(changed);
    if (!bytes.equals(fs.readFileSync(former))) fs.writeFileSync(former, bytes);
  }
}
