// Sound-only lessons: node audio.mjs [slug ...]   (poem with plucked tones; English listening with soft bells)
import { join } from 'node:path';
import { dir, gone, kb, save, temp, wanted } from '../kit.mjs';
import { Track, bell, pluck, speak, toMp3, vtt } from './voice.mjs';
import { audio } from './lessons-arts.mjs';
import { noteTimes } from './times.mjs';

const scale = [196, 220, 261.6, 293.7, 329.6, 392]; // pentatonic
for (const a of wanted(audio)) {
  const work = temp(), track = new Track(), cues = []; let now = 0.4;
  const figure = (t, notes) => notes.forEach((n, i) => track.add(pluck(scale[n], 2, 0.16), t + i * 0.34));
  if (a.plucked) { figure(now, [0, 2, 4, 3, 5]); now += 2.4; } else { [659.3, 784, 1046.5].forEach((hz, i) => track.add(bell(hz, 1, 0.06), now + i * 0.3)); now += 1.6; }
  a.lines.forEach(([text, pause, caption], i) => {
    const end = track.add(speak(text, { lang: /[\u4e00-\u9fff]/.test(text) || caption ? 'zh' : 'en', pitch: a.pitch, speed: a.speed }, work), now);
    cues.push([now, end, caption ?? text]);
    if (a.plucked && i && i < 9) figure(end + 0.1, i % 2 ? [2] : [4, 1]);
    now = end + pause;
  });
  if (a.plucked) figure(now - 0.6, [4, 3, 2, 0]); else track.add(bell(784, 1.2, 0.05), now - 0.6);
  now += 1.6;
  const file = join(dir.media, `${a.slug}.mp3`);
  toMp3(track.write(join(work, 'a.wav'), now), file); save(dir.media, `${a.slug}.vtt`, vtt(cues)); gone(work);
  noteTimes(a.slug, { seconds: Math.round(now), chapters: a.plucked ? [{ at: 0, title: '朗读' }, { at: Math.floor(cues[9][0]), title: '赏析' }] : [{ at: 0, title: 'Listening' }, { at: Math.floor(cues[8][0]), title: 'Questions' }] });
  console.log(a.slug, `${now.toFixed(1)} s`, `${kb(file)} kB`);
}
