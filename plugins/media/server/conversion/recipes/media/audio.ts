import { words } from '../../../../kit/server/run-program';
import { runMedia, faultOf } from './media-run';
import { probe } from './probe';
import { ConversionFault, type Order, type Recipe } from '../recipe';
import { bytesIn } from '../bytes-in';

/** Loudness that listeners of telephones and loudspeakers both find right (EBU R 128, the level of streaming services). */
const loudness = 'loudnorm=I=-16:TP=-1.5:LRA=11';
const qualities = [128, 64];

/** Writes the sound of a content at one loudness in two sizes, and what is told of it. */
export async function writeSound(order: Order, seconds: number): Promise<Record<string, unknown>> {
  await runMedia(order, {
    seconds,
    args: [
      '-filter_complex',
      `[0:a:0]${loudness},asplit=${qualities.length}${qualities.map((size) => `[a${size}]`).join('')}`,
      ...qualities.flatMap((size) => [
        '-map',
        `[a${size}]`,
        ...words('-c:a aac -ar 48000 -b:a'),
        `${size}k`,
        '-movflags',
        '+faststart',
        `audio-${size}.m4a`,
      ]),
    ],
  });
  return {
    seconds: Math.round(seconds * 100) / 100,
    qualities: qualities.map((size) => `audio-${size}.m4a`),
    bytes: await bytesIn(order.out),
  };
}

/** A recording at one loudness, in two sizes. */
export const audioRecipe: Recipe = {
  name: 'audio-1',
  job: 'core.convertAudio',
  takes: ['mp3', 'wav'],
  leaseSeconds: 90,
  isPossible: ({ media }) => media !== null,
  make: async (order) => {
    const { audio, seconds } = await probe(order).catch((error: unknown) => Promise.reject(faultOf(error)));
    if (audio === null) throw new ConversionFault('damaged');
    return { tool: order.programs.media!.version, result: await writeSound(order, seconds) };
  },
};
