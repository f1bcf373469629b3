// node films.mjs   makes the two films with which the demo teacher answers: a pen on the item's paper, with a voice where espeak-ng is installed, else silent: its words are the subtitles in desk.txt
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { dir, ffmpeg } from '../kit.mjs';
import { speak, Track } from '../air/voice.mjs';

const [width, height, rate] = [854, 480, 10];
const [ink, red, blue] = ['#23336b', '#d0232f', '#2468c8'];

/** A line of the pen: its path, when it begins and how long it takes. Seconds. */
const pen = (d, from, seconds, color = ink, thick = 4) => ({ d, from, seconds, color, thick });
/** Words written with the pen: they appear from left to right. */
const words = (text, x, y, from, seconds, color = ink, size = 34) => ({ text, x, y, from, seconds, color, size });

const films = {
  'points-on-line': {
    title: '数轴上，点 A 向右移动 5 个单位长度到点 B',
    say: [[0.4, '先找到点A。它在负三。'], [4.2, '向右，就是加。负三加五，等于二。'], [9.4, '所以点B是二。在图上数一数，对不对。']],
    lines: [
      pen('M60 300H790', 0.6, 1.2), pen('M776 290L792 300L776 310', 1.8, 0.3),
      ...Array.from({ length: 9 }, (_, at) => pen(`M${120 + at * 75} 290v20`, 2 + at * 0.08, 0.1)),
      words('−3', 180, 350, 2.9, 0.4), words('0', 412, 350, 3.2, 0.2), words('2', 562, 350, 3.4, 0.2), words('A', 184, 275, 3.6, 0.3, red),
      pen('M195 250C260 170 500 170 570 280', 4.6, 2, blue, 5), pen('M552 268L570 282L574 258', 6.6, 0.3, blue, 5),
      words('+5', 366, 172, 6.8, 0.5, blue), words('−3 + 5 = 2', 330, 430, 7.6, 1.6, red, 44), words('B', 562, 275, 9.8, 0.4, red),
      pen('M545 330C530 380 610 380 600 325C592 300 552 300 545 330', 10.6, 1.2, red),
    ],
    seconds: 13.5,
  },
  'opposites-sum': {
    title: 'a、b 互为相反数，c、d 互为倒数',
    say: [[0.4, '互为相反数，加起来是零。'], [4, '互为倒数，乘起来是一。'], [7.4, '把这两个数代进去，就简单了。']],
    lines: [
      words('a + b = 0', 120, 170, 0.8, 1.6, ink, 44), pen('M110 190H330', 2.6, 0.6, red), words('cd = 1', 120, 260, 4.2, 1.4, ink, 44),
      pen('M110 280H260', 5.8, 0.5, red), pen('M400 120V300', 6.4, 0.6, blue), words('2(a+b) − 3cd', 440, 190, 7.6, 1.6, ink, 40),
      words('= 2×0 − 3×1', 440, 250, 9.3, 1.2, blue, 40), words('= −3', 440, 310, 10.6, 0.6, red, 46), pen('M436 328H560', 11.3, 0.5, red),
    ],
    seconds: 12.8,
  },
};

const share = (now, { from, seconds }) => Math.min(1, Math.max(0, (now - from) / seconds));

function drawn(line, now) {
  const done = share(now, line);
  if (done === 0) return '';
  if (line.d) {
    const dash = done < 1 ? `pathLength="100" stroke-dasharray="${done * 100} 100"` : '';
    return `<path d="${line.d}" fill="none" stroke="${line.color}" stroke-width="${line.thick}" stroke-linecap="round" stroke-linejoin="round" ${dash}/>`;
  }
  const shown = [...line.text].slice(0, Math.ceil(done * line.text.length)).join('');
  return `<text x="${line.x}" y="${line.y}" font-family="Liberation Serif" font-style="italic" font-size="${line.size}" fill="${line.color}">${shown}</text>`;
}

const frame = ({ title, lines }, now) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#fffdf7"/>
  <text x="60" y="70" font-family="Noto Sans CJK SC" font-size="26" fill="#1d2421">${title}</text>${lines.map((line) => drawn(line, now)).join('')}</svg>`;

/** A sentence; silence where there is no program that speaks. Then desk.txt says so beside the film. */
function said(track, text, from, work) {
  try {
    track.add(speak(text, {}, work), from);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    console.log(`espeak-ng is not installed, no voice: ${text}`);
  }
}

const media = join(dir.media, '../../../../coach/server/demo/media');
for (const [slug, film] of Object.entries(films)) {
  const work = join(tmpdir(), `coach-${slug}`);
  mkdirSync(work, { recursive: true });
  const track = new Track();
  for (const [from, text] of film.say) said(track, text, from, work);
  track.write(join(work, 'voice.wav'), film.seconds);
  for (let at = 0; at < film.seconds * rate; at++)
    writeFileSync(join(work, `${String(at).padStart(4, '0')}.png`), await sharp(Buffer.from(frame(film, at / rate))).png().toBuffer());
  ffmpeg('-framerate', String(rate), '-i', join(work, '%04d.png'), '-i', join(work, 'voice.wav'), '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '30', '-preset', 'slow', '-c:a', 'aac', '-b:a', '40k', '-shortest', '-movflags', '+faststart', join(media, `${slug}.mp4`));
  rmSync(work, { recursive: true });
}
