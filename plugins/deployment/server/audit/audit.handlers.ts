import { newId } from 'edutech/core/common/ids';
import { actWords } from './words/act-words';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import { exportJob, verifyJob } from './audit.jobs';
import { insertCheck, insertExport, selectExported, selectOptionalCheck, selectOptionalFirst } from './audit.queries';
import { searchOf } from './audit-search';
import { findRecords } from './log/audit-log';
import { selectActs } from './log/search.queries';
import { countRecords } from './audit-counts';
import { auditItem } from './words/audit-words';
import { countViews } from './views/count-views';
import { selectViews } from './views/views.queries';
import * as views from './views/views.routes';
import { openRecords, undoRecord } from './undo/undo-acts';
import type { AuditParts } from './audit-parts';

type AuditHandlers = Pick<
  Handlers<typeof api>,
  | 'undoAct'
  | 'saveAuditView'
  | 'removeAuditView'
  | 'searchAudit'
  | 'countAudit'
  | 'countAuditViews'
  | 'auditFacts'
  | 'verifyAudit'
  | 'exportAudit'
  | 'auditExport'
>;

export const auditHandlers = (parts: AuditParts): AuditHandlers => {
  const { audit, catalogue, files, jobs, links, settings, texts, undos } = parts;
  return {
    searchAudit: async ({ db, actor, input: { after, line, ...wire }, language, now }) => {
      const search = await searchOf(db, wire, actor.personId);
      const place = after ? { at: new Date(after.at), id: after.id } : null;
      const page = await findRecords(db, search, place, line);
      const rows = page.rows.map(({ createdAt: at, ...row }) => ({ ...row, at }));
      const open = await openRecords(undos, db, actor, rows, now);
      const words = actWords(texts, catalogue.manifests, language);
      const telling = { words, texts, language, links, reader: actor.personId, open };
      const last = page.rows.at(-1);
      return {
        items: page.rows.map((row) => auditItem(row, page, telling)),
        next: page.hasMore && last ? { at: last.createdAt.toISOString(), id: last.id } : null,
      };
    },
    undoAct: undoRecord(undos),
    saveAuditView: views.save,
    removeAuditView: views.remove,
    countAuditViews: countViews,
    countAudit: ({ db, actor, input, now }) => countRecords(db, { wire: input, reader: actor.personId, now }),
    auditFacts: async ({ db, actor, language }) => {
      const words = actWords(texts, catalogue.manifests, language);
      const acts = await selectActs(db);
      const areas = [...new Set(acts.map((act) => act.split('.', 1)[0]!))];
      const check = await selectOptionalCheck(db);
      const kept = await selectViews(db, actor.personId);
      return {
        areas: areas.map((id) => ({
          id,
          title: words.area(id),
          acts: acts.filter((act) => act.startsWith(`${id}.`)).map((act) => ({ id: act, title: words.act(act) })),
        })),
        keptDays: settings.auditDays,
        since: (await selectOptionalFirst(db))?.at.toISOString() ?? null,
        views: kept,
        check: check
          ? {
              startedAt: check.startedAt.toISOString(),
              endedAt: check.endedAt?.toISOString() ?? null,
              by: check.by ?? '',
              sealed: check.sealed ?? 0,
              brokenAt: check.brokenAt,
              unsealed: check.unsealed ?? 0,
              head: check.head ?? '',
            }
          : null,
      };
    },
    verifyAudit: async ({ db, actor, now }) => {
      const id = newId(now.getTime());
      await insertCheck(db, id, actor.personId, now);
      return { id, jobId: await jobs.add(db, verifyJob, { id }, { by: actor.personId }) };
    },
    exportAudit: async ({ db, actor, input: { format, ...search }, now, language, client }) => {
      const id = newId(now.getTime());
      await insertExport(db, id, actor.personId, now);
      await audit.record(db, actor, {
        act: 'audit.export',
        objectKind: 'audit',
        objectId: id,
        facts: { ...search, format },
        address: client.address,
      });
      const { personId, schoolId } = actor;
      const payload = { id, personId, schoolId, language, format, search };
      return { id, jobId: await jobs.add(db, exportJob, payload, { by: personId }) };
    },
    auditExport: async ({ db, actor, input }) => {
      const file = await files.find(db, await selectExported(db, input.id, actor.personId));
      const address = files.ticketAddress(file, 'download', actor.sessionId);
      return { address, name: file.name, bytes: file.bytes };
    },
  };
};
