import { useLoaderData } from 'react-router';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { composeAddress } from '../../shared/addresses';
import { CalendarView } from './calendar/CalendarView';
import { DraftsView } from './DraftsView';
import { ListFilters } from './ListFilters';
import { listHints } from './list-keys';
import { type Tab, tabs } from './list-wish';
import { type ListData, loadList } from './load-list';
import { PublishedView } from './PublishedView';
import { WeekLoad } from './side/WeekLoad';
import { TodoLine } from './TodoLine';

export const loader: Loader<ListData> = loadList;

/** Homework of a teacher: what waits, what classes have, what is being written; and the calendar of a class. */
export function Page() {
  const data = useLoaderData<ListData>();
  const { tab, classId } = data.wish;
  const classes = eachOnce(data.classes);
  return (
    <>
      <ListHead tab={tab} data={data} />
      {tab === 'published' && <TodoLine data={data} />}
      {tab === 'calendar' ? (
        <CalendarView classes={classes} wish={data.wish} now={data.now} />
      ) : (
        <div className={tab === 'published' ? 'work-columns' : undefined}>
          <Stack gap={2} className="work-main">
            <ListFilters data={data} classes={classes} />
            {data.drafts ? (
              <DraftsView tab={tab as 'draft'} drafts={data.drafts} now={data.now} />
            ) : (
              <PublishedView data={data} />
            )}
          </Stack>
          {tab === 'published' && (
            <Stack as="aside" gap={4} className="work-side">
              <WeekLoad
                now={data.now}
                classes={classes}
                chosen={classId ?? data.published.data[0]?.assignments[0]?.classId ?? null}
              />
            </Stack>
          )}
        </div>
      )}
      <KeyHints hints={listHints} />
    </>
  );
}

/** Classes that one teaches two subjects stand there once. */
const eachOnce = (classes: readonly TaughtClassItem[]): TaughtClassItem[] => [
  ...new Map(classes.map((one) => [one.classId, one])).values(),
];

function ListHead({ tab, data }: { readonly tab: Tab; readonly data: ListData }) {
  const t = useText();
  const { published } = data;
  const counts: Partial<Record<Tab, number>> = {
    ...(tab === 'published' && { published: published.pageData.total }),
    draft: published.drafts,
  };
  return (
    <Row as="header" align="end" wrap gap={4} rows={2} className="work-head lined-below">
      <h1 className="visually-hidden">{t('work.list.title')}</h1>
      <Tabs
        label={t('work.list.tabs')}
        current={tab}
        items={tabs
          .filter((id) => id !== 'calendar')
          .map((id) => ({
            id,
            label: t(`work.tab.${id}`),
            to: id === 'published' ? '?' : `?tab=${id}`,
            count: counts[id],
          }))}
      />
      <Row align="stretch" className="work-head-end pad-b-2">
        <Button icon="Calendar" to="?tab=calendar" look={tab === 'calendar' ? 'soft' : 'outline'}>
          {t('work.tab.calendar')}
        </Button>
        <Can rule={['homework_tea.arrange']}>
          <Button look="primary" icon="Add" to={composeAddress()}>
            {t('work.list.new')} <kbd className="key work-key">N</kbd>
          </Button>
        </Can>
      </Row>
    </Row>
  );
}
