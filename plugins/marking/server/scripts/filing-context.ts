import type { Db } from 'edutech/core/server/data/db';
import type { ExamResults } from 'edutech/plugins/exam/api';
import type { PagePlan } from '../../model/sheet/plan';
import type { PageRow, Project } from './pages.queries';
import type { PlannedSheet } from './sheet-plans';

/** What filing works with, within one transaction that has locked the project. */
export interface Filing {
  readonly db: Db;
  readonly project: Project;
  readonly sheets: readonly PlannedSheet[];
  readonly results: ExamResults<Db>;
  readonly now: Date;
}

export const sheetOf = ({ sheets }: Filing, page: PageRow): PlannedSheet | undefined =>
  sheets.find(({ code }) => code === page.sheet);

export const planOf = (filing: Filing, page: PageRow): PagePlan | undefined =>
  page.number === null ? undefined : sheetOf(filing, page)?.plans[page.number - 1];

/** Whether a page says whose it is. */
export const hasIdentity = ({ label, fields }: PagePlan): boolean =>
  label !== null || fields.some(({ kind }) => kind === 'digit');
