import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';

/** Width and height of each page of a PDF that this platform has written: pages stand uncompressed in it, each with its box. */
export const readPdf = (file: Uint8Array): [width: number, height: number][] =>
  [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
  ].map(([, width, height]) => [Number(width), Number(height)]);

/** More than any paper has. Bytes. */
const mostBytes = 50_000_000;
const body = 'word/document.xml';

/** The words of a Word file, without spaces, and how many formulas it has that can be edited. */
export function readWord(file: Uint8Array): { text: string; formulas: number } {
  const parts = unpackedParts(Buffer.from(file), (name) => name === body, mostBytes);
  if (typeof parts === 'string') return { text: '', formulas: 0 };
  const xml = Buffer.from(parts[0]?.content ?? []).toString();
  const said = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
  return { text: plain(unescaped(said)), formulas: [...xml.matchAll(/<m:oMath[ >]/g)].length };
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? '');

/** Letters alone: where lines break and spaces stand is another's decision. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, '');
