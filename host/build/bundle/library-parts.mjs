// What libraries fetch by name in the browser. It lies under the version of its package, so it too may be cached for ever.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { distDir, inRoot } from '../paths.mjs';

/** `folder` below the package; `as`: the name of the package in addresses. */
const parts = [
  // tables of Chinese, Japanese and Korean letters for documents that bring no fonts
  { name: 'pdfjs-dist', as: 'pdfjs', folder: 'cmaps', wanted: /\.bcmap$/ },
  // decoders of scanned pages, as plain scripts: the content policy of pages closes WebAssembly
  { name: 'pdfjs-dist', as: 'pdfjs', folder: 'wasm', wanted: /_nowasm_fallback\.js$/ },
  // reads print in pictures: the program, and what it knows of Chinese and Latin letters
  { name: 'tesseract.js-core', as: 'tesseract', folder: '', wanted: /^tesseract-core-simd-lstm\.(js|wasm)$/ },
  { name: '@tesseract.js-data/chi_sim', as: 'print', folder: '4.0.0_best_int', wanted: /\.traineddata\.gz$/ },
];

/** Copies them beside the scripts; what is packed is unpacked, as the build packs all itself. @returns {string[]} their addresses */
export function copyLibraryParts() {
  return parts.flatMap(({ name, as, folder, wanted }) => {
    const home = inRoot('node_modules', name);
    const { version } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'));
    const names = fs.readdirSync(path.join(home, folder)).filter((file) => wanted.test(file));
    const below = path.posix.join(`/assets/${as}-${version}`, folder);
    fs.mkdirSync(path.join(distDir, 'web', below), { recursive: true });
    return names.map((file) => {
      const content = fs.readFileSync(path.join(home, folder, file));
      const address = `${below}/${file.replace(/\.gz$/, '')}`;
      fs.writeFileSync(path.join(distDir, 'web', address), file.endsWith('.gz') ? zlib.gunzipSync(content) : content);
      return address;
    });
  });
}
