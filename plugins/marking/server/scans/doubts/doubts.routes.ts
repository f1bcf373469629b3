import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import { isAppError, notFound } from 'edutech/core/common/errors';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { ExamResults } from 'edutech/plugins/exam/api';
import type * as api from '../../../api/scans';
import { identityOf, type Proposal, saidNumber } from '../../../model/scans/identity';
import { clearDoubt } from '../../scripts/clear-doubt';
import { correctPage, reopenDoubt } from '../../scripts/take-back';
import { type Filing, planOf, sheetOf } from '../../scripts/filing-context';
import {
  type DoubtRow,
  lockProject,
  type PageRow,
  type Project,
  selectDoubt,
  selectPage,
  selectPlaced,
  selectScript,
  selectScripts,
} from '../../scripts/pages.queries';
import type { SheetPlans } from '../../scripts/sheet-plans';
import { selectBatchNames, selectDoubts } from './doubts.queries';
import { holdProject, loadProject } from '../load-project';
import type { ScansBroadcast } from '../scans-broadcast';
import { bubblesOf, labelOfField, shownOf } from './show-doubt';
import { selectFound, selectMissing, selectNamed, updateAbsent } from '../station.queries';

export interface DoubtParts {
  readonly broadcast: ScansBroadcast;
  readonly files: Files;
  readonly plans: SheetPlans;
  readonly results: ExamResults<Db, SignedIn>;
}

export const scanDoubts =
  ({ plans }: DoubtParts): Handler<typeof api.scanDoubts> =>
  async ({ db, actor, input }) => {
    const project = await loadProject(db, actor, input.projectId);
    const sheets = await plans.ofPaper(db, project);
    const doubts = await selectDoubts(db, project, input.isCleared);
    return {
      doubts: doubts.map(({ field, sheet, number, ...doubt }) => {
        const of = sheets.find(({ code }) => code === sheet);
        const own = field === null || number === null ? undefined : of?.plans[number - 1]?.fields[field];
        return { ...doubt, label: of && own ? labelOfField(of.sheet, own) : '' };
      }),
    };
  };

/** Proposals for whose page it is; of a copy the student whose page is there. */
async function proposalsOf(filing: Filing, page: PageRow, { kind }: DoubtRow): Promise<readonly Proposal[]> {
  const plan = planOf(filing, page);
  if (kind === 'duplicate' && page.scriptId) return [{ scriptId: page.scriptId, share: 1 }];
  if (!plan || (kind !== 'identity' && kind !== 'unexpected')) return [];
  const scripts = await selectScripts(filing.db, filing.project);
  const identity = identityOf(plan.fields, page.readings, page.label, scripts);
  return identity.kind === 'known' ? [{ scriptId: identity.scriptId, share: 1 }] : identity.proposals;
}

export const scanDoubt =
  (parts: DoubtParts): Handler<typeof api.scanDoubt> =>
  async ({ db, actor, input, now }) => {
    const { files, plans, results } = parts;
    const project = await loadProject(db, actor, input.projectId);
    const doubt = await doubtOf(db, project, input.doubtId);
    const page = await selectPage(db, project.schoolId, doubt.pageId);
    const filing: Filing = { db, project, sheets: await plans.ofPaper(db, project), results, now };
    const [sheet, plan] = [sheetOf(filing, page), planOf(filing, page)];
    const proposals = await proposalsOf(filing, page, doubt);
    const named = await selectNamed(
      db,
      project,
      proposals.map(({ scriptId }) => scriptId),
      page.number,
    );
    const byId = new Map(named.map((one) => [one.scriptId, one]));
    const first =
      doubt.kind === 'duplicate' && page.scriptId
        ? (await selectPlaced(db, project, page.scriptId)).find(({ number }) => number === page.number)
        : undefined;
    const stored = await files.findMany(db, [page.fileId, ...(first ? [first.fileId] : [])]);
    const shown = shownOf(plan, page, doubt);
    const pictureOf = (of: PageRow) => ({
      address: files.ticketAddress(stored.get(of.fileId)!, 'view', actor.sessionId),
      ...shown.page,
    });
    const field = doubt.field === null ? undefined : plan?.fields[doubt.field];
    return {
      doubtId: doubt.id,
      kind: doubt.kind,
      label: sheet && field ? labelOfField(sheet.sheet, field) : '',
      batch: (await selectBatchNames(db, project.schoolId, [page.batchId])).get(page.batchId) ?? '',
      position: page.position + 1,
      number: page.number,
      page: pictureOf(page),
      view: shown.view,
      frames: [...shown.frames],
      ...(sheet && plan && doubt.field !== null
        ? bubblesOf(sheet.sheet, plan, page, doubt.field)
        : { bubbles: [], isMultiple: false, why: null, values: [] }),
      digits: plan ? saidNumber(plan.fields, page.readings) : '',
      code: page.label,
      proposals: proposals.flatMap(({ scriptId, share }) => {
        const one = byId.get(scriptId);
        return one ? [{ ...one, share }] : [];
      }),
      copy: first ? pictureOf(first) : null,
    };
  };

