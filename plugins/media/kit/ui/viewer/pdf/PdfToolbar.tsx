import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { PdfSearch } from './search/use-pdf-search';

interface PdfToolbarProps {
  readonly page: number;
  readonly pages: number;
  readonly scale: number;
  readonly search: PdfSearch;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onPage: (page: number) => void;
  readonly onZoom: (by: 1 | -1) => void;
  readonly onFit: () => void;
  /** Absent where the browser cannot. */
  readonly onFullScreen?: () => void;
}

/** Page, size, search and full screen. */
export function PdfToolbar(props: PdfToolbarProps) {
  const { page, pages, scale, search, field, onPage, onZoom, onFit, onFullScreen } = props;
  const intl = useIntl();
  const t = useText();
  return (
    <Row
      className="pdf-bar pad-y-1 pad-x-2 lined-below paper ink"
      wrap
      gap={3}
      rows={1}
      role="toolbar"
      aria-label={t('media.viewer.pdf.tools')}
    >
      <span className="pdf-group">
        <IconButton
          icon="ChevronUp"
          label={t('media.viewer.pdf.previous')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <PageField page={page} pages={pages} onPage={onPage} />
        <IconButton
          icon="ChevronDown"
          label={t('media.viewer.pdf.next')}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </span>
      <span className="pdf-group">
        <IconButton icon="Subtract" label={t('media.viewer.pdf.smaller')} onClick={() => onZoom(-1)} />
        <button type="button" className="pdf-scale round t-13 num" title={t('media.viewer.pdf.fit')} onClick={onFit}>
          {intl.formatNumber(scale, { style: 'percent' })}
          <span className="visually-hidden">{t('media.viewer.pdf.fit')}</span>
        </button>
        <IconButton icon="Add" label={t('media.viewer.pdf.larger')} onClick={() => onZoom(1)} />
      </span>
      <SearchBox search={search} field={field} />
      {onFullScreen && <IconButton icon="FullScreen" label={t('media.viewer.fullScreen')} onClick={onFullScreen} />}
    </Row>
  );
}

/** The number of the current page; typing another number goes there. */
function PageField({ page, pages, onPage }: Pick<PdfToolbarProps, 'page' | 'pages' | 'onPage'>) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (wanted >= 1) onPage(Math.min(wanted, pages));
  };
  return (
    <span className="pdf-page num note nowrap">
      <input
        className="input center"
        inputMode="numeric"
        maxLength={5}
        aria-label={t('media.viewer.pdf.page')}
        value={typed ?? page}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      / {pages}
    </span>
  );
}

function SearchBox({ search, field }: Pick<PdfToolbarProps, 'search' | 'field'>) {
  const t = useText();
  const { words, hits, at, isReading } = search;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search.turn(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape' && words !== '') {
      event.stopPropagation();
      search.search('');
    }
  };
  return (
    <span className="pdf-search">
      <label className="relative muted">
        <Icon name="Search" size={16} />
        <input
          ref={field}
          className="input"
          type="search"
          maxLength={100}
          value={words}
          placeholder={t('media.viewer.pdf.search')}
          aria-label={t('media.viewer.pdf.search')}
          onChange={(event) => search.search(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <span className="pdf-found num note nowrap" role="status">
        {words.trim() !== '' &&
          !isReading &&
          t('media.viewer.pdf.found', { at: hits.length === 0 ? 0 : at + 1, count: hits.length })}
      </span>
      {hits.length > 1 && (
        <>
          <IconButton icon="ChevronLeft" label={t('media.viewer.pdf.hitBefore')} onClick={() => search.turn(-1)} />
          <IconButton icon="ChevronRight" label={t('media.viewer.pdf.hitAfter')} onClick={() => search.turn(1)} />
        </>
      )}
    </span>
  );
}
