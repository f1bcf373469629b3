// Writes ../lessons.json from resources.mjs and the files made; makes missing posters; checks that every file exists.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, dir, ffmpeg, gone, svgPage, temp } from './kit.mjs';
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
// subject and grade of each textbook that lessons stand on
const ofBook = {
  'junior-mathematics-7a-pep': ['数学', '七年级'], 'junior-chinese-7a': ['语文', '七年级'], 'junior-english-7a-pep': ['英语', '七年级'], 'junior-history-7a': ['历史', '七年级'],
  'junior-geography-7a-pep': ['地理', '七年级'], 'junior-biology-7a-pep': ['生物学', '七年级'], 'junior-physics-8a-pep': ['物理', '八年级'], 'junior-chemistry-9a-pep': ['化学', '九年级'],
  'primary-science-5a': ['科学', '五年级'], 'primary-mathematics-5a-pep': ['数学', '五年级'], 'senior-mathematics-compulsory-1-pep-a': ['数学', '高一'],
};
const lessons = resources.map(([slug, book, chapter, name, [teacher, school], day, initialViews, summary, attachments = [], status = 1], i) => {
  const [subject, grade] = ofBook[book], ext = status === 1 ? extOf(slug) : 'mp4', t = status === 1 ? times[slug] : undefined, file = status === 1 ? `${slug}.${ext}` : null;
  if (status === 1 && (!ext || (/mp[34]/.test(ext) && !t))) throw new Error(`not made: ${slug}`);
  return {
    slug, book, chapter, title: name, subject, grade, teacher, school, status, ext, file,
    bytes: file ? statSync(join(dir.media, file)).size : 0, poster: `${slug}.webp`, cover: `${slug}.svg`, captions: has(`${slug}.vtt`) ? `${slug}.vtt` : null,
    minutesSeconds: t ? clock(t.seconds) : null, chapters: t?.chapters ?? [], summary, attachments: attachments.map(attach),
    publishedAt: `${day}T${String(8 + (i * 3) % 9).padStart(2, '0')}:${String((i * 17) % 60).padStart(2, '0')}:00+08:00`, initialViews,
  };
});
for (const l of lessons) for (const f of [l.file, l.poster, l.cover, l.captions].filter(Boolean)) if (!has(f)) throw new Error(`missing ${f}`);
writeFileSync(join(dir.demo, 'lessons.json'), `${JSON.stringify({ lessons }, null, 2)}\n`);
console.log(`${lessons.length} resources`);
