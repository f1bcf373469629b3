import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { runProgram, words } from '../../../../kit/server/run-program';
import { readingArguments } from './demuxers';
import { ConversionFault, type Order } from '../recipe';

const gigabyte = 1_073_741_824;
/** Reading the head of a film is quick; what takes longer was made to take long. */
const probeLimits = { memoryBytes: 2 * gigabyte, fileBytes: 1, processorSeconds: 30, seconds: 60 };
/** An hour-long lesson is long already. */
const mostSeconds = 6 * 3600;
/** 8192 × 4352: what the largest cameras write. */
const mostPixels = 8192 * 4352;

const Stream = Type.Object({
  codec_type: Type.Optional(Type.String()),
  codec_name: Type.Optional(Type.String()),
  width: Type.Optional(Type.Number()),
  height: Type.Optional(Type.Number()),
  pix_fmt: Type.Optional(Type.String()),
  side_data_list: Type.Optional(Type.Array(Type.Object({ rotation: Type.Optional(Type.Number()) }))),
  disposition: Type.Optional(Type.Object({ attached_pic: Type.Optional(Type.Number()) })),
});
const Probed = Type.Object({
  streams: Type.Optional(Type.Array(Stream)),
  format: Type.Optional(
    Type.Object({ duration: Type.Optional(Type.String()), bit_rate: Type.Optional(Type.String()) }),
  ),
});

/** What a film or a recording is made of. */
export interface Media {
  readonly seconds: number;
  /** Bits a second over all; 0 when nobody knows. */
  readonly bitRate: number;
  readonly video: {
    readonly codec: string;
    readonly pixels: string;
    readonly width: number;
    readonly height: number;
    readonly isTurned: boolean;
  } | null;
  /** Codec of the sound. */
  readonly audio: string | null;
}

/** Looks into a content with the reader of its own type. Throws {@link ConversionFault} for what cannot be read. */
export async function probe(order: Order): Promise<Media> {
  const { programs, ext, source, scratch, signal } = order;
  const text = await runProgram({
    program: programs.media!.ffprobe,
    args: [
      ...words('-hide_banner -loglevel error -max_alloc'),
      String(gigabyte),
      ...readingArguments(ext, source),
      ...words('-of json -show_entries'),
      'format=duration,bit_rate:stream=codec_type,codec_name,width,height,pix_fmt:stream_disposition=attached_pic:stream_side_data=rotation',
    ],
    folder: scratch,
    reads: [source],
    confinement: programs.confinement,
    limits: probeLimits,
    signal,
  });
  return mediaOf(text);
}

/** The part of the program's report that matters here. */
export function mediaOf(text: string): Media {
  const { streams = [], format = {} } = parsed(text);
  const seconds = Number(format.duration ?? 0) || 0;
  const video = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  const { width = 0, height = 0 } = video ?? {};
  if (seconds > mostSeconds || width * height > mostPixels) throw new ConversionFault('tooLarge');
  return {
    seconds,
    bitRate: Number(format.bit_rate ?? 0) || 0,
    video:
      video && width > 0 && height > 0
        ? {
            codec: video.codec_name ?? '',
            pixels: video.pix_fmt ?? '',
            width,
            height,
            isTurned: video.side_data_list?.some(({ rotation = 0 }) => rotation !== 0) ?? false,
          }
        : null,
    audio: streams.find((one) => one.codec_type === 'audio')?.codec_name ?? null,
  };
}

function parsed(text: string): Static<typeof Probed> {
  try {
    const value: unknown = JSON.parse(text);
    if (Value.Check(Probed, value)) return value;
  } catch (error) {
    throw new ConversionFault('damaged', error);
  }
  throw new ConversionFault('damaged');
}
