import { useLoaderData, useLocation } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { Chip } from 'edutech/core/ui/Chip';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { listRecordings, monitorAssignment } from '../../../api';
import { routes } from '../../../routes';
import { PaperCheck } from './PaperCheck';
import { ProgressGrid } from './ProgressGrid';
import { Recordings } from './Recordings';
import { usePractising } from './use-practising';

const tabs = ['progress', 'paper', 'recordings'] as const;
export type MonitorData = OutputOf<typeof monitorAssignment>;

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const search = url.searchParams;
  const [id, ofClass] = [search.get('assignment'), search.get('class')];
  if (!isId(id)) return null;
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'progress';
  const [monitor, heard] = await Promise.all([
    call(monitorAssignment, { assignmentId: id, ...(isId(ofClass) && { classId: ofClass }) }, { signal }),
    tab === 'recordings' ? call(listRecordings, { assignmentId: id }, { signal }) : null,
  ]);
  return { tab, monitor, recordings: heard?.recordings ?? [] };
};
type Data = Awaited<ReturnType<typeof loader>>;

/** The document is called as the homework is. */
export const head = (data: Data): PageHead => (data ? { title: data.monitor.title } : {});

/** How a class does: students and words as a grid, photos of paper to check, recordings to hear. */
export function Page() {
  const data = useLoaderData<Data>();
  const query = new URLSearchParams(useLocation().search);
  if (!data)
    return (
      <NothingHere
        picture="box"
        title="dictionary.error.noAssignment"
        on={{ to: routes.list.to(), label: 'dictionary.list.title' }}
      />
    );
  return <Monitor data={data} query={query} />;
}

interface MonitorProps {
  readonly data: NonNullable<Data>;
  readonly query: URLSearchParams;
}

function Monitor({ data: { tab, monitor, recordings }, query }: MonitorProps) {
  const t = useText();
  const practising = usePractising(monitor);
  const hasWrong = monitor.words.some(({ wrong }) => wrong > 0);
  const passed = monitor.people.filter(({ isPassed }) => isPassed).length;
  return (
    <PageFrame
      title={monitor.title}
      note={
        <>
          {t('dictionary.monitor.passed', { passed, all: monitor.people.length, percent: monitor.passPercent })}
          {' · '}
          {t('dictionary.monitor.dueToday', monitor.due)}
          {' · '}
          <span aria-live="polite">{t('dictionary.monitor.now', { count: practising.size })}</span>
        </>
      }
      end={
        <>
          <Button to={routes.view.to({ assignment: monitor.assignmentId })}>{t('dictionary.monitor.words')}</Button>
          {hasWrong && monitor.classId && (
            <Button icon="Send" to={routes.create.to({ from: monitor.assignmentId, class: monitor.classId })}>
              {t('dictionary.monitor.again')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Row wrap gap={4} rows={2} justify="between">
          <Tabs
            label={t('dictionary.monitor.title')}
            current={tab}
            items={tabs.map((id) => ({
              id,
              label: t(`dictionary.monitor.tab.${id}`),
              to: changed(query, { tab: id === 'progress' ? null : id }),
            }))}
          />
          <Row wrap>
            {monitor.classes.map(({ classId, className }) => (
              <Chip key={classId} selected={classId === monitor.classId} to={changed(query, { class: classId })}>
                <CityWords>{className}</CityWords>
              </Chip>
            ))}
          </Row>
        </Row>
        {monitor.people.length === 0 ? (
          <div className="card">
            <EmptyState picture="box" title={t('dictionary.monitor.nobody')} />
          </div>
        ) : (
          <>
            {tab === 'progress' && <ProgressGrid data={monitor} practising={practising} />}
            {tab === 'paper' && <PaperCheck key={monitor.classId} data={monitor} />}
            {tab === 'recordings' && <Recordings recordings={recordings} />}
          </>
        )}
      </Stack>
    </PageFrame>
  );
}
