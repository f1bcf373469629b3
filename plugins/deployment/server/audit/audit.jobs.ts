import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type, { type Static } from 'typebox';
import { cityDay } from 'edutech/core/common/time/city-time';
import { actWords } from 'edutech/core/server/audit/log/act-words';
import type { LogPlace } from 'edutech/core/server/audit/log/search.queries';
import { verifyAuditChain } from 'edutech/core/server/audit/verify';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { type CellValue, writeSheets } from 'edutech/core/server/sheets/write-sheet';
import type { AuditParts } from './audit.handlers';
import { finishCheck, finishExport } from './audit.queries';
import { searchOf } from './audit-search';
import { auditItem } from './audit-words';

export const verifyJob = 'deployment.verifyAudit';
export const exportJob = 'deployment.exportAudit';

/** Rows of one file at most: what Excel opens on a school's computer. */
const mostRows = 100_000;
const pageRows = 2_000;
const columns = ['at', 'who', 'whoNote', 'title', 'objectKind', 'object', 'objectNote', 'address', 'facts'] as const;

const Text = Type.Optional(Type.String());
const Export = Type.Object({
  id: Type.String(),
  personId: Type.String(),
  schoolId: Type.Union([Type.String(), Type.Null()]),
  language: Type.Enum(['zh-CN', 'en']),
  search: Type.Object({
    from: Type.String(),
    until: Type.String(),
    who: Text,
    object: Text,
    area: Text,
    act: Text,
    address: Text,
  }),
});
type Export = Static<typeof Export>;

/** Long work on the log: computing the chain again, and writing files. */
export const auditJobs = (parts: AuditParts): JobDeclaration[] => [
  {
    name: verifyJob,
    payload: Type.Object({ id: Type.String() }),
    leaseSeconds: 120,
    run: async (payload, { actor, heartbeat }) => {
      const { id } = payload as { id: string };
      const { database, clock } = parts;
      const report = await database.read(actor, (db) => verifyAuditChain(db, clock.now(), heartbeat));
      await database.write(actor, (db) => finishCheck(db, id, report, clock.now()));
    },
  },
  {
    name: exportJob,
    payload: Export,
    leaseSeconds: 120,
    run: (payload, context) => writeExport(parts, payload as Export, context),
  },
];

async function writeExport(parts: AuditParts, payload: Export, context: JobContext): Promise<void> {
  const { id, personId, schoolId, language } = payload;
  const { database, files, texts, clock } = parts;
  const say = (key: string) => texts.say(language, key);
  const rows = await rowsOf(parts, payload, context);
  const title = say('deployment.audit.title');
  const sheet = {
    name: title,
    columns: columns.map((column) => ({ title: say(`deployment.audit.${column}`), width: 22 })),
    rows,
  };
  const folder = await mkdtemp(join(tmpdir(), 'edutech-audit-'));
  try {
    const path = join(folder, 'list.xlsx');
    await writeFile(path, await writeSheets([sheet]));
    await database.write(context.actor, async (db) => {
      const name = `${title} ${cityDay(clock.now())}.xlsx`;
      const file = await files.store(db, { path, name }, 'attachments', { personId, schoolId });
      await finishExport(db, id, file.id, rows.length);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf({ auditLog, database, catalogue, texts }: AuditParts, payload: Export, context: JobContext) {
  const { language, search: wire } = payload;
  const words = actWords(texts, catalogue.manifests, language);
  const rows: CellValue[][] = [];
  let after: LogPlace | null = null;
  for (;;) {
    const page = await database.read(context.actor, async (db) =>
      auditLog.find(db, await searchOf(db, auditLog, wire), after, Math.min(pageRows, mostRows - rows.length)),
    );
    for (const row of page.rows) {
      const { facts, ...item } = auditItem(row, page.names, words, language);
      const written = { ...item, facts: facts.map(({ name, value }) => `${name}: ${value}`).join('; ') };
      rows.push(columns.map((column) => written[column]));
    }
    const last = page.rows.at(-1);
    if (!page.hasMore || !last || rows.length >= mostRows) return rows;
    after = { at: last.createdAt, id: last.id };
    await context.heartbeat(rows.length / mostRows);
  }
}
