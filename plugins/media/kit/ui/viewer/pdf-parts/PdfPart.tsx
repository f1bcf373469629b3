import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PdfDocument } from '../pdf/pdf-source';
import type { PagePart } from './parts-of-pages';

interface PdfPartProps {
  readonly document: PdfDocument;
  readonly part: PagePart;
  /** What it says, for who does not see it. */
  readonly label: string;
}

/** A part of a page as a picture, as wide as its place; drawn while it is near the visible part of the window. */
export function PdfPart({ document, part, label }: PdfPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { isNear, width } = useSight(place);
  const scale = width / (part.right - part.left);
  // Draws it, and again at another size; out of sight its memory is released
  useEffect(() => {
    const paper = canvas.current;
    if (!paper || !isNear || width === 0) return;
    let stop = () => {};
    let isGone = false;
    void document.getPage(part.page + 1).then((page) => {
      if (isGone) return;
      const sharp = devicePixelRatio || 1;
      const [by, from] = [scale * sharp, { x: part.left, y: part.top }];
      const viewport = page.getViewport({ scale: by, offsetX: -from.x * by, offsetY: -from.y * by });
      paper.width = Math.floor((part.right - part.left) * by);
      paper.height = Math.floor((part.bottom - part.top) * by);
      const drawing = page.render({ canvas: paper, viewport });
      drawing.promise.catch(() => undefined);
      stop = () => drawing.cancel();
    });
    return () => {
      isGone = true;
      stop();
      paper.width = 0;
    };
  }, [document, part, isNear, width, scale]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className="pdf-part clipped round"
      style={{ blockSize: (part.bottom - part.top) * scale }}
    >
      <canvas ref={canvas} />
    </div>
  );
}

/** Whether a place is within one screen of the visible part, and how wide it is. */
function useSight(place: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  // Follows the browser's reports of where it is, and of its size
  useEffect(() => {
    if (!place.current) return;
    const sight = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    const size = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    sight.observe(place.current);
    size.observe(place.current);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, [place]);
  return { isNear, width };
}
