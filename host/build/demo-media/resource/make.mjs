// Makes the media of the demo: node make.mjs. Needs ffmpeg, ImageMagick's convert, Chromium, and Noto Sans CJK SC. No network.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, dir, ffmpeg, page, temp } from '../kit.mjs';
import { pack } from '../pack.mjs';
import { decks, documents, drawings, sheets } from './content.mjs';
import { docx, pptx } from './office.mjs';

const out = (name) => join(dir.resource, name);

for (const { name, ...content } of documents) writeFileSync(out(name), docx(content));
for (const { name, slides } of decks) writeFileSync(out(name), pptx(slides));

const chromium = await browser({ width: 800, height: 400 });
const face = '"Liberation Sans","Droid Sans Fallback",sans-serif';
for (const { name, title, sub, colour, items } of sheets) {
  const css = `@page{size:A4;margin:18mm}body{font:12pt/1.9 ${face}}h1{font-size:18pt;color:${colour};margin:0}p{color:#4a5550;margin:0 0 6mm}li{margin:0 0 16mm}`;
  await chromium.load(page(`<h1>${title}</h1><p>${sub}</p><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`, css));
  await chromium.pdf(out(name));
  writeFileSync(out(name), pack(readFileSync(out(name))));
}
const work = temp();
for (const { name, title, body } of drawings) {
  const svg = `<svg width="800" height="400" viewBox="0 0 800 400"><rect width="800" height="400" fill="#fff"/><text x="400" y="48" font-size="30" font-weight="700" text-anchor="middle" fill="#0c7055">${title}</text>${body}</svg>`;
  await chromium.load(page(svg));
  await chromium.shot(join(work, 'drawing.png'));
  execFileSync('convert', [join(work, 'drawing.png'), '-strip', '-colors', '64', '-quality', '82', out(name)]);
}
await chromium.close();

// a plucked melody of eight seconds, and the drawing of the number line as a film with it
const tones = [196, 220, 262, 294, 330, 294, 262, 220, 196, 262, 330, 392, 330, 262, 220, 196];
const tune = tones
  .map((hertz, at) => `gte(t,${at * 0.5})*exp(-4*(t-${at * 0.5}))*sin(2*PI*${hertz}*t)*0.4`)
  .join('+');
ffmpeg('-f', 'lavfi', '-i', `aevalsrc='${tune}':s=22050:d=8`, '-ac', '1', '-b:a', '32k', '-map_metadata', '-1', out('melody.mp3'));
ffmpeg('-loop', '1', '-framerate', '10', '-i', out('number-line.png'), '-i', out('melody.mp3'), '-shortest', '-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart', '-map_metadata', '-1', out('number-line.mp4'));
rmSync(work, { recursive: true });
if (!existsSync(out('number-line.mp4'))) throw new Error('no film');
