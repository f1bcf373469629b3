import { useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { exportScores } from '../../../api';
import type { ViewData } from '../view/load-view';
import { ItemTable } from './ItemTable';
import { KnowledgePanel, PeoplePanel } from './SidePanels';
import { SummaryCharts } from './SummaryCharts';

const ScoresDrawer = onDemand(() => import('./ScoresDrawer').then((part) => part.ScoresDrawer));

/** What a homework came to: how points are spread, how each item went and why, of each pupil. */
export function SummaryTab({ data }: { readonly data: ViewData }) {
  const { summary, published, assignmentId } = data;
  const mayDownload = useCan(['homework_tea.download']);
  const [isImporting, setImporting] = useState(false);
  if (!summary || summary.submitted === 0) {
    return (
      <div className="card">
        <EmptyState
          title={<FormattedMessage id="work.summary.none" />}
          text={<FormattedMessage id="work.summary.none.text" />}
        />
      </div>
    );
  }
  const scope = { homeworkId: published.homeworkId, ...(assignmentId && { assignmentId }) };
  const percent = (value: number | null) =>
    value === null ? '–' : <FormattedNumber value={value} style="percent" minimumFractionDigits={1} />;
  const figures = [
    ['submitted', `${summary.submitted}/${summary.pupils}`],
    ['corrected', `${summary.corrected}/${summary.submitted}`],
    ['mean', percent(summary.mean)],
    ['median', percent(summary.median)],
  ] as const;
  return (
    <div className="work-summary">
      <div className="work-summary-head">
        <dl className="work-figures">
          {figures.map(([name, value]) => (
            <div key={name} className="card">
              <dt>
                <FormattedMessage id={`work.summary.${name}`} />
              </dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <span className="work-summary-acts">
          {mayDownload && (
            <ExportButton endpoint={exportScores} input={scope}>
              <FormattedMessage id="work.summary.export" />
            </ExportButton>
          )}
          <Button look="quiet" size="small" icon="ArrowUpload" onClick={() => setImporting(true)}>
            <FormattedMessage id="work.summary.import" />
          </Button>
        </span>
      </div>
      <SummaryCharts
        homeworkId={published.homeworkId}
        assignmentId={assignmentId}
        items={data.sheet.items.map(({ itemId }) => itemId)}
      />
      <div className="work-summary-columns">
        <ItemTable data={data} summary={summary} />
        <div className="work-view-side">
          <KnowledgePanel knowledge={summary.knowledge} />
          <PeoplePanel data={data} people={summary.people} />
        </div>
      </div>
      {isImporting && <ScoresDrawer scope={scope} onClose={() => setImporting(false)} />}
    </div>
  );
}
