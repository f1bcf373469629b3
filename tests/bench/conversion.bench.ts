// How fast films, recordings, documents and pictures are converted, by the recipes that jobs run.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findPrograms } from 'edutech/core/server/programs/find-programs';
import type { Programs } from 'edutech/core/server/programs/programs';
import { recipeFor } from 'edutech/plugins/media/server/conversion/recipes/all-recipes';
import { randomOf } from 'edutech/host/server/demo-city/random';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { pageBreak, paragraph, wordDocument } from '../support/conversion/documents';
import { makeFilm } from '../support/conversion/films';
import { noise } from '../support/noise';
import { median } from './support/figures';

const rounds = 3;
const pages = 20;
const pictureSide = [4000, 3000] as const;

interface Case {
  readonly what: string;
  readonly ext: string;
  readonly path: string;
  /** Of a film or a recording: how long it is. */
  readonly seconds?: number;
}

export async function bench({ data }: BenchContext): Promise<BenchTable[]> {
  const programs = await findPrograms({ ffmpegPath: '', officePath: '' });
  const note = `Medians of ${rounds} rounds, one conversion at a time, with ${programs.media?.version ?? 'no ffmpeg'} and ${programs.office?.version ?? 'no LibreOffice'}; what is not installed is left out. "×" is seconds of film for each second of work.`;
  const folder = path.join(data, 'conversion');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  try {
    const rows: (string | number)[][] = [];
    for (const one of await casesIn(folder, programs)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(await secondsFor(one, folder, programs));
      const seconds = median(times);
      const content = fs.readFileSync(one.path);
      const sha256 = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const multiple = one.seconds ? (one.seconds / seconds).toFixed(1) : '';
      rows.push([one.what, (content.length / 1_000_000).toFixed(1), sha256, seconds.toFixed(1), multiple]);
    }
    return [{ title: 'Conversion', note, columns: ['what', 'MB', 'SHA-256 begins', 'seconds', '×'], rows }];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function casesIn(folder: string, programs: Programs): Promise<Case[]> {
  const at = (name: string) => path.join(folder, name);
  const cases: Case[] = [];
  if (programs.media) {
    const coding = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '40',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '50',
      '-c:a',
      'aac',
    ];
    const [large, fit, sound] = [at('large.mp4'), at('fit.mp4'), at('sound.mp3')];
    await makeFilm(large, { seconds: 10, size: '1920x1080' });
    await makeFilm(fit, { seconds: 60, size: '1280x720', coding });
    await makeFilm(sound, { seconds: 120, size: '32x32', coding: ['-vn', '-c:a', 'libmp3lame'] });
    cases.push(
      { what: 'film of 10 s, 1080p, made anew in 720p and 360p', ext: 'mp4', path: large, seconds: 10 },
      { what: 'film of 60 s, 720p, cut as it is', ext: 'mp4', path: fit, seconds: 60 },
      { what: 'recording of 120 s, in two sizes', ext: 'mp3', path: sound, seconds: 120 },
    );
  }
  if (programs.office && programs.pdf) {
    const text = Array.from({ length: pages }, (_, page) =>
      paragraph(`第 ${page + 1} 页：${'床前明月光，疑是地上霜。'.repeat(20)}`),
    );
    fs.writeFileSync(at('text.docx'), wordDocument(text.join(pageBreak)));
    cases.push({ what: `document of ${pages} pages, as PDF, pictures and text`, ext: 'docx', path: at('text.docx') });
  }
  const [width, height] = pictureSide;
  const pixels = noise((width * height * 3) / 64, randomOf('conversion bench'));
  await sharp(pixels, { raw: { width: width / 8, height: height / 8, channels: 3 } })
    .resize(width, height)
    .jpeg()
    .toFile(at('photo.jpg'));
  cases.push({ what: 'photograph of 12 megapixels, in three widths', ext: 'jpg', path: at('photo.jpg') });
  return cases;
}

async function secondsFor({ ext, path: source }: Case, folder: string, programs: Programs): Promise<number> {
  const run = fs.mkdtempSync(path.join(folder, 'run-'));
  const [out, scratch] = [path.join(run, 'out'), path.join(run, 'scratch')];
  fs.mkdirSync(out);
  fs.mkdirSync(scratch);
  const began = performance.now();
  const { signal } = new AbortController();
  await recipeFor(ext)!.make({ source, ext, out, scratch, programs, signal, report: () => undefined });
  const seconds = (performance.now() - began) / 1000;
  fs.rmSync(run, { recursive: true });
  return seconds;
}
