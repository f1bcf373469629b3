import type { FileHandle } from 'node:fs/promises';

const headerBytes = 512;
const entryBytes = 128;
const signature = 'd0cf11e0a1b11ae1';
/** Sector numbers from here on are marks (end of chain, free), not sectors. */
const firstMark = 0xfffffffa;
/** A document's directory is short; a chain that runs longer was made to keep us busy. */
const maxSectors = 256;
const listedInHeader = 109;

/**
 * Names of the entries of an OLE compound file (MS-CFB), such as `WordDocument`: doc, ppt and xls are all of this kind,
 * and only the directory distinguishes them. Empty for other or damaged files.
 */
export async function oleEntries(file: FileHandle): Promise<string[]> {
  const header = await read(file, 0, headerBytes);
  if (header.length < headerBytes || header.toString('hex', 0, 8) !== signature) return [];
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 1 << shift;
  const sectorAt = (sector: number) => (sector + 1) * sectorBytes;

  const names: string[] = [];
  let sector = header.readUInt32LE(48);
  for (let seen = 0; sector < firstMark && seen < maxSectors; seen++) {
    const entries = await read(file, sectorAt(sector), sectorBytes);
    if (entries.length < sectorBytes) return [];
    for (let at = 0; at < sectorBytes; at += entryBytes) names.push(nameOf(entries.subarray(at, at + entryBytes)));
    sector = await nextSector(file, header, sector, sectorBytes);
  }
  return names.filter((name) => name !== '');
}

/** The sector after this one, as the file's allocation table has it. */
async function nextSector(file: FileHandle, header: Buffer, sector: number, sectorBytes: number): Promise<number> {
  const perSector = sectorBytes / 4;
  const table = await tableSector(file, header, Math.floor(sector / perSector), sectorBytes);
  return table < firstMark ? readNumber(file, (table + 1) * sectorBytes + (sector % perSector) * 4) : firstMark;
}

/**
 * The place of a part of the allocation table: the header lists the first 109, a chain of sectors the rest (files over
 * 7 MB).
 */
async function tableSector(file: FileHandle, header: Buffer, part: number, sectorBytes: number): Promise<number> {
  if (part < listedInHeader) return header.readUInt32LE(76 + part * 4);
  // the last number of each sector of the chain names the next one
  const perSector = sectorBytes / 4 - 1;
  let list = header.readUInt32LE(68);
  let at = part - listedInHeader;
  for (let seen = 0; at >= perSector && list < firstMark && seen < maxSectors; seen++, at -= perSector) {
    list = await readNumber(file, (list + 1) * sectorBytes + perSector * 4);
  }
  return list < firstMark && at < perSector ? readNumber(file, (list + 1) * sectorBytes + at * 4) : firstMark;
}

function nameOf(entry: Buffer): string {
  const bytes = entry.readUInt16LE(64);
  const isUsed = entry[66] !== 0 && bytes >= 2 && bytes <= 64;
  return isUsed ? entry.toString('utf16le', 0, bytes - 2) : '';
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function readNumber(file: FileHandle, position: number): Promise<number> {
  const bytes = await read(file, position, 4);
  return bytes.length === 4 ? bytes.readUInt32LE(0) : firstMark;
}
