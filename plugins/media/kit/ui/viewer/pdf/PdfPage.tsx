import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { drawPage } from './draw-page';
import type { Hit } from './search/find-in-pages';
import { markHits, rangeOf } from './search/hit-marks';
import type { PdfPageSource } from './pdf-source';
import type { OpenPdf } from './use-pdf';

interface PdfPageProps {
  readonly pdf: OpenPdf;
  /** From 1. */
  readonly number: number;
  readonly scale: number;
  /** Hits of the search on this page. */
  readonly hits: readonly Hit[];
  /** The current hit; null: it is on another page. */
  readonly chosen: Hit | null;
  /** What scrolls the pages. */
  readonly place: RefObject<HTMLElement | null>;
}

/** One page of a document: drawn while it is near the visible part, otherwise an empty sheet of the same size. */
export function PdfPage({ pdf, number, scale, hits, chosen, place }: PdfPageProps) {
  const t = useText();
  const sheet = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(sheet, place);
  const [page, setPage] = useState<PdfPageSource | null>(null);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>([]);

  // Reads the page when it comes near
  useEffect(() => {
    if (!isNear || page) return;
    let isGone = false;
    pdf.document.getPage(number).then(
      (read) => !isGone && setPage(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNear, page, pdf, number]);

  // Draws it, and again at another size; out of sight its memory is released
  useEffect(() => {
    const [paper, text] = [canvas.current, layer.current];
    if (!isNear || !page || !paper || !text) return;
    const drawing = drawPage(page, scale, { canvas: paper, layer: text });
    drawing.text.then(setPieces, () => undefined);
    return () => {
      drawing.stop();
      setPieces([]);
      paper.width = 0;
      text.replaceChildren();
    };
  }, [isNear, page, scale]);

  // Marks the search hits
  useEffect(() => markHits(hits, chosen, pieces), [hits, chosen, pieces]);

  const shown = useRef<{ hit: Hit; isLine: boolean } | null>(null);
  // Scrolls the current hit into view, once: first its page, then, when that is drawn, its line
  useEffect(() => {
    const [holder, scroller] = [sheet.current, place.current];
    if (!chosen || !holder || !scroller) {
      shown.current = null;
      return;
    }
    const line = rangeOf(chosen, pieces)?.startContainer.parentElement;
    const before = shown.current;
    // drawn again for another reason: the reader has moved on
    if (before?.hit === chosen && (before.isLine || !line)) return;
    shown.current = { hit: chosen, isLine: Boolean(line) };
    const top = holder.offsetTop + (line ? line.offsetTop : 0);
    scroller.scrollTo({ top: top - scroller.clientHeight / 3 });
  }, [chosen, pieces, place]);

  const size = page ? page.getViewport({ scale: 1 }) : pdf.size;
  return (
    <section
      ref={sheet}
      className="pdf-sheet"
      data-page={number}
      aria-label={t('media.viewer.pdf.sheet', { number })}
      style={{ inlineSize: Math.floor(size.width * scale), blockSize: Math.floor(size.height * scale) }}
    >
      <canvas ref={canvas} />
      <div ref={layer} className="pdf-text clipped" />
    </section>
  );
}

/** Whether a page is within one screen of the visible part. */
function useIsNear(sheet: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  // Follows the browser's reports that it appears and disappears
  useEffect(() => {
    if (!sheet.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root: place.current,
      rootMargin: '100% 0px',
    });
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [sheet, place]);
  return isNear;
}
