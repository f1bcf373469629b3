import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Reading } from '../../model/scans/reading';
import { answerSheetSizes } from '../../model/sheet/answer-sheet';
import type { PageCode } from '../../model/sheet/page-code';
import type { BubbleField, PagePlan } from '../../model/sheet/plan';
import { columnsOf } from '../../model/sheet/settings';
import { frameOf } from '../layout/frame';
import { type FoundPage, findPage, type PageFrame } from './find-page';
import type { Grey } from './grey';
import { readLabel } from './read-label';
import { readMarks } from './read-marks';
import { greyOf, readEdge } from './read-page';
import { cutOut, shownEdge, straightened } from './straighten';

/** A sheet that a scan may be of. */
export interface KnownSheet {
  readonly code: number;
  readonly plans: readonly PagePlan[];
}

/** A picture that was written into the folder of the run. */
export interface WrittenPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** What a scan is. `wrongSheet`: its code is none of the sheets that were asked for, or it has no such page. `unfound`: no
 * page, or several. */
export interface ScanReading {
  readonly state: 'found' | 'wrongSheet' | 'unfound';
  readonly code: PageCode | null;
  readonly readings: readonly Reading[];
  /** What the label says; null: none was read. */
  readonly label: string | null;
  readonly picture: WrittenPicture;
  readonly crops: readonly (WrittenPicture & { readonly itemIds: readonly string[] })[];
}

export interface ScanTask {
  readonly file: string;
  /** Empty, for the pictures. */
  readonly folder: string;
  readonly sheets: readonly KnownSheet[];
  /** Whether markers see its answers. */
  readonly isCropped: boolean;
}

/** Frames of every sheet that can be printed: a page of another paper is told from what is no page. */
const allFrames: readonly PageFrame[] = answerSheetSizes.flatMap((size) =>
  columnsOf[size].map((columns) => frameOf({ size, columns })),
);

/** Reads one scan, and writes it and what markers see of it as pictures. */
export async function readScan({ file, folder, sheets, isCropped }: ScanTask): Promise<ScanReading> {
  const bytes = await readFile(file);
  const grey = await greyOf(bytes).catch(() => null);
  if (!grey) return unreadable(folder);
  const place = placed(grey, sheets);
  if (!place?.plan || !place.found.isAlone) {
    // of two sheets in one picture neither may be lost: a person sees them both, also where they look like a large one
    const isOther = place?.found.isAlone && sheets.every(({ code }) => code !== place.found.code.sheet);
    return isOther ? unread(grey, folder, 'wrongSheet', place.found.code) : unread(grey, folder, 'unfound', null);
  }
  const { found, plan } = place;
  const readings = readMarks(grey, found.onto, plan).map(({ field: _, ...reading }) => reading);
  const edge = shownEdge(plan);
  // larger sheets are read at fewer pixels than people want to see
  const fine = edge > readEdge * 1.1 ? await greyOf(bytes, edge) : grey;
  const page = straightened(fine, { onto: found.onto, edge: Math.max(grey.width, grey.height) }, plan);
  return {
    state: 'found',
    code: found.code,
    readings: contradicted(plan.fields, readings),
    label: plan.label && (await readLabel(cutOut(page, plan.label))),
    picture: await written(page, join(folder, 'page.webp')),
    crops: isCropped ? await cropsOf(page, plan, folder) : [],
  };
}

/** A picture of which nothing can be read: a person is asked about white paper. */
export async function unreadable(folder: string): Promise<ScanReading> {
  const white = { width: 210, height: 297, data: new Uint8Array(210 * 297).fill(255) };
  return unread(white, folder, 'unfound', null);
}

async function unread(grey: Grey, folder: string, state: 'wrongSheet' | 'unfound', code: PageCode | null) {
  const picture = await written(grey, join(folder, 'page.webp'));
  return { state, code, readings: [], label: null, picture, crops: [] };
}

/** Who is absent chooses nothing: where both are filled in, the mark for absence is in doubt. */
function contradicted(fields: readonly BubbleField[], readings: readonly Reading[]): Reading[] {
  const hasChoice = fields.some(({ kind }, at) => kind === 'choice' && readings[at]!.values.length > 0);
  return readings.map((reading, at) => {
    const isAbsent = fields[at]!.kind === 'absence' && reading.values.length > 0;
    return isAbsent && hasChoice ? { ...reading, doubt: 'several' } : reading;
  });
}

interface Place {
  readonly found: FoundPage;
  /** Undefined: the page is none of those that were asked for. */
  readonly plan: PagePlan | undefined;
}

function placed(grey: Grey, sheets: readonly KnownSheet[]): Place | null {
  const own = new Map(sheets.flatMap(({ plans: [frame] }) => (frame ? [[JSON.stringify(frame.anchors), frame]] : [])));
  for (const frame of own.values()) {
    const found = findPage(grey, frame);
    if (!found) continue;
    const sheet = sheets.find(({ code }) => code === found.code.sheet);
    const plan = sheet?.plans[found.code.page - 1];
    // a sheet of other columns has other anchors
    const exact = plan && JSON.stringify(plan.anchors) !== JSON.stringify(frame.anchors) ? findPage(grey, plan) : found;
    return { found: exact ?? found, plan: exact ? plan : undefined };
  }
  for (const frame of allFrames) {
    if (own.has(JSON.stringify(frame.anchors))) continue;
    const found = findPage(grey, frame);
    if (found) return { found, plan: undefined };
  }
  return null;
}

/** Choices are marked by a machine: nobody looks at them. */
async function cropsOf(page: Grey, { crops, fields }: PagePlan, folder: string): Promise<ScanReading['crops']> {
  const choices = new Set(fields.flatMap(({ kind, id }) => (kind === 'choice' ? [id] : [])));
  const all: ScanReading['crops'][number][] = [];
  for (const [at, crop] of crops.entries()) {
    if (crop.itemIds.every((id) => choices.has(id))) continue;
    const picture = await written(cutOut(page, crop), join(folder, `crop-${at}.webp`));
    all.push({ ...picture, itemIds: crop.itemIds });
  }
  return all;
}

async function written({ width, height, data }: Grey, path: string): Promise<WrittenPicture> {
  await sharp(data, { raw: { width, height, channels: 1 } })
    .webp({ quality: 60, effort: 2 })
    .toFile(path);
  return { path, width, height };
}
