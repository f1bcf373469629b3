import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { frontPath } from 'edutech/core/common/front';
import type { Id } from 'edutech/core/common/ids';
import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { Panel } from 'edutech/core/ui/Card';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { pageFrom } from 'edutech/core/ui/rules/pages';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { Loader, LoaderArgs } from 'edutech/core/web/plugin';
import { NarrowFold } from 'edutech/core/ui/layout/NarrowFold';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { airContinue, airFavourites, type AirResource, airResources, type BegunLesson } from '../../api';
import { choicesAround } from '../../model/list/shelf-choice';
import { type Wish, wishOf } from '../../model/list/wish';
import { routes } from '../../routes';
import { placeAddress } from '../shared/addresses';
import { LessonCard } from '../shared/LessonCard';
import { ViewChips } from '../shared/ViewChips';
import { BookTabs } from './BookTabs';
import { ChapterTree } from './ChapterTree';
import { LessonTools } from './LessonTools';
import { ShelfChips } from './ShelfChips';
import { FavouriteList } from '../favourites/FavouriteList';
import { ContinueList } from '../watching/ContinueList';
import { listFailure } from './list-failure';
import { OwnEntries } from './OwnEntries';
import { findNode, gradeKey, loadPlace, type Place } from './place';

/** Resources of a page (portal.md section 9). */
const pageSize = 8;

interface Data {
  readonly place: Place;
  readonly wish: Wish;
  /** The books stand in the order of a visitor who named none. */
  readonly isOpen: boolean;
  readonly lessons: readonly AirResource[];
  readonly total: number;
  /** What the reader has begun: on the first page, before a chapter is chosen. */
  readonly begun: readonly BegunLesson[];
  /** What the reader has marked: there, too. */
  readonly marked: readonly AirResource[];
}

/** Begun lessons that stand above the list: a row. */
const begunInRow = 3;

/** Marked lessons that can be looked through. */
const mostMarked = 50;

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
  const { call, url, storage, termId } = args;
  const wish = wishOf(url.searchParams);
  const bookId = url.searchParams.get('airbookid');
  // who belongs to classes has their grades first anyway
  const gradeId = termId ? null : storage.get<Id>(gradeKey);
  const [place, [begun, marked]] = await Promise.all([
    loadPlace(call, bookId, url.searchParams.get('nodecode'), gradeId),
    loadOwn(args),
  ]);
  const said = { place, wish, begun, marked, isOpen: !bookId && !termId };
  if (!place.book) return { ...said, lessons: [], total: 0 };
  const { data, pageData } = await call(airResources, {
    airBookId: place.book.airBookId,
    nodeCode: place.code,
    page: pageFrom(url.searchParams),
    pageLine: pageSize,
    ...wish,
  });
  return { ...said, lessons: data, total: pageData.total };
};

/** Terms are of signed-in people only; who has just been signed out sees the list as visitors do. */
async function loadOwn({
  call,
  url,
  termId,
}: LoaderArgs): Promise<[begun: readonly BegunLesson[], marked: readonly AirResource[]]> {
  if (!termId || url.searchParams.size > 0) return [[], []];
  const quietly = { quiet: true, withoutSignIn: true };
  return Promise.all([
    call(airContinue, { count: begunInRow }, quietly).catch(() => []),
    call(airFavourites, { count: mostMarked }, quietly).catch(() => []),
  ]);
}

/** The server does not know the grade that this device remembers: what it drew for a visitor is asked for again. */
function useRememberedGrade({ isOpen, place: { book } }: Data): void {
  const { storage } = useServices();
  const { revalidate } = useRevalidator();
  // Asks once: afterwards the first book is of that grade, or the grade has none
  useEffect(() => {
    const gradeId = isOpen && storage.get<Id>(gradeKey);
    if (gradeId && book && book.gradeId !== gradeId) void revalidate();
  }, [isOpen, book, storage, revalidate]);
}

export function Page() {
  const data = useLoaderData<Data>();
  const { place, wish, lessons, total, begun, marked } = data;
  const t = useText();
  useRememberedGrade(data);
  const { book, tree, code } = place;
  const choices = book && choicesAround(place.books, book);
  const node = findNode(tree, code);
  return (
    <div className="wrap air-page">
      <Breadcrumb
        items={[
          { label: t('air.crumb.home'), to: frontPath },
          { label: t('air.list.title'), to: routes.list.to() },
          ...(book ? [{ label: book.airBookName }] : []),
        ]}
      />
      <Row as="header" align="baseline" wrap gap={4} rows={1} className="below-3">
        <h1 className="t-24">{t('air.list.title')}</h1>
        <p className="muted not-narrow">{t('air.list.note')}</p>
        <Row as="span" wrap gap={2} rows={1} className="end">
          <OwnEntries />
          <ViewChips current="list" />
        </Row>
      </Row>
      {begun.length > 0 && (
        <Panel className="below-4" title={t('air.continue.title')}>
          <ContinueList lessons={begun} />
        </Panel>
      )}
      {marked.length > 0 && <FavouriteList lessons={marked} />}
      {book && choices && (
        <div className="below-4">
          <NarrowFold>
            <div className="above-3">
              <ShelfChips choices={choices} wish={wish} />
              <BookTabs books={choices.books} current={book} wish={wish} />
            </div>
          </NarrowFold>
        </div>
      )}
      <Stack align="start" className="air-columns">
        {book && <ChapterTree book={book} tree={tree} current={code} currentName={node?.nodeName ?? ''} wish={wish} />}
        <section aria-label={t('air.list.lessons')}>
          <Row as="header" align="baseline" wrap gap={3} rows={1} className="air-tools below-4">
            <h2>{node?.nodeName ?? book?.airBookName}</h2>
            <span className="muted">{t('air.list.count', { count: total })}</span>
            <LessonTools place={place} wish={wish} />
          </Row>
          <ListStates
            count={lessons.length}
            empty={{
              picture: 'book',
              title: t('air.list.empty'),
              text: t('air.list.emptyHint'),
            }}
            filtered={Boolean(book && book.lessons > 0 && (code || wish.withExercise))}
            clear={book ? placeAddress(book.airBookId, wish.withExercise ? code : undefined) : undefined}
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
