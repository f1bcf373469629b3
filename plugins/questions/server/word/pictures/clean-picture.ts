import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { bitmapPixels } from './bitmap';

const mostPixels = 50_000_000;
/** Wider than any screen shows a figure of a question. Pixels. */
const widest = 2000;
const mostSeconds = 30;

/** The kind of a picture by its bytes; null for kinds that papers do not contain. */
export function pictureKind(bytes: Buffer): 'png' | 'jpg' | 'gif' | 'webp' | 'bmp' | 'wmf' | 'emf' | null {
  const begins = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (begins('\x89PNG')) return 'png';
  if (begins('\xff\xd8')) return 'jpg';
  if (begins('GIF8')) return 'gif';
  if (begins('RIFF') && begins('WEBP', 8)) return 'webp';
  if (begins('BM')) return 'bmp';
  if (begins('\xd7\xcd\xc6\x9a') || begins('\x01\x00\x09\x00') || begins('\x02\x00\x09\x00')) return 'wmf';
  return begins(' EMF', 40) ? 'emf' : null;
}

/**
 * A re-encoded picture: photographs as JPEG, all others as PNG, without metadata and trailing data (places, scripts after
 * it), at most 2000 pixels wide. Null if it cannot be read.
 */
export async function cleanPicture(bytes: Buffer): Promise<{ bytes: Buffer; ext: 'png' | 'jpg' } | null> {
  const kind = pictureKind(bytes);
  if (kind === null || kind === 'wmf' || kind === 'emf') return null;
  if (kind === 'bmp') {
    const pixels = bitmapPixels(bytes);
    if (!pixels) return null;
    const { width, height, data } = pixels;
    return {
      bytes: await drawn(sharp(data, { raw: { width, height, channels: 3 } }))
        .png()
        .toBuffer(),
      ext: 'png',
    };
  }
  // from a file: the readers of pictures in memory may be switched off (plugins/media/server/conversion/recipes/picture.ts)
  const folder = await mkdtemp(join(tmpdir(), 'edutech-picture-'));
  try {
    const path = join(folder, `picture.${kind}`);
    await writeFile(path, bytes);
    const picture = drawn(sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient());
    const ext = kind === 'jpg' ? 'jpg' : 'png';
    return { bytes: await (ext === 'jpg' ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer(), ext };
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const drawn = (picture: Sharp) =>
  picture.resize({ width: widest, withoutEnlargement: true }).timeout({ seconds: mostSeconds });
