// Writes ../lessons.json from books.mjs, resources.mjs and the files made; makes missing posters; checks that every file exists.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, dir, ffmpeg, gone, svgPage, temp } from './kit.mjs';
import { books, codeOf } from './books.mjs';
import { cover } from './covers.mjs';
import { resources } from './resources.mjs';

const times = JSON.parse(readFileSync(join(dir.make, 'times.json'), 'utf8'));
const has = (f) => existsSync(join(dir.media, f)), extOf = (slug) => ['mp4', 'mp3', 'png', 'pdf'].find((e) => has(`${slug}.${e}`));
const title = Object.fromEntries(resources.map((r) => [r[0], r[3]]));
const clock = (s) => `${String(Math.floor(s / 60)).padStart(2, '0')}:${String(s % 60).padStart(2, '0')}`;

const work = temp(), b = await browser({ width: 640, height: 360 });
for (const [slug] of resources.filter(([s]) => !has(`${s}.webp`))) {
  await b.load(svgPage(cover(slug))); await b.shot(join(work, 'p.png'));
  ffmpeg('-i', join(work, 'p.png'), '-c:v', 'libwebp', '-quality', '80', join(dir.media, `${slug}.webp`));
}
await b.close(); gone(work);

const attach = (name) => { const [slug, ext = extOf(slug)] = name.split('.'), file = `${slug}.${ext}`; return { title: title[slug] + (ext === 'docx' ? '（可编辑）' : ''), file, ext, bytes: statSync(join(dir.media, file)).size }; };
const lessons = resources.map(([slug, bookCode, node, name, [teacher, school], day, initialViews, summary, attachments = [], status = 1], i) => {
  const book = books.find((x) => x.code === bookCode), ext = status === 1 ? extOf(slug) : 'mp4', t = status === 1 ? times[slug] : undefined, file = status === 1 ? `${slug}.${ext}` : null;
  if (status === 1 && (!ext || (/mp[34]/.test(ext) && !t))) throw new Error(`not made: ${slug}`);
  return {
    slug, bookCode, nodeCode: codeOf(bookCode, node), title: name, subject: book.subject, grade: book.grade, teacher, school, status, ext, file,
    bytes: file ? statSync(join(dir.media, file)).size : 0, poster: `${slug}.webp`, cover: `${slug}.svg`, captions: has(`${slug}.vtt`) ? `${slug}.vtt` : null,
    minutesSeconds: t ? clock(t.seconds) : null, chapters: t?.chapters ?? [], summary, attachments: attachments.map(attach),
    publishedAt: `${day}T${String(8 + (i * 3) % 9).padStart(2, '0')}:${String((i * 17) % 60).padStart(2, '0')}:00+08:00`, initialViews,
  };
});
for (const l of lessons) for (const f of [l.file, l.poster, l.cover, l.captions].filter(Boolean)) if (!has(f)) throw new Error(`missing ${f}`);
writeFileSync(join(dir.demo, 'lessons.json'), `${JSON.stringify({ books, lessons }, null, 2)}\n`);
console.log(`${books.length} books, ${lessons.length} resources, ${lessons.filter((l) => l.bookCode === 'm7a').length} in the first book`);
