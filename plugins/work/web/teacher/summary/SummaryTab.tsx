import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Split } from 'edutech/core/ui/layout/Split';
import { useText } from 'edutech/core/web/hooks';
import { exportScores } from '../../../api';
import type { ViewData } from '../view/load-view';
import { ItemTable } from './ItemTable';
import { followUpAddress } from '../../shared/addresses';
import { itemRows, weakQuestions } from '../../../model/marking/item-rows';
import { KnowledgePanel, PeoplePanel } from './SidePanels';
import { SummaryCharts } from './SummaryCharts';

const ScoresDrawer = onDemand(() => import('./ScoresDrawer').then((part) => part.ScoresDrawer));

/** What a homework came to: how points are spread, how each item went and why, of each student. */
export function SummaryTab({ data }: { readonly data: ViewData }) {
  const t = useText();
  const { summary, published, assignmentId } = data;
  const mayArrange = useCan(['homework_tea.arrange']);
  const mayDownload = useCan(['homework_tea.download']);
  const [isImporting, setImporting] = useState(false);
  if (!summary || summary.submitted === 0) {
    return (
      <div className="card">
        <EmptyState title={t('work.summary.none')} text={t('work.summary.none.text')} />
      </div>
    );
  }
  const rows = itemRows(
    summary.items,
    data.sheet.items.map(({ itemId }) => itemId),
  );
  const followed = weakQuestions(rows, (itemId) => data.sheet.items.find((one) => one.itemId === itemId)?.questionId);
  const scope = { homeworkId: published.homeworkId, ...(assignmentId && { assignmentId }) };
  const percent = (value: number | null) =>
    value === null ? '–' : <FormattedNumber value={value} style="percent" minimumFractionDigits={1} />;
  const figures = [
    ['submitted', `${summary.submitted}/${summary.students}`],
    ['corrected', `${summary.corrected}/${summary.submitted}`],
    ['mean', percent(summary.mean)],
    ['median', percent(summary.median)],
  ] as const;
  return (
    <Stack gap={4} className="above-3">
      <Row wrap gap={3}>
        <Row as="dl" align="stretch" wrap gap={3} className="work-figures">
          {figures.map(([name, value]) => (
            <div key={name} className="card pad-y-3 pad-x-4">
              <dt className="note">{t(`work.summary.${name}`)}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </Row>
        <Row as="span" align="stretch" wrap gap={1} className="work-summary-acts end no-print">
          {mayArrange && followed.length > 0 && (
            <Button
              size="small"
              look="soft"
              icon="Add"
              to={followUpAddress(published.homeworkId, assignmentId ?? undefined)}
            >
              {t('work.summary.followUp', { count: followed.length })}
            </Button>
          )}
          {mayDownload && (
            <ExportButton endpoint={exportScores} input={scope}>
              {t('work.summary.export')}
            </ExportButton>
          )}
          <Button look="quiet" size="small" icon="ArrowUpload" onClick={() => setImporting(true)}>
            {t('work.summary.import')}
          </Button>
        </Row>
      </Row>
      <SummaryCharts
        homeworkId={published.homeworkId}
        assignmentId={assignmentId}
        items={data.sheet.items.map(({ itemId }) => itemId)}
      />
      <Split side={280} until={1280}>
        <ItemTable data={data} summary={summary} />
        <Stack gap={4} className="no-print">
          <KnowledgePanel knowledge={summary.knowledge} />
          <PeoplePanel data={data} people={summary.people} />
        </Stack>
      </Split>
      {isImporting && <ScoresDrawer scope={scope} onClose={() => setImporting(false)} />}
    </Stack>
  );
}
