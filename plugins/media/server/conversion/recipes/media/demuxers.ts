import { ConversionFault } from '../recipe';

/**
 * The one reader that each type is given to. Left to itself the program would guess by the content, and what calls itself
 * a film may be a playlist that names files of the server.
 */
const demuxers: Readonly<Record<string, string>> = {
  mp4: 'mov',
  mov: 'mov',
  '3gp': 'mov',
  mpg: 'mpeg',
  wmv: 'asf',
  asf: 'asf',
  asx: 'asf',
  avi: 'avi',
  flv: 'flv',
  rmvb: 'rm',
  webm: 'matroska',
  mp3: 'mp3',
  wav: 'wav',
};

/** Arguments with which ffmpeg and ffprobe read a content: its own reader, this file and nothing else. */
export function readingArguments(ext: string, source: string): string[] {
  const demuxer = demuxers[ext];
  if (!demuxer) throw new ConversionFault('damaged');
  const drefs = demuxer === 'mov' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : [];
  return ['-protocol_whitelist', 'file', '-f', demuxer, ...drefs, '-i', `file:${source}`];
}
