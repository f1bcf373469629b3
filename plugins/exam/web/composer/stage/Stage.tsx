import { useCallback, useRef, useState } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { Row } from 'edutech/core/ui/layout/Row';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import type { AskedAgain } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import type { StageItem } from 'edutech/plugins/textbook/api';
import { PageView } from 'edutech/plugins/print/kit/ui/PagesView';
import { itemsOf } from '../../../model/paper/document';
import { useComposer } from '../desk/composer-context';
import { BookChoice } from './BookChoice';
import { EmptyPaper } from './EmptyPaper';
import { PlacesOver } from './PlacesOver';
import { useChosenInSight } from './use-chosen-in-sight';

/** CSS pixels of a point at 100 %. */
const whole = 96 / 72;
const zooms = [0.5, 0.67, 0.8, 0.92, 1, 1.25, 1.5] as const;
/** Room beside the pages. */
const edges = 40;

interface StageProps {
  readonly pages: AskedAgain<readonly Page[]>;
  readonly books: readonly StageItem[];
}

/** The pages of the paper; what is pressed on them is chosen, and has its tools there. */
export function Stage({ pages, books }: StageProps) {
  const t = useText();
  const { desk, choose } = useComposer();
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const [chosenZoom, setZoom] = useState<number | null>(null);
  const { data, error, isWaiting, again } = pages;
  const page = data?.[0] ?? blank;
  const fitting = Math.min(1, Math.max(0.4, (width - edges) / (page.width * whole)));
  const zoom = chosenZoom ?? fitting;
  const { media } = desk;
  const addressOf = useCallback((file: string) => media[file], [media]);
  const isEmpty = itemsOf(desk.document).length === 0;
  const step = (by: -1 | 1) => {
    const next = by > 0 ? zooms.find((one) => one > zoom + 0.01) : zooms.findLast((one) => one < zoom - 0.01);
    if (next) setZoom(next);
  };
  useChosenInSight(room, data);
  return (
    <section className="composer-stage shrink" aria-label={t('exam.compose.paper')}>
      <Row className="fixed pad-x-4 composer-stage-bar">
        <span className="note" role="status">
          {data ? t('exam.compose.pages', { count: data.length }) : t('exam.compose.pages.coming')}
        </span>
        <BookChoice books={books} />
        <Row as="span" inline gap={1} className="end">
          <IconButton icon="Subtract" label={t('exam.compose.smaller')} onClick={() => step(-1)} />
          <button
            type="button"
            className="num t-13 round pad-x-1 hovers"
            title={t('exam.compose.fit')}
            onClick={() => setZoom(null)}
          >
            {t('exam.compose.zoom', { share: Math.round(zoom * 100) })}
          </button>
          <IconButton icon="Add" label={t('exam.compose.larger')} onClick={() => step(1)} />
        </Row>
      </Row>
      <div
        ref={room}
        className="composer-scroll composer-pages print-pages"
        aria-busy={isWaiting}
        onPointerDown={(event) => event.target === event.currentTarget && choose(null)}
      >
        {!data && error !== undefined && <ErrorState error={error} onRetry={again} />}
        {!data && error === undefined && <LoadingPage scale={zoom * whole} />}
        {data?.map((one, at) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
            key={at}
            page={one}
            scale={zoom * whole}
            name={t('exam.compose.page', { at: at + 1, count: data.length })}
            addressOf={addressOf}
          >
            <PlacesOver page={one} before={data.slice(0, at)} />
            {at === 0 && isEmpty && <EmptyPaper />}
          </PageView>
        ))}
      </div>
    </section>
  );
}

/** An A4 page. */
const blank = { width: 595.28, height: 841.89 };

/** The frame of a page with grey lines, until the first one is there. */
const LoadingPage = ({ scale }: { readonly scale: number }) => (
  <div
    className="composer-loading mid raised"
    aria-hidden="true"
    style={{ inlineSize: `${blank.width * scale}px`, blockSize: `${blank.height * scale}px` }}
  />
);
