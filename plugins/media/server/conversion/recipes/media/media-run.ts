import { availableParallelism } from 'node:os';
import { ProgramFailed, runProgram, words } from '../../../../kit/server/run-program';
import { readingArguments } from './demuxers';
import { ConversionFault, type Order } from '../recipe';

const gigabyte = 1_073_741_824;
/** More threads than this make a film hardly quicker and cost memory each. */
const mostThreads = 4;
/** Shorter films have this much time all the same. Seconds. */
const leastTime = 600;
/** A machine that needs longer than this for each second of a film is too slow to convert. */
const timesRealTime = 8;

export interface MediaRun {
  /** Length of the content; progress is relative to it. */
  readonly seconds: number;
  /** Before the content: where to begin to read. */
  readonly before?: readonly string[];
  /** What to make of it. */
  readonly args: readonly string[];
}

/** Runs ffmpeg over the content; throws {@link ConversionFault} for what it cannot read or not in time. */
export async function runMedia(order: Order, { seconds, before = [], args }: MediaRun): Promise<void> {
  const { programs, source, ext, out, signal, report } = order;
  const threads = Math.min(mostThreads, availableParallelism());
  const time = Math.max(leastTime, seconds * timesRealTime);
  try {
    await runProgram({
      program: programs.media!.ffmpeg,
      args: [
        ...words('-hide_banner -nostdin -loglevel error -progress pipe:1 -stats_period 1'),
        '-max_alloc',
        String(gigabyte),
        ...before,
        ...readingArguments(ext, source),
        // places, names and serial numbers of cameras stay behind
        ...words('-map_metadata -1 -map_chapters -1 -sn -dn -threads'),
        String(threads),
        ...args,
      ],
      folder: out,
      reads: [source],
      confinement: programs.confinement,
      limits: {
        memoryBytes: 4 * gigabyte,
        fileBytes: 4 * gigabyte,
        processorSeconds: Math.ceil(time * threads),
        seconds: time,
      },
      signal,
      onLine: (line) => {
        const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
        if (microseconds && seconds > 0) report(Math.min(1, Number(microseconds) / 1e6 / seconds));
      },
    });
  } catch (error) {
    throw faultOf(error);
  }
}

/** What the end of a program says of the content; a full disk, or a program that something else ended, says nothing. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof ProgramFailed)) return error;
  if (error.tookTooLong) return new ConversionFault('tookTooLong', error);
  if (error.exitCode === null || error.complaint.includes('No space left on device')) return error;
  return new ConversionFault('damaged', error);
}
