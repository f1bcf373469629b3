// Who uses each folder of core: the host, and how many of the areas that are built.
import { graphOf, reached } from '../sources/graph.mjs';

/**
 * An area is built when it has calls (`api.ts`). It uses a folder when a file of its own imports from there (direct), or comes
 * there through other folders of core (reached).
 * @param {string[]} files
 * @param {import('../sources/imports.mjs').Arrow[]} arrows
 * @returns {string[]} lines for people
 */
export function coreUsers(files, arrows) {
  const areas = files.flatMap((file) => /^plugins\/([^/]+)\/api\.ts$/.exec(file)?.[1] ?? []);
  const users = ['host', ...areas].map((area) => {
    const prefix = area === 'host' ? 'host/' : `plugins/${area}/`;
    const own = arrows.filter(({ from, to }) => from.startsWith(prefix) && to.startsWith('core/')).map(({ to }) => to);
    return { area, direct: foldersOf(own), reached: foldersOf(reached(inCore(arrows), own)) };
  });
  const half = areas.length / 2;
  const rows = [...foldersOf(files)].sort().map((folder) => {
    const direct = users.filter((one) => one.direct.has(folder)).map((one) => one.area);
    const through = users.filter((one) => one.reached.has(folder)).map((one) => one.area);
    const plugins = direct.filter((area) => area !== 'host');
    const kept = direct.includes('host') || plugins.length >= half;
    return {
      folder,
      direct,
      plugins,
      through: through.filter((area) => area !== 'host').length,
      byHost: through.includes('host'),
      kept,
    };
  });
  const below = rows.filter((row) => !row.kept);
  return [
    `# Users of each folder of core (${areas.length} areas are built; a folder belongs there with the host or half of them)`,
    `Folders: ${rows.length}, of these used directly by neither: ${below.length}`,
    ...rows.map(({ folder, direct, plugins, through, byHost, kept }) => {
      const few = plugins.length > 0 && plugins.length <= 3 ? ` (${plugins.join(', ')})` : '';
      const host = direct.includes('host') ? 'host' : byHost ? '(host)' : '';
      return `${kept ? ' ' : '!'} ${folder.padEnd(32)} ${host.padEnd(7)} direct ${`${plugins.length}`.padStart(2)}  reached ${`${through}`.padStart(2)}${few}`;
    }),
  ];
}

/**
 * `core/server/files` of `core/server/files/store/disk.ts`; a file that lies in no folder of its layer counts as its
 * layer.
 */
function foldersOf(/** @type {Iterable<string>} */ files) {
  const folders = new Set();
  for (const file of files) {
    const folder = /^core\/(?:common|web|ui|server)(?:\/[^/.]+(?=\/))?/.exec(file)?.[0];
    if (folder && /\.(?:tsx?)$/.test(file)) folders.add(folder);
  }
  return folders;
}

/** @param {import('../sources/imports.mjs').Arrow[]} arrows */
const inCore = (arrows) => graphOf(arrows.filter(({ from, to }) => from.startsWith('core/') && to.startsWith('core/')));
