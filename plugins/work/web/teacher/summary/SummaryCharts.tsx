import { onDemand } from 'edutech/core/ui/form/on-demand';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { ratesByItem, readMarks, tenthsByClass } from './marks-table';

const Charts = onDemand(() => import('./Charts').then((part) => part.Charts));

interface SummaryChartsProps {
  readonly homeworkId: string;
  readonly assignmentId: string | null;
  /** In the order of the sheet. */
  readonly items: readonly string[];
}

/** The marks as one table, drawn; what the tables beside it say can be read before. */
export function SummaryCharts({ homeworkId, assignmentId, items }: SummaryChartsProps) {
  const scope = { homeworkId, ...(assignmentId && { assignmentId }) };
  const {
    data: marks,
    error,
    again,
  } = useRead((call, signal) => readMarks(call, scope, { quiet: true, signal }), scope);
  if (error !== undefined) return <ErrorState error={error} onRetry={again} />;
  if (!marks) return <Grid columns={2} className="work-charts work-charts-empty" aria-hidden="true" />;
  return <Charts classes={tenthsByClass(marks)} items={ratesByItem(marks, items)} />;
}
