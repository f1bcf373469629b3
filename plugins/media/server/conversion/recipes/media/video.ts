import { words } from '../../../../kit/server/run-program';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesIn } from '../bytes-in';
import { isFit, ladderOf, type Rung } from './ladder';
import { writeSound } from './audio';
import { faultOf, runMedia } from './media-run';
import { type Media, probe } from './probe';
import { ConversionFault, type Order, type Recipe } from '../recipe';

/** Seconds of a part: short enough to seek and to change quality, long enough that requests are few. */
const partSeconds = 6;
/** A film that is cut only at its own key frames may have longer parts; if longer than this, it is encoded again. */
const longestPart = 20;
const posterWidth = 1280;

/** A film as a stream (HLS with fragmented MP4) in two qualities at most, with a still picture; one of sound alone as sound. */
export const videoRecipe: Recipe = {
  name: 'video-1',
  job: 'core.convertVideo',
  takes: ['mp4', 'mov', '3gp', 'mpg', 'wmv', 'asf', 'asx', 'avi', 'flv', 'rmvb', 'webm'],
  leaseSeconds: 90,
  isPossible: ({ media }) => media !== null,
  make: async (order) => {
    const media = await probe(order).catch((error: unknown) => Promise.reject(faultOf(error)));
    const { video } = media;
    if (!(video ?? media.audio) || media.seconds <= 0) throw new ConversionFault('damaged');
    // phones save recordings so
    if (!video) return { tool: order.programs.media!.version, result: await writeSound(order, media.seconds) };
    const isCut = isFit(media) && (await cut(order, media, video));
    if (!isCut) await encode(order, media, ladderOf(video));
    await drawPoster(order, media);
    const master = await readFile(join(order.out, 'master.m3u8'), 'utf8');
    return {
      tool: order.programs.media!.version,
      result: {
        seconds: Math.round(media.seconds * 100) / 100,
        width: video.width,
        height: video.height,
        isCut,
        qualities: master.match(/^[^#\s].*\.m3u8$/gm)?.map((name) => name.replace('.m3u8', '')) ?? [],
        bytes: await bytesIn(order.out),
      },
    };
  },
};

const streaming = [
  ...words('-f hls -hls_time'),
  String(partSeconds),
  ...words('-hls_playlist_type vod -hls_flags independent_segments'),
  ...words('-hls_segment_type fmp4 -master_pl_name master.m3u8'),
];

/** Cuts a suitable film into parts without encoding it again. False: its parts would be too long. */
async function cut(order: Order, { seconds }: Media, { width, height }: { width: number; height: number }) {
  const name = `${Math.min(width, height)}p`;
  await runMedia(order, {
    seconds,
    args: [
      ...words('-map 0:V:0 -map 0:a:0? -c copy'),
      ...streaming,
      '-hls_fmp4_init_filename',
      `${name}-init.mp4`,
      '-hls_segment_filename',
      `${name}-%05d.m4s`,
      `${name}.m3u8`,
    ],
  });
  const list = await readFile(join(order.out, `${name}.m3u8`), 'utf8');
  const longest = Math.max(...[...list.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, length]) => Number(length)));
  if (longest <= longestPart) return true;
  for (const file of await readdir(order.out)) await rm(join(order.out, file));
  return false;
}

async function encode(order: Order, { seconds, audio }: Media, ladder: readonly Rung[]) {
  const names = ladder.map((_, at) => `[v${at}]`);
  const parts = ladder.map((_, at) => `[s${at}]`);
  // the shorter side gets the height of the quality, whatever the film's orientation
  const scales = ladder.map(
    ({ height }, at) => `${parts[at]}scale='if(gt(iw,ih),-2,${height})':'if(gt(iw,ih),${height},-2)'${names[at]}`,
  );
  const graph = [`[0:V:0]split=${ladder.length}${parts.join('')}`, ...scales].join(';');
  const streams = ladder.map(({ name }, at) => `v:${at}${audio === null ? '' : `,a:${at}`},name:${name}`).join(' ');
  const only = ladder.length === 1 ? ladder[0]!.name : null;
  await runMedia(order, {
    seconds,
    args: [
      '-filter_complex',
      graph,
      ...names.flatMap((name) => ['-map', name, ...(audio === null ? [] : ['-map', '0:a:0'])]),
      ...words('-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -sc_threshold 0'),
      // parts of all qualities begin at the same places
      ...words('-force_key_frames expr:gte(t,n_forced*2) -c:a aac -ac 2 -ar 48000'),
      ...ladder.flatMap(({ videoKilobits, audioKilobits }, at) => [
        `-maxrate:v:${at}`,
        `${videoKilobits}k`,
        `-bufsize:v:${at}`,
        `${2 * videoKilobits}k`,
        `-b:a:${at}`,
        `${audioKilobits}k`,
      ]),
      ...streaming,
      ...(only === null ? ['-var_stream_map', streams] : []),
      '-hls_fmp4_init_filename',
      `${only ?? '%v'}-init.mp4`,
      '-hls_segment_filename',
      `${only ?? '%v'}-%05d.m4s`,
      `${only ?? '%v'}.m3u8`,
    ],
  });
}

/** A still from where the lesson has begun: its first pictures are often black. */
async function drawPoster(order: Order, { seconds }: Media) {
  const draw = (at: number) =>
    runMedia(order, {
      seconds: 0,
      before: ['-ss', at.toFixed(2)],
      args: ['-map', '0:V:0', '-frames:v', '1', '-vf', `scale='min(${posterWidth},iw)':-2`, '-q:v', '3', 'poster.jpg'],
    });
  await draw(Math.min(10, seconds / 10));
  const isThere = await stat(join(order.out, 'poster.jpg')).then(
    ({ size }) => size > 0,
    () => false,
  );
  if (!isThere) await draw(0);
}
