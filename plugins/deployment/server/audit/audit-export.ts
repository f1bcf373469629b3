import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Type, { type Static } from 'typebox';
import { cityDay } from 'edutech/core/common/time/city-time';
import { actWords } from './words/act-words';
import { findRecords } from './log/audit-log';
import type { LogPlace } from './log/search.queries';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { csvMark, csvRow } from './csv';
import { type CellValue, writeSheets } from 'edutech/core/server/sheets/write-sheet';
import type { AuditParts } from './audit-parts';
import { finishExport } from './audit.queries';
import { searchOf } from './audit-search';
import { auditItem } from './words/audit-words';
import type { AuditItem } from '../../api';
import { actGroups } from '../../model/act-groups';

/** Rows of one file at most: of a workbook what Excel opens on a school's computer, of CSV what a file may weigh. */
const mostRows = { xlsx: 100_000, csv: 2_000_000 } as const;
const pageRows = 2_000;
/** Whoever asked for a file comes back for it the same day, and can ask again. Milliseconds. */
const keptFor = 86_400_000;
const columns = ['at', 'who', 'whoNote', 'title', 'objectKind', 'object', 'objectNote', 'address', 'facts'] as const;

const Text = Type.Optional(Type.String());

/** What the job of an export is told. */
export const AuditExport = Type.Object({
  id: Type.String(),
  personId: Type.String(),
  schoolId: Type.Union([Type.String(), Type.Null()]),
  language: Type.Enum(['zh-CN', 'en']),
  format: Type.Enum(['xlsx', 'csv']),
  search: Type.Object({
    from: Type.String(),
    until: Type.String(),
    who: Text,
    object: Text,
    area: Text,
    act: Text,
    group: Type.Optional(Type.Enum([...actGroups])),
    signIns: Type.Optional(Type.Boolean()),
    mine: Type.Optional(Type.Boolean()),
    address: Text,
  }),
});
export type AuditExport = Static<typeof AuditExport>;

/** Writes what a search finds as a file of whoever asked. CSV goes to the disk page by page and is never held whole. */
export async function writeExport(parts: AuditParts, payload: AuditExport, context: JobContext): Promise<void> {
  const { id, personId, schoolId, language, format } = payload;
  const { database, files, texts, clock } = parts;
  const say = (key: string) => texts.say(language, key);
  const title = say('deployment.audit.title');
  const heading = columns.map((column) => say(`deployment.audit.${column}`));
  const folder = await mkdtemp(join(tmpdir(), 'edutech-audit-'));
  try {
    const path = join(folder, `list.${format}`);
    const rows = await writers[format](path, title, heading, pagesOf(parts, payload, context));
    await database.write(context.actor, async (db) => {
      const name = `${title} ${cityDay(clock.now())}.${format}`;
      const file = await files.store(db, { path, name }, 'lists', { personId, schoolId, keptFor });
      await finishExport(db, id, file.id, rows);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Pages = AsyncGenerator<CellValue[][]>;
/** Writes a file and answers how many rows it holds. */
type Writer = (path: string, title: string, heading: readonly string[], pages: Pages) => Promise<number>;

const writers: Readonly<Record<AuditExport['format'], Writer>> = {
  csv: async (path, _, heading, pages) => {
    let count = 0;
    async function* lines() {
      yield csvMark + csvRow(heading);
      for await (const page of pages) {
        count += page.length;
        yield page.map(csvRow).join('');
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(path));
    return count;
  },
  xlsx: async (path, title, heading, pages) => {
    const rows: CellValue[][] = [];
    for await (const page of pages) rows.push(...page);
    const sheet = { name: title, columns: heading.map((column) => ({ title: column, width: 22 })), rows };
    await writeFile(path, await writeSheets([sheet]));
    return rows.length;
  },
};

/** What a sheet says in a cell each. */
const cellsOf = ({ who, object, facts, changes, reason }: AuditItem, title: string) => ({
  title,
  who: who.name,
  whoNote: who.note,
  object: object.name,
  objectNote: object.note,
  facts: [
    ...changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`),
    ...facts.map(({ name, value }) => `${name}: ${value}`),
    ...(reason ? [reason] : []),
  ].join('; '),
});

/** What is found, newest first, a page of rows at a time. */
async function* pagesOf(parts: AuditParts, payload: AuditExport, context: JobContext): Pages {
  const { database, catalogue, texts } = parts;
  const { language, search: wire, format, personId } = payload;
  const words = actWords(texts, catalogue.manifests, language);
  const telling = { words, texts, language, links: [], reader: personId, open: new Set<string>() };
  const most = mostRows[format];
  let after: LogPlace | null = null;
  for (let written = 0; written < most; ) {
    const page = await database.read(context.actor, async (db) =>
      findRecords(db, await searchOf(db, wire, personId), after, Math.min(pageRows, most - written)),
    );
    yield page.rows.map((row) => {
      const item = auditItem(row, page, telling);
      const said = { ...item, ...cellsOf(item, words.act(row.act)) };
      return columns.map((column) => said[column]);
    });
    written += page.rows.length;
    const last = page.rows.at(-1);
    if (!page.hasMore || !last) return;
    after = { at: last.createdAt, id: last.id };
    await context.heartbeat(written / most);
  }
}
