import type { Media } from './probe';

/** One quality of a stream. Heights are of the shorter side: films of telephones are upright. */
export interface Rung {
  readonly name: string;
  readonly height: number;
  readonly videoKilobits: number;
  readonly audioKilobits: number;
}

const rungs: readonly Rung[] = [
  { name: '720p', height: 720, videoKilobits: 2500, audioKilobits: 128 },
  { name: '360p', height: 360, videoKilobits: 800, audioKilobits: 64 },
];

type Picture = NonNullable<Media['video']>;

/** The qualities that a film is made in: none larger than itself, and always one. */
export function ladderOf({ width, height }: Pick<Picture, 'width' | 'height'>): readonly Rung[] {
  const short = Math.min(width, height);
  const [best, small] = rungs as readonly [Rung, Rung];
  if (short > small.height) return [{ ...best, height: Math.min(best.height, even(short)) }, small];
  return [{ ...small, height: even(short) }];
}

const mostBitRate = 4_000_000;

/** Whether a film can be streamed as it is: what every browser plays, no larger than the best quality. */
export function isFit({ video, audio, bitRate }: Media): boolean {
  if (!video || video.isTurned || bitRate === 0 || bitRate > mostBitRate) return false;
  const sides = [video.width, video.height].sort((one, other) => one - other);
  return (
    video.codec === 'h264' &&
    ['yuv420p', 'yuvj420p'].includes(video.pixels) &&
    sides[0]! <= 720 &&
    sides[1]! <= 1280 &&
    (audio === null || audio === 'aac')
  );
}

/** Codecs of this kind want even sides. */
const even = (side: number) => Math.max(2, side - (side % 2));