async function doubtOf(db: Db, { schoolId, projectId }: Project, doubtId: string): Promise<DoubtRow> {
  const doubt = await selectDoubt(db, schoolId, doubtId);
  // of another project: for this one it is not there
  return doubt.projectId === projectId ? doubt : selectDoubt(db, schoolId, projectId);
}

/** Does something about pages while nobody else files pages of the project, as the system: it writes what students have. */
const deciding =
  <Input extends { readonly projectId: string }, Output>(
    { broadcast, plans, results }: DoubtParts,
    decide: (filing: Filing, call: { readonly input: Input; readonly actor: SignedIn }) => Promise<Output>,
  ) =>
  async ({ db, actor, input, now }: { db: Db; actor: SignedIn; input: Input; now: Date }): Promise<Output> => {
    const project = await holdProject(db, actor, input.projectId);
    const output = await db.as(asSystem('clears a doubt about a scan'), async (all) => {
      await lockProject(all, project);
      const sheets = await plans.ofPaper(all, project);
      return decide({ db: all, project, sheets, results, now }, { input, actor });
    });
    db.afterCommit(() => broadcast.send(project.projectId));
    return output;
  };

/** Why a doubt of several is left: nothing of it was written. */
const notDecided: ReadonlySet<string> = new Set([
  'marking.error.cleared',
  'marking.error.noDoubt',
  'marking.error.noSuchAnswer',
  'marking.error.tooManyPoints',
]);

export const clearScanDoubts = (parts: DoubtParts): Handler<typeof api.clearScanDoubts> =>
  deciding<InputOf<typeof api.clearScanDoubts>, OutputOf<typeof api.clearScanDoubts>>(
    parts,
    async (filing, { input: { doubtIds, answer }, actor }) => {
      const cleared: string[] = [];
      for (const doubtId of doubtIds) {
        try {
          await clearDoubt(filing, await doubtOf(filing.db, filing.project, doubtId), answer, actor.personId);
          cleared.push(doubtId);
        } catch (error) {
          const isLeft = isAppError(error) && notDecided.has(error.key);
          if (doubtIds.length === 1 || !isLeft) throw error;
        }
      }
      return { cleared };
    },
  );

export const reopenScanDoubts = (parts: DoubtParts): Handler<typeof api.reopenScanDoubts> =>
  deciding<InputOf<typeof api.reopenScanDoubts>, OutputOf<typeof api.reopenScanDoubts>>(
    parts,
    async (filing, { input: { doubtIds } }) => {
      // what was decided last is taken back first
      for (const doubtId of doubtIds.toReversed())
        await reopenDoubt(filing, await doubtOf(filing.db, filing.project, doubtId));
      return {};
    },
  );

export const scanPages =
  ({ files, plans }: DoubtParts): Handler<typeof api.scanPages> =>
  async ({ db, actor, input }) => {
    const project = await loadProject(db, actor, input.projectId);
    const { scriptId } = await selectScript(db, project, input.scriptId);
    const pages = await selectPlaced(db, project, scriptId);
    const names = await selectBatchNames(
      db,
      project.schoolId,
      pages.map(({ batchId }) => batchId),
    );
    const stored = await files.findMany(
      db,
      pages.map(({ fileId }) => fileId),
    );
    const sheets = await plans.ofPaper(db, project);
    return {
      pages: pages.map(({ id, number, batchId, position, fileId, sheet }) => {
        const { width, height } = sheets.find(({ code }) => code === sheet)!.plans[number! - 1]!;
        const page = { address: files.ticketAddress(stored.get(fileId)!, 'view', actor.sessionId), width, height };
        return { pageId: id, number: number!, batch: names.get(batchId) ?? '', position: position + 1, page };
      }),
    };
  };

export const correctScanPage = (parts: DoubtParts): Handler<typeof api.correctScanPage> =>
  deciding<InputOf<typeof api.correctScanPage>, OutputOf<typeof api.correctScanPage>>(
    parts,
    async (filing, { input, actor }) => {
      const page = await selectPage(filing.db, filing.project.schoolId, input.pageId);
      if (page.projectId !== input.projectId) throw notFound('marking.error.noPage');
      return { doubtId: await correctPage(filing, page, input.answer, actor.personId) };
    },
  );

export const scanStudents: Handler<typeof api.scanStudents> = async ({ db, actor, input }) => {
  const project = await loadProject(db, actor, input.projectId);
  const find = input.find.trim();
  return { students: find === '' ? [] : await selectFound(db, project, find, input.number) };
};

export const scanMissing: Handler<typeof api.scanMissing> = async ({ db, actor, input }) => {
  const project = await loadProject(db, actor, input.projectId);
  const scripts = await selectMissing(db, project);
  return { scripts: scripts.map(({ has, ...script }) => ({ ...script, has: [...has] })) };
};

export const markAbsent =
  ({ broadcast }: DoubtParts): Handler<typeof api.markAbsent> =>
  async ({ db, actor, input }) => {
    const project = await holdProject(db, actor, input.projectId);
    await lockProject(db, project);
    const changed = await updateAbsent(db, project, input.scriptIds, input.isAbsent);
    db.afterCommit(() => broadcast.send(project.projectId));
    return { changed };
  };
