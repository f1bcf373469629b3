import type { InputOf } from 'edutech/core/common/endpoint';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { ExamResults } from 'edutech/plugins/exam/api';
import type * as api from '../../api/scans';
import { identityOf, type Proposal, saidNumber } from '../../model/scans/identity';
import { clearDoubt, reopenDoubt } from '../scripts/clear-doubt';
import { type Filing, planOf, sheetOf } from '../scripts/filing-context';
import {
  type DoubtRow,
  lockProject,
  type PageRow,
  type Project,
  selectDoubt,
  selectPage,
  selectPlaced,
  selectScripts,
} from '../scripts/pages.queries';
import type { SheetPlans } from '../scripts/sheet-plans';
import { selectBatchName, selectDoubts } from './doubts.queries';
import { loadProject } from './load-project';
import type { ScansBroadcast } from './scans-broadcast';
import { bubblesOf, labelOfField, shownOf } from './show-doubt';
import { selectFound, selectMissing, selectNamed, updateAbsent } from './station.queries';

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
      batch: (await selectBatchName(db, project.schoolId, page.batchId)).name,
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

/** Does something about a doubt while nobody else files pages of the project, as the system: it writes what students have. */
const deciding =
  <Input extends { readonly projectId: string; readonly doubtId: string }>(
    { broadcast, plans, results }: DoubtParts,
    decide: (
      filing: Filing,
      doubt: DoubtRow,
      call: { readonly input: Input; readonly actor: SignedIn },
    ) => Promise<void>,
  ) =>
  async ({ db, actor, input, now }: { db: Db; actor: SignedIn; input: Input; now: Date }) => {
    const project = await loadProject(db, actor, input.projectId);
    await db.as(asSystem('clears a doubt about a scan'), async (all) => {
      await lockProject(all, project);
      const sheets = await plans.ofPaper(all, project);
      const doubt = await doubtOf(all, project, input.doubtId);
      await decide({ db: all, project, sheets, results, now }, doubt, { input, actor });
    });
    db.afterCommit(() => broadcast.send(project.projectId));
    return {};
  };

export const clearScanDoubt = (parts: DoubtParts): Handler<typeof api.clearScanDoubt> =>
  deciding<InputOf<typeof api.clearScanDoubt>>(parts, (filing, doubt, { input, actor }) =>
    clearDoubt(filing, doubt, input.answer, actor.personId),
  );

export const reopenScanDoubt = (parts: DoubtParts): Handler<typeof api.reopenScanDoubt> => deciding(parts, reopenDoubt);

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
    const project = await loadProject(db, actor, input.projectId);
    await lockProject(db, project);
    const changed = await updateAbsent(db, project, input.scriptIds, input.isAbsent);
    db.afterCommit(() => broadcast.send(project.projectId));
    return { changed };
  };
