// Writes a .br and a .gz beside each asset, so that the web server never compresses during a request.
import fs from 'node:fs';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Pictures and fonts are compressed already. */
const isPackable = (/** @type {string} */ file) => /\.(js|css|svg|json|html|wasm|traineddata)$/.test(file);

/** @param {string[]} files named by the hash of their content, so a copy that exists is right */
export async function compressAssets(files) {
  const todo = files.filter((file) => isPackable(file) && !fs.existsSync(`${file}.br`));
  // The largest first, so that both processors finish together.
  const sized = todo.map((file) => ({ file, bytes: fs.statSync(file).size })).sort((a, b) => b.bytes - a.bytes);
  await Promise.all(
    sized.map(async ({ file, bytes }) => {
      const content = await fs.promises.readFile(file);
      const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 10, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes };
      await fs.promises.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
      // Last: its presence means that both are there.
      await fs.promises.writeFile(`${file}.br`, await brotli(content, { params }));
    }),
  );
}
