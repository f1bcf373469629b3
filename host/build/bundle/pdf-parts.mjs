// What pdfjs fetches by name while it reads a document: tables of Chinese, Japanese and Korean letters for documents that
// bring no fonts, and decoders of scanned pages. They lie under the version of the package, so they too may be cached
// for ever.
import fs from 'node:fs';
import path from 'node:path';
import { distDir, inRoot } from '../paths.mjs';

const parts = [
  { folder: 'cmaps', wanted: /\.bcmap$/ },
  // plain scripts: the content policy closes WebAssembly
  { folder: 'wasm', wanted: /_nowasm_fallback\.js$/ },
];

/** Copies them beside the scripts. @returns {string[]} their addresses */
export function copyPdfParts() {
  const home = inRoot('node_modules/pdfjs-dist');
  const { version } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'));
  return parts.flatMap(({ folder, wanted }) => {
    const names = fs.readdirSync(path.join(home, folder)).filter((name) => wanted.test(name));
    const below = `/assets/pdfjs-${version}/${folder}`;
    fs.mkdirSync(path.join(distDir, 'web', below), { recursive: true });
    return names.map((name) => {
      const address = `${below}/${name}`;
      fs.copyFileSync(path.join(home, folder, name), path.join(distDir, 'web', address));
      return address;
    });
  });
}
