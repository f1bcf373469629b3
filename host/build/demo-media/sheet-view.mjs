// Contact sheet of SVG files, to look at: node sheet-view.mjs out.png width columns file...
import { browser, page } from './kit.mjs';
const [out, w, cols, ...files] = process.argv.slice(2);
const { readFileSync } = await import('node:fs');
const cell = (f) => `<figure style="margin:0"><img src="data:image/${f.endsWith('.svg') ? 'svg+xml' : f.split('.').pop()};base64,${readFileSync(f).toString('base64')}" style="width:${w}px;display:block;border:1px solid #ddd"><figcaption style="font:11px sans-serif">${f.split('/').pop()}</figcaption></figure>`;
const b = await browser();
await b.load(page(`<div style="display:grid;grid-template-columns:repeat(${cols},${Number(w) + 2}px);gap:8px;padding:8px;width:max-content">${files.map(cell).join('')}</div>`));
const [x, y] = await b.run('[document.body.firstElementChild.offsetWidth,document.body.firstElementChild.offsetHeight]');
await b.size(x, y); await b.shot(out); await b.close();
