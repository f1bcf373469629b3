// esbuild plugin: `import logo from './logo.svg'` gives the picture's address, the same one in the browser and on the
// server, where public pages are rendered. (esbuild's own loader for files would move the server's chunks too.)
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { distDir } from '../paths.mjs';

const extensions = /\.(svg|png|jpg|webp|avif)$/;

/**
 * @param {Set<string>} addresses receives the address of each picture
 * @returns {import('esbuild').Plugin}
 */
export function pictures(addresses) {
  return {
    name: 'pictures',
    setup(build) {
      // Style sheets (kind "url-token") keep esbuild's loader: no server renders them.
      build.onResolve({ filter: extensions }, ({ path: name, resolveDir, kind, namespace }) => {
        if (kind === 'url-token' || namespace === 'picture' || !name.startsWith('.')) return undefined;
        return { path: path.resolve(resolveDir, name), namespace: 'picture' };
      });
      build.onLoad({ filter: extensions, namespace: 'picture' }, async ({ path: file }) => {
        const content = await fs.promises.readFile(file);
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
        const { name, ext } = path.parse(file);
        const address = `/assets/${name}-${hash}${ext}`;
        addresses.add(address);
        await fs.promises.mkdir(path.join(distDir, 'web/assets'), { recursive: true });
        await fs.promises.writeFile(path.join(distDir, 'web', address), content);
        return { contents: `export default ${JSON.stringify(address)};`, loader: 'js', watchFiles: [file] };
      });
    },
  };
}
