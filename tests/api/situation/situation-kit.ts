import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { recount } from 'edutech/plugins/situation/server/evidence/recount';
import { EvidenceSource } from 'edutech/plugins/situation/api';
import { QuestionBank } from 'edutech/plugins/questions/api';
import type { TestApp } from '../../support/servers/start-app';

export const mathematics = demoId('subject/mathematics');
export const system = asSystem('a test');

/** What is stored of an attempt. */
export const evidenceOf = (app: TestApp, attemptId: Id) =>
  app.platform.services.database.read(system, (db) =>
    db.all<{ itemId: Id; part: number; share: number; at: Date }>(sql`
      select item_id, part, share::float8 as share, at from situation.evidence
      where attempt_id = ${attemptId} order by item_id, part`),
  );

/** Counts all again, as it is done each night. */
export const recountAll = ({ platform: { container, services } }: TestApp) =>
  recount(
    {
      bank: container.get(QuestionBank) as QuestionBank<Db>,
      database: services.database,
      sources: container.get(EvidenceSource) as readonly EvidenceSource<Db>[],
    },
    system,
    { now: new Date() },
  );
