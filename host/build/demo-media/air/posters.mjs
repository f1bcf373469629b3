// Makes the posters that are missing and checks that every file that `lessons/` of the plugin names exists: node posters.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, dir, ffmpeg, gone, svgPage, temp } from '../kit.mjs';
import { cover } from './covers.mjs';

const lessons = join(dir.lessons, 'lessons');
const text = readdirSync(lessons).map((name) => readFileSync(join(lessons, name), 'utf8')).join('');
const found = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
const slugs = found(/^== (.+)$/gm);
const has = (name) => existsSync(join(dir.media, name));

const work = temp(), b = await browser({ width: 640, height: 360 });
for (const slug of slugs.filter((slug) => !has(`${slug}.webp`))) {
  await b.load(svgPage(cover(slug))); await b.shot(join(work, 'p.png'));
  ffmpeg('-i', join(work, 'p.png'), '-c:v', 'libwebp', '-quality', '80', join(dir.media, `${slug}.webp`));
}
await b.close(); gone(work);

const named = [...slugs.flatMap((slug) => [`${slug}.webp`, `${slug}.svg`]), ...found(/^(?:file|captions): (.+)$/gm), ...found(/^attachment \((.+)\):/gm)];
for (const name of named) if (!has(name)) throw new Error(`missing ${name}`);
console.log(`${slugs.length} lessons`);
