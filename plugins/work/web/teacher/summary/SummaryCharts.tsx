import { useCallback, useEffect, useState } from 'react';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { useCall } from 'edutech/core/web/hooks';
import { type Mark, ratesByItem, readMarks, tenthsByClass } from './marks-table';

const Charts = onDemand(() => import('./Charts').then((part) => part.Charts));

interface SummaryChartsProps {
  readonly homeworkid: string;
  readonly assignmentid: string | null;
  /** In the order of the sheet. */
  readonly items: readonly string[];
}

/** The marks as one table, drawn; what the tables beside it say can be read before. */
export function SummaryCharts({ homeworkid, assignmentid, items }: SummaryChartsProps) {
  const call = useCall();
  const [marks, setMarks] = useState<readonly Mark[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      setError(null);
      try {
        const scope = { homeworkid, ...(assignmentid && { assignmentid }) };
        setMarks(await readMarks(call, scope, { quiet: true, signal }));
      } catch (fault) {
        if (!signal?.aborted) setError(fault);
      }
    },
    [call, homeworkid, assignmentid],
  );
  // Once the page stands
  useEffect(() => {
    const asking = new AbortController();
    void read(asking.signal);
    return () => asking.abort();
  }, [read]);
  if (error !== null) return <ErrorState error={error} onRetry={() => void read()} />;
  if (!marks) return <div className="work-charts work-charts-empty" aria-hidden="true" />;
  return <Charts classes={tenthsByClass(marks)} items={ratesByItem(marks, items)} />;
}
