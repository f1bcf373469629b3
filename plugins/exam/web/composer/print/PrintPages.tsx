import type { RefObject } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { AskedAgain } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { PageView } from 'edutech/plugins/print/kit/ui/PagesView';
import { paperVersions } from '../../../model/paper/versions';
import type { PrintValues } from './print-values';

interface PrintPagesProps {
  readonly values: PrintValues;
  readonly pages: AskedAgain<readonly Page[]>;
  /** It has no pages: a table, or a paper without questions. */
  readonly why: string | null;
  readonly room: RefObject<HTMLDivElement | null>;
  /** CSS pixels that a point takes. */
  readonly scale: number;
  readonly onZoom: (step: -1 | 1) => void;
  readonly onChange: (changes: Partial<PrintValues>) => void;
  addressOf(file: string): string | undefined;
}

/** The pages as they leave the printer, two beside each other where there is room. */
export function PrintPages({ values, pages, why, room, scale, onZoom, onChange, addressOf }: PrintPagesProps) {
  const t = useText();
  const { data, error, isWaiting, again } = pages;
  return (
    <section className="composer-stage shrink" aria-label={t('exam.printing.pages')}>
      <Row wrap className="fixed pad-x-4 composer-stage-bar">
        <Segmented
          label={t('exam.download.version')}
          value={values.version}
          options={paperVersions.map((value) => ({ value, label: t('exam.download.versionName', { version: value }) }))}
          onChange={(version) => onChange({ version })}
        />
        <span className="note" role="status">
          {why ? '' : data ? t('exam.compose.pages', { count: data.length }) : t('exam.compose.pages.coming')}
        </span>
        <Row as="span" inline gap={1} className="end">
          <IconButton icon="Subtract" label={t('exam.compose.smaller')} onClick={() => onZoom(-1)} />
          <span className="num t-13">{t('exam.compose.zoom', { share: Math.round((scale * 72 * 100) / 96) })}</span>
          <IconButton icon="Add" label={t('exam.compose.larger')} onClick={() => onZoom(1)} />
        </Row>
      </Row>
      <div ref={room} className="composer-scroll composer-pages print-pages" aria-busy={isWaiting}>
        {why ? (
          <p className="note pad-4 at-center">{why}</p>
        ) : error !== undefined && !data ? (
          <ErrorState error={error} onRetry={again} />
        ) : data ? (
          <Row wrap gap={4} className="print-side-by-side">
            {data.map((page, at) => (
              <PageView
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
                key={at}
                page={page}
                scale={scale}
                name={t('exam.compose.page', { at: at + 1, count: data.length })}
                addressOf={addressOf}
              >
                {null}
              </PageView>
            ))}
          </Row>
        ) : (
          <Skeletons shape="cards" />
        )}
      </div>
    </section>
  );
}
