import { useLocation } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Chip } from 'edutech/core/ui/Chip';
import { useText } from 'edutech/core/web/hooks';
import { SheetTab } from './SheetTab';
import { ViewActs } from './ViewActs';
import type { ViewData } from './load-view';

const SummaryTab = onDemand(() => import('../summary/SummaryTab').then((part) => part.SummaryTab));
const AppealsTab = onDemand(() => import('./appeals/AppealsTab').then((part) => part.AppealsTab));
const ExplainMode = onDemand(() => import('../explain/ExplainMode').then((part) => part.ExplainMode));

/** A published homework as it stands: the sheet with its classes, what it came to, what students appeal against. */
export function PublishedView({ data }: { readonly data: ViewData }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const { published, tab } = data;
  const { title, subject, questions, points, minutes, appeals } = published;
  const shown = tab === 'explain' ? 'summary' : tab;
  const to = (next: string | null) => changed(query, { tab: next, item: null });
  return (
    <PageFrame
      title={title}
      note={t('work.view.facts', { subject, questions, points, minutes })}
      end={<ViewActs data={data} />}
    >
      <Tabs
        label={t('work.view.tabs')}
        current={shown}
        items={[
          { id: 'sheet', to: to(null), label: t('work.view.tab.sheet') },
          { id: 'summary', to: to('summary'), label: t('work.view.tab.summary') },
          {
            id: 'appeals',
            to: to('appeals'),
            label: t('work.view.tab.appeals'),
            ...(appeals > 0 && { count: appeals }),
          },
        ]}
      />
      {shown === 'summary' && <ClassChoice data={data} />}
      {shown === 'sheet' && <SheetTab data={data} />}
      {shown === 'summary' && <SummaryTab data={data} />}
      {shown === 'appeals' && <AppealsTab data={data} />}
      {tab === 'explain' && data.summary && data.marked && (
        <ExplainMode data={data} summary={data.summary} marked={data.marked} />
      )}
    </PageFrame>
  );
}

/** One class, or all that have it. */
function ClassChoice({ data: { published, assignmentId } }: { readonly data: ViewData }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const classes = published.assignments.filter(({ withdrawn }) => !withdrawn);
  if (classes.length < 2) return null;
  return (
    <fieldset
      className="filter-chips work-view-classes shrink above-3 frameless"
      aria-label={t('work.monitor.classes')}
    >
      <Chip selected={assignmentId === null} to={changed(query, { assignment: null })}>
        {t('work.view.allClasses')}
      </Chip>
      {classes.map((one) => (
        <Chip
          key={one.assignmentId}
          selected={one.assignmentId === assignmentId}
          to={changed(query, { assignment: one.assignmentId })}
        >
          {one.className}
        </Chip>
      ))}
    </fieldset>
  );
}
