import { open, readFile, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { AppError, wireCodes } from '../../../common/errors';
import { extensionOf, type FileGroup, fileGroups, isInGroup } from '../../../common/files/file-groups';
import { contentTypeOf } from './content-types';
import { oleEntries } from './ole-directory';
import { refuseHarm } from './refuse-harm';
import { isSafeDrawing } from './safe-drawing';

/** Drawings are small; a large one would only cost the reader time. */
const maxDrawingBytes = 1_048_576;

const oleKinds: Readonly<Record<string, string>> = {
  WordDocument: 'doc',
  'PowerPoint Document': 'ppt',
  Workbook: 'xls',
  Book: 'xls',
};

/**
 * The type of a file, by its content and its name together: the name must belong to the group, and the content must be
 * what the name says. Throws AppError `core.files.wrongType` (`allowed`: the extensions of the group), and what
 * {@link refuseHarm} throws.
 */
export async function detectType(path: string, name: string, group: FileGroup): Promise<{ mime: string; ext: string }> {
  const ext = extensionOf(name);
  const type = contentTypeOf(ext);
  if (isInGroup(name, group) && type?.found.includes(await lookInto(path, ext))) {
    await refuseHarm(path, ext, group);
    return { mime: type.mime, ext };
  }
  throw new AppError('core.files.wrongType', wireCodes.invalid, { allowed: fileGroups[group].join(', ') });
}

/** What the content is; empty when nobody knows. */
async function lookInto(path: string, ext: string): Promise<string> {
  if (ext === 'svg') return (await isDrawing(path)) ? 'svg' : '';
  if (plainTexts.has(ext)) return (await isText(path)) ? 'text' : '';
  if (ext === 'csv') return (await isMarkedText(path)) ? 'csv' : '';
  const found = (await fileTypeFromFile(path))?.ext ?? '';
  if (found === '' && ext === 'pdf') return (await isLatePdf(path)) ? 'pdf' : '';
  return found === 'cfb' ? oleKind(path) : found;
}

async function oleKind(path: string): Promise<string> {
  const file = await open(path);
  try {
    const entries = await oleEntries(file);
    return entries.map((entry) => oleKinds[entry]).find((kind) => kind !== undefined) ?? '';
  } finally {
    await file.close();
  }
}

/** Text in UTF-8 that says so with a byte order mark, as Excel wants it; a look at its beginning is enough. */
async function isMarkedText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const start = buffer.subarray(0, bytesRead);
    return start.toString('hex', 0, 3) === 'efbbbf' && !start.includes(0);
  } finally {
    await file.close();
  }
}

const plainTexts: ReadonlySet<string> = new Set(['txt', 'gift', 'xml']);

/** Text in whatever encoding: no byte of zero at its beginning, but in the pairs of UTF-16, which says so. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const start = buffer.subarray(0, bytesRead);
    return bytesRead > 0 && (['fffe', 'feff'].includes(start.toString('hex', 0, 2)) || !start.includes(0));
  } finally {
    await file.close();
  }
}

/** Readers of PDF look for its head in so many bytes (PDF Reference 1.7, implementation note 13). */
const bytesBeforeHead = 1024;

/** PDF behind a few other bytes, as printers and mail programs leave them; behind markup it is something else. */
async function isLatePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytesBeforeHead), 0, bytesBeforeHead, 0);
    const start = buffer.subarray(0, bytesRead);
    const head = start.indexOf('%PDF-');
    return head > 0 && !start.subarray(0, head).includes('<');
  } finally {
    await file.close();
  }
}

async function isDrawing(path: string): Promise<boolean> {
  if ((await stat(path)).size > maxDrawingBytes) return false;
  try {
    return isSafeDrawing(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path)));
  } catch {
    return false;
  }
}
