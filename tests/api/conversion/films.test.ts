import { words } from 'edutech/plugins/media/kit/server/run-program';
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { renditionFrom } from '../../../plugins/media/server/conversion/rendition-from';
import { convertFile, converting, needConverters, workFolder } from '../../support/conversion/converters';
import { lookAt, makeFilm, seekTo } from '../../support/conversion/films';

let folder: string;
let clean: () => Promise<void>;
needConverters();
// films take time, and more of it on a busy machine
vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => {
  ({ folder, clean } = await workFolder());
});
afterAll(() => clean());

const path = (name: string) => join(folder, name);

converting('a large film streams in two qualities, as long as it was, and can be entered anywhere', async () => {
  const film = await makeFilm(path('large.mp4'), { seconds: 8, size: '1920x1080' });
  const { out, result, tool } = await convertFile(folder, film, 'mp4');
  expect(tool).toMatch(/^ffmpeg /);
  expect(result).toMatchObject({ width: 1920, height: 1080, isCut: false, qualities: ['720p', '360p'] });
  expect(Math.abs(Number(result['seconds']) - 8)).toBeLessThan(0.1);
  const master = await readFile(join(out, 'master.m3u8'), 'utf8');
  expect(master).toMatch(/RESOLUTION=1280x720,CODECS="avc1\.\w+,mp4a\.40\.2"\n720p\.m3u8/);
  for (const [name, height] of [
    ['720p', 720],
    ['360p', 360],
  ] as const) {
    const seen = await lookAt(join(out, `${name}.m3u8`));
    expect(seen).toMatchObject({ video: 'h264', audio: 'aac', height });
    expect(Math.abs(seen.seconds - 8)).toBeLessThan(0.1);
    for (const second of [0, 5.9, 7.5]) await seekTo(join(out, `${name}.m3u8`), second);
  }
  // both begin their parts at the same places, so that a player can change between them
  const lengths = async (name: string) =>
    (await readFile(join(out, `${name}.m3u8`), 'utf8')).match(/^#EXTINF:.*$/gm)!.join(' ');
  expect(await lengths('720p')).toBe(await lengths('360p'));
  expect((await readFile(join(out, 'poster.jpg'))).subarray(0, 2).toString('hex')).toBe('ffd8');
});

converting('a film that every browser plays is cut into parts as it is, without a second quality', async () => {
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '40', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const film = await makeFilm(path('fit.mp4'), { seconds: 9, size: '1280x720', coding });
  const { out, result } = await convertFile(folder, film, 'mp4');
  expect(result).toMatchObject({ isCut: true, qualities: ['720p'] });
  const seen = await lookAt(join(out, 'master.m3u8'));
  expect(Math.abs(seen.seconds - 9)).toBeLessThan(0.1);
  await seekTo(join(out, 'master.m3u8'), 7);
});

converting('a film with one key frame would be one part, and is made anew instead', async () => {
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '9999',
    '-keyint_min',
    '9999',
  ];
  const film = await makeFilm(path('one-key.mp4'), { seconds: 24, size: '320x180', coding, sound: false });
  const { out, result } = await convertFile(folder, film, 'mp4');
  expect(result).toMatchObject({ isCut: false, qualities: ['360p'] });
  expect((await readdir(out)).filter((name) => name.endsWith('.m4s'))).toHaveLength(4);
  expect(await lookAt(join(out, 'master.m3u8'))).toMatchObject({ height: 180, audio: '' });
});

converting.for([
  ['wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
  ['avi', ['-c:v', 'mpeg4', '-c:a', 'mp3']],
  ['flv', ['-c:v', 'flv', '-ar', '44100']],
  ['mpg', ['-c:v', 'mpeg2video', '-c:a', 'mp2']],
  ['3gp', ['-c:v', 'mpeg4', '-c:a', 'aac']],
  ['mov', ['-c:v', 'libx264', '-profile:v', 'high422', '-pix_fmt', 'yuv422p']],
] as const)('%s of an old camera streams too', async ([ext, coding]) => {
  const film = await makeFilm(path(`old.${ext}`), { seconds: 3, size: '352x288', coding });
  const { out } = await convertFile(folder, film, ext);
  expect(await lookAt(join(out, 'master.m3u8'))).toMatchObject({ video: 'h264', audio: 'aac' });
});

converting('a film that stands upright keeps standing', async () => {
  const film = await makeFilm(path('upright.mp4'), { seconds: 1, size: '1080x1920' });
  const { out } = await convertFile(folder, film, 'mp4');
  expect(await readFile(join(out, 'master.m3u8'), 'utf8')).toContain('RESOLUTION=720x1280');
});

converting('what a telephone wrote into a film, place and time, is not in what others fetch', async () => {
  const coding = [
    ...words('-c:v libx264 -preset ultrafast -pix_fmt yuv420p -metadata location=+30.1234+120.5678/'),
    ...words('-metadata comment=canary-of-a-camera -movflags +use_metadata_tags'),
  ];
  const film = await makeFilm(path('place.mp4'), { seconds: 2, size: '640x360', coding });
  expect((await readFile(film)).includes('canary-of-a-camera')).toBe(true);
  const { out } = await convertFile(folder, film, 'mp4');
  for (const name of await readdir(out)) {
    const part = await readFile(join(out, name));
    expect(part.includes('canary-of-a-camera') || part.includes('+30.1234'), name).toBe(false);
  }
});

converting('a recording gets one loudness and two sizes', async () => {
  const tone = await makeFilm(path('tone.mp4'), { seconds: 4, size: '320x180' });
  execFileSync('ffmpeg', ['-v', 'error', '-i', tone, '-vn', '-af', 'volume=0.02', path('tone.wav')]);
  const { out, result } = await convertFile(folder, path('tone.wav'), 'wav');
  expect(result['qualities']).toEqual(['audio-128.m4a', 'audio-64.m4a']);
  for (const name of ['audio-128.m4a', 'audio-64.m4a']) {
    const seen = await lookAt(join(out, name));
    expect(seen.audio).toBe('aac');
    expect(Math.abs(seen.seconds - 4)).toBeLessThan(0.1);
  }
});

converting('a film that holds nothing but sound is converted as sound', async () => {
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=f=440:d=3', '-c:a', 'aac', path('sound.mp4')]);
  const { out, result } = await convertFile(folder, path('sound.mp4'), 'mp4');
  expect(result['qualities']).toEqual(['audio-128.m4a', 'audio-64.m4a']);
  expect((await lookAt(join(out, 'audio-64.m4a'))).audio).toBe('aac');
  expect(renditionFrom('video-1', result, (name) => `/${name}`)).toMatchObject({
    kind: 'audio',
    sources: ['/audio-128.m4a', '/audio-64.m4a'],
  });
});

converting('a film that is none, and one that is cut off in its head, are damaged', async () => {
  const film = await readFile(await makeFilm(path('whole.mp4'), { seconds: 2, size: '320x180' }));
  await writeFile(path('cut.mp4'), film.subarray(0, 1000));
  await writeFile(path('none.mp4'), 'ftypisom'.repeat(50));
  for (const name of ['cut.mp4', 'none.mp4']) {
    await expect(convertFile(folder, path(name), 'mp4'), name).rejects.toMatchObject({ fault: 'damaged' });
  }
});
