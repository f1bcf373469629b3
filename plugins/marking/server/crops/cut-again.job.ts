import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import Type, { type Static } from 'typebox';
import type { Id as IdOf } from 'edutech/core/common/ids';
import { Id } from 'edutech/core/common/wire/kinds';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { ExamResults } from 'edutech/plugins/exam/api';
import type { Crop } from '../../model/sheet/plan';
import { grownPlan } from '../../model/sheet/grow';
import { fieldIdOf } from '../../model/sheet/sheet-for';
import { shownScale } from '../reading/straighten';
import { type Filing, planOf } from '../scripts/filing-context';
import { keepScript } from '../scripts/keep-script';
import { lockProject, type PageRow, type Project, selectPage, selectProject } from '../scripts/pages.queries';
import type { SheetPlans } from '../scripts/sheet-plans';
import { lockPage, selectGrows, selectPagesOf, updateCrops, updateCutting } from './crops.queries';

export const cutAgainJob = 'marking.cutAgain';
const Payload = Type.Object({ schoolId: Id, projectId: Id, itemId: Id, part: Type.Integer() });

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
  readonly plans: SheetPlans;
  readonly results: ExamResults<Db>;
}

/** Sides of what markers see, by the names of questions on the sheet. */
export const growsOf = async (db: Db, project: Project) =>
  new Map((await selectGrows(db, project)).map((one) => [fieldIdOf(one), one.grow]));

/** Cuts what markers see of a question out of the pages again. A page is one transaction: done twice it is the same. */
export const cutAgain = (parts: Parts): JobDeclaration => ({
  name: cutAgainJob,
  payload: Payload,
  leaseSeconds: 120,
  tries: 5,
  run: async (payload, { actor, heartbeat }) => {
    const key = payload as Static<typeof Payload>;
    const { database } = parts;
    const project = await database.read(actor, (db) => selectProject(db, key.schoolId, key.projectId));
    const pages = await database.read(actor, (db) => selectPagesOf(db, project, fieldIdOf(key)));
    for (const [at, { id }] of pages.entries()) {
      await cutPage(parts, actor, { project, pageId: id, name: fieldIdOf(key) });
      await heartbeat((at + 1) / pages.length);
    }
    await database.write(actor, (db) => updateCutting(db, project, key));
  },
  // pages that could not be cut keep the pictures that they had
  gaveUp: async (payload, { actor }) => {
    const key = payload as Static<typeof Payload>;
    await parts.database.write(actor, (db) => updateCutting(db, key, key));
  },
});

/** Pictures are cut before the project is locked: scans and people wait for that lock. */
async function cutPage(
  { clock, database, files, plans, results }: Parts,
  actor: SystemActor,
  { project, pageId, name }: { readonly project: Project; readonly pageId: IdOf; readonly name: string },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-crops-'));
  try {
    const found = await database.read(actor, async (db) => {
      const page = await selectPage(db, project.schoolId, pageId);
      const sheets = await plans.ofPaper(db, project);
      const plan = planOf({ db, project, sheets, results, now: clock.now() }, page);
      if (!plan) return null;
      const boxes = grownPlan(plan, await growsOf(db, project)).crops.filter(({ itemIds }) => itemIds.includes(name));
      return { page, boxes, sheets, file: await files.find(db, page.fileId) };
    });
    if (!found) return;
    const pictures = await cutOut(await buffer(await files.open(found.file)), found, folder);
    await database.write(actor, async (db) => {
      await lockProject(db, project);
      const page = await lockPage(db, project, pageId);
      const isSame = page?.fileId === found.page.fileId && page.sheet === found.page.sheet;
      // a page that was placed or taken away meanwhile is cut by who did that
      if (!page || !isSame || page.number !== found.page.number) return;
      const filing: Filing = { db, project, sheets: found.sheets, results, now: clock.now() };
      const owner = { personId: null, schoolId: page.schoolId };
      const cut: { fileId: IdOf; width: number; height: number }[] = [];
      for (const { path, name: fileName, ...size } of pictures) {
        const stored = await files.store(db, { path, name: fileName }, 'photos', owner);
        cut.push({ fileId: stored.id, ...size });
      }
      const crops = page.crops.map((crop) => (crop.itemIds.includes(name) ? { ...crop, ...cut.shift() } : crop));
      await updateCrops(db, page, crops);
      if (page.state === 'placed') await keepScript(filing, page.scriptId!, []);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Parts of a page as people see it, each a file in the folder. */
async function cutOut(
  picture: Buffer,
  { page, boxes }: { readonly page: PageRow; readonly boxes: readonly Crop[] },
  folder: string,
) {
  const cut: { path: string; name: string; width: number; height: number }[] = [];
  for (const [at, { x, y, width, height }] of boxes.entries()) {
    const [left, top] = [Math.floor(x * shownScale), Math.floor(y * shownScale)];
    const size = {
      width: Math.max(1, Math.min(page.width - left, Math.ceil(width * shownScale))),
      height: Math.max(1, Math.min(page.height - top, Math.ceil(height * shownScale))),
    };
    const path = join(folder, `${at}.webp`);
    await sharp(picture)
      .extract({ left, top, ...size })
      .webp({ quality: 60, effort: 2 })
      .toFile(path);
    cut.push({ path, name: `${page.position + 1}-${at + 1}.webp`, ...size });
  }
  return cut;
}
