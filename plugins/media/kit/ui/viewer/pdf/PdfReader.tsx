import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type KeyHint, KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { isTyping } from 'edutech/core/ui/keys/page-keys';
import { useText } from 'edutech/core/web/hooks';
import type { DocumentHandle } from '../DocumentViewer';
import type { Hit } from './search/find-in-pages';
import { PdfPage } from './PdfPage';
import { PdfToolbar } from './PdfToolbar';
import { usePdf, type OpenPdf } from './use-pdf';
import { usePdfSearch } from './search/use-pdf-search';
import { usePinch } from './zoom/use-pinch';
import { scaleOf, stepFrom, type Zoom } from './zoom/zoom';

interface PdfReaderProps {
  readonly src: string;
  readonly name: string;
  /** Pages are shown whole at first, to be looked over. */
  readonly whole?: boolean | undefined;
  /** The document cannot be read here: something else has to show it; `form`: nothing in a browser does. */
  readonly onFailed: (why?: 'form') => void;
  readonly ref?: Ref<DocumentHandle>;
  /** The page in sight, each time that it is another. */
  readonly onPage?: (page: number, pages: number) => void;
}

/** Room around the pages, in CSS pixels; the style sheet has the same. */
const margin = 12;
const noHits: readonly Hit[] = [];

const keys: readonly KeyHint[] = [
  { keys: ['+'], does: 'media.viewer.pdf.larger' },
  { keys: ['-'], does: 'media.viewer.pdf.smaller' },
  { keys: ['0'], does: 'media.viewer.pdf.fit' },
  { keys: ['Ctrl', 'F'], does: 'media.viewer.pdf.search' },
];

/** Reads a PDF in the page: by scrolling, with its text to copy and to search. */
export function PdfReader({ src, name, whole, onFailed, ref, onPage }: PdfReaderProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pdf = usePdf(src, onFailed);
  const search = usePdfSearch(pdf);
  const size = useSizeOf(place);
  const [zoom, setZoom] = useState<Zoom>(whole ? 'page' : 'reading');
  const scale = pdf ? scaleOf(zoom, pdf.size, size) : 1;
  const [page, onScroll] = usePageInSight(place);
  usePinch(place, sheets, scale, setZoom);
  useSameLine(place, scale);

  const chosen = search.hits[search.at] ?? null;
  const hitsOf = useMemo(() => byPage(search.hits), [search.hits]);
  const goTo = (number: number) => {
    const sheet = place.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    if (sheet) place.current?.scrollTo({ top: sheet.offsetTop - margin });
  };
  useImperativeHandle(ref, () => ({ goTo }));
  const pages = pdf?.document.numPages ?? 0;
  // Reports the reader's page to the caller, for remarks on pages
  useEffect(() => {
    if (pages > 0) onPage?.(page, pages);
  }, [page, pages, onPage]);
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      field.current?.select();
    }
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') setZoom(stepFrom(scale, 1));
    else if (event.key === '-') setZoom(stepFrom(scale, -1));
    else if (event.key === '0') setZoom('width');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a reader is no set of fields
    <div ref={root} className="pdf" role="group" aria-label={name} onKeyDown={onKeyDown}>
      <PdfToolbar
        page={page}
        pages={pages || 1}
        scale={scale}
        search={search}
        field={field}
        onPage={goTo}
        onZoom={(by) => setZoom(stepFrom(scale, by))}
        onFit={() => setZoom(zoom === 'width' ? 'page' : 'width')}
        onFullScreen={document.fullscreenEnabled ? () => void toggleFullScreen(root.current) : undefined}
      />
      <ScrollRegion
        ref={place}
        className="pdf-place relative scrolls"
        role="document"
        aria-label={name}
        aria-busy={pdf === null}
        onScroll={onScroll}
      >
        <div ref={sheets} className="pdf-sheets pad-3">
          {pdf && <Pages pdf={pdf} scale={scale} hits={hitsOf} chosen={chosen} place={place} />}
          {!pdf && <p className="pdf-waiting soft">{t('media.viewer.opening')}</p>}
        </div>
      </ScrollRegion>
      <KeyHints hints={keys} />
    </div>
  );
}

interface PagesProps {
  readonly pdf: OpenPdf;
  readonly scale: number;
  readonly hits: ReadonlyMap<number, readonly Hit[]>;
  readonly chosen: Hit | null;
  readonly place: RefObject<HTMLElement | null>;
}

const Pages = ({ pdf, scale, hits, chosen, place }: PagesProps) =>
  Array.from({ length: pdf.document.numPages }, (_, at) => (
    <PdfPage
      // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
      key={at}
      pdf={pdf}
      number={at + 1}
      scale={scale}
      hits={hits.get(at) ?? noHits}
      chosen={chosen?.page === at ? chosen : null}
      place={place}
    />
  ));

function byPage(hits: readonly Hit[]): ReadonlyMap<number, readonly Hit[]> {
  const pages = new Map<number, Hit[]>();
  for (const hit of hits) {
    const known = pages.get(hit.page);
    if (known) known.push(hit);
    else pages.set(hit.page, [hit]);
  }
  return pages;
}

/** What room the pages have, without their margins. */
function useSizeOf(place: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 600, height: 600 });
  // Follows changes of the window and the page around it
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 600, height = 600 } = entry?.contentRect ?? {};
      setSize({ width: Math.max(100, width - 2 * margin), height: Math.max(100, height - 2 * margin) });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

/** What one reads stays in sight while it grows and shrinks. */
function useSameLine(place: RefObject<HTMLElement | null>, scale: number) {
  const before = useRef(scale);
  // Before it is painted, so that nothing jumps
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop *= scale / before.current;
    before.current = scale;
  }, [place, scale]);
}

/** The page across the middle of the visible part, and the listener that follows it. */
function usePageInSight(place: RefObject<HTMLElement | null>) {
  const [page, setPage] = useState(1);
  const onScroll = () => {
    if (!place.current) return;
    const { scrollTop, clientHeight } = place.current;
    const sheets = [...place.current.querySelectorAll<HTMLElement>('.pdf-sheet')];
    const at = sheets.findLastIndex((sheet) => sheet.offsetTop <= scrollTop + clientHeight / 2);
    setPage(Math.max(0, at) + 1);
  };
  return [page, onScroll] as const;
}

const toggleFullScreen = (element: HTMLElement | null) =>
  document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen().catch(() => undefined);
