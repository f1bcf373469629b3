import { expect, test } from 'vitest';
import { isFit, ladderOf } from './ladder';
import { type Media, mediaOf } from './probe';

test.each([
  [1920, 1080, [720, 360]],
  [1080, 1920, [720, 360]],
  [853, 481, [480, 360]],
  [640, 360, [360]],
  [321, 241, [240]],
  [3, 1, [2]],
])('a film of %d × %d is made in %j', (width, height, heights) => {
  expect(ladderOf({ width, height }).map((rung) => rung.height)).toEqual(heights);
});

const fit: Media = {
  seconds: 60,
  bitRate: 1_000_000,
  video: { codec: 'h264', pixels: 'yuv420p', width: 1280, height: 720, isTurned: false },
  audio: 'aac',
};

test('only what every browser plays, no larger than the best quality, streams as it is', () => {
  const video = fit.video!;
  expect(isFit(fit)).toBe(true);
  expect(isFit({ ...fit, audio: null })).toBe(true);
  for (const other of [
    { ...fit, audio: 'mp3' },
    { ...fit, bitRate: 9_000_000 },
    { ...fit, bitRate: 0 },
    { ...fit, video: null },
    { ...fit, video: { ...video, codec: 'hevc' } },
    { ...fit, video: { ...video, pixels: 'yuv422p10le' } },
    { ...fit, video: { ...video, width: 1920, height: 1080 } },
    { ...fit, video: { ...video, isTurned: true } },
  ])
    expect(isFit(other)).toBe(false);
});

test('a picture on a cover is no film, and what claims to be endless or enormous is not read', () => {
  const of = (stream: object, duration = '5') => mediaOf(JSON.stringify({ streams: [stream], format: { duration } }));
  const film = { codec_type: 'video', codec_name: 'h264', width: 640, height: 360 };
  expect(of(film).video).toMatchObject({ width: 640, height: 360, isTurned: false });
  expect(of({ ...film, side_data_list: [{ rotation: -90 }] }).video?.isTurned).toBe(true);
  expect(of({ ...film, disposition: { attached_pic: 1 } }).video).toBeNull();
  for (const hostile of [() => of(film, '999999'), () => of({ ...film, width: 60_000, height: 60_000 })]) {
    expect(hostile).toThrow(expect.objectContaining({ fault: 'tooLarge' }));
  }
  expect(() => mediaOf('{"streams": 5}')).toThrow(expect.objectContaining({ fault: 'damaged' }));
});
