import { words } from 'edutech/plugins/media/kit/server/run-program';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Film {
  readonly seconds: number;
  readonly size: string;
  /** Arguments that say how it is coded. */
  readonly coding?: readonly string[];
  readonly sound?: boolean;
}

/** Makes a film of moving test pictures and a tone. */
export async function makeFilm(path: string, { seconds, size, coding = [], sound = true }: Film): Promise<string> {
  await run('ffmpeg', [
    ...words('-hide_banner -loglevel error -y -f lavfi -i'),
    `testsrc2=s=${size}:r=25:d=${seconds}`,
    ...(sound ? ['-f', 'lavfi', '-i', `sine=f=440:d=${seconds}`] : []),
    ...(coding.length > 0 ? coding : ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50']),
    ...(sound && coding.length === 0 ? ['-c:a', 'aac'] : []),
    path,
  ]);
  return path;
}

/** What a player would see of a stream: length, size and codecs of each of its qualities. */
export async function lookAt(path: string): Promise<{ seconds: number; video: string; height: number; audio: string }> {
  const { stdout } = await run('ffprobe', [
    ...words('-v error -of json -show_entries format=duration:stream=codec_type,codec_name,height'),
    path,
  ]);
  const { streams = [], format = {} } = JSON.parse(stdout) as {
    streams?: { codec_type: string; codec_name: string; height?: number }[];
    format?: { duration?: string };
  };
  const of = (type: string) => streams.find(({ codec_type }) => codec_type === type);
  return {
    seconds: Number(format.duration ?? 0),
    video: of('video')?.codec_name ?? '',
    height: of('video')?.height ?? 0,
    audio: of('audio')?.codec_name ?? '',
  };
}

/** Decodes one picture of a stream at a time; throws when there is none. */
export async function seekTo(path: string, second: number): Promise<void> {
  await run('ffmpeg', [
    ...words('-v error -xerror -ss'),
    String(second),
    '-i',
    path,
    ...words('-frames:v 1 -f null -'),
  ]);
}
