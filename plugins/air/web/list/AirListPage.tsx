import { useLoaderData } from 'react-router';
import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { Panel } from 'edutech/core/ui/Card';
import { Button } from 'edutech/core/ui/Button';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { pageFrom } from 'edutech/core/ui/rules/pages';
import { useText } from 'edutech/core/web/hooks';
import type { Loader, LoaderArgs } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { airContinue, type AirResource, airResources, type BegunLesson } from '../../api';
import { placeAddress, timetablePath } from '../shared/addresses';
import { LessonCard } from '../shared/LessonCard';
import { BookTabs } from './BookTabs';
import { ChapterTree } from './ChapterTree';
import { ContinueList } from '../watching/ContinueList';
import { listFailure } from './list-failure';
import { OwnEntries } from './OwnEntries';
import { findNode, loadPlace, type Place } from './place';

/** Resources of a page (portal.md section 9). */
const pageSize = 8;

interface Data {
  readonly place: Place;
  readonly lessons: readonly AirResource[];
  readonly total: number;
  /** What the reader has begun: on the first page, before a chapter is chosen. */
  readonly begun: readonly BegunLesson[];
}

/** Begun lessons that stand above the list: a row. */
const begunInRow = 3;

/** Lessons that a screen shows without scrolling: a row. */
const firstInSight = 4;

export const loader: Loader<Data> = async (args) => {
  try {
    return await load(args);
  } catch (error) {
    throw listFailure(error);
  }
};

const load: Loader<Data> = async (args) => {
  const { call, url } = args;
  const [place, begun] = await Promise.all([
    loadPlace(call, url.searchParams.get('airbookid'), url.searchParams.get('nodecode')),
    loadBegun(args),
  ]);
  if (!place.book) return { place, begun, lessons: [], total: 0 };
  const { data, pageData } = await call(airResources, {
    airBookId: place.book.airBookId,
    nodeCode: place.code,
    page: pageFrom(url.searchParams),
    pageLine: pageSize,
  });
  return { place, begun, lessons: data, total: pageData.total };
};

/** Terms are of signed-in people only; who has just been signed out sees the list as visitors do. */
async function loadBegun({ call, url, termId }: LoaderArgs): Promise<readonly BegunLesson[]> {
  if (!termId || url.searchParams.size > 0) return [];
  return call(airContinue, { count: begunInRow }, { quiet: true, withoutSignIn: true }).catch(() => []);
}

export function Page() {
  const { place, lessons, total, begun } = useLoaderData<Data>();
  const t = useText();
  const { book, tree, code } = place;
  const node = findNode(tree, code);
  return (
    <div className="wrap air-page">
      <Breadcrumb
        items={[
          { label: t('air.crumb.home'), to: '/login' },
          { label: t('air.list.title'), to: '/air/air_list' },
          ...(book ? [{ label: book.airBookName }] : []),
        ]}
      />
      <Row as="header" align="baseline" wrap gap={4} rows={1} className="below-3">
        <h1 className="t-24">{t('air.list.title')}</h1>
        <p className="muted">{t('air.list.note')}</p>
        <Row as="span" align="stretch" wrap className="end">
          <Button look="quiet" icon="Calendar" to={timetablePath}>
            {t('air.list.timetable')}
          </Button>
          <OwnEntries />
        </Row>
      </Row>
      {begun.length > 0 && (
        <Panel className="below-4" title={t('air.continue.title')}>
          <ContinueList lessons={begun} />
        </Panel>
      )}
      {book && <BookTabs books={place.books} current={book} />}
      <Stack align="start" className="air-columns">
        {book && <ChapterTree book={book} tree={tree} current={code} currentName={node?.nodeName ?? ''} />}
        <section aria-label={t('air.list.lessons')}>
          <Row as="header" align="baseline" wrap gap={3} rows={1} className="air-tools below-4">
            <h2>{node?.nodeName ?? book?.airBookName}</h2>
            <span className="muted">{t('air.list.count', { count: total })}</span>
          </Row>
          <ListStates
            count={lessons.length}
            empty={{
              picture: 'book',
              title: t('air.list.empty'),
              text: t('air.list.emptyHint'),
            }}
            filtered={Boolean(book && book.lessons > 0 && code)}
            clear={book ? placeAddress(book.airBookId) : undefined}
            skeleton="cards"
          >
            <CoverCards>
              {lessons.map((lesson, nth) => (
                <LessonCard key={lesson.resourceId} lesson={lesson} isInSight={nth < firstInSight} />
              ))}
            </CoverCards>
          </ListStates>
          <Pager total={total} size={pageSize} />
          <p className="above-4 size-13 center">
            <a href="/air/lite">{t('air.list.lite')}</a>
          </p>
        </section>
      </Stack>
    </div>
  );
}
