import { AnnotationMode, type PdfPageSource, TextLayer } from './pdf-source';

/** Most points of a canvas: phones give none that are larger. */
const mostPoints = 16_777_216;

/** A page that is drawn or being drawn. */
export interface Drawing {
  /** The pieces of text on the page, in their order; fails when the drawing was stopped. */
  readonly text: Promise<readonly HTMLElement[]>;
  stop(): void;
}

/** Draws a page as large as `scale` says, sharp on this screen, and lays its text over it, to be read, found and copied. */
export function drawPage(
  page: PdfPageSource,
  scale: number,
  { canvas, layer }: { canvas: HTMLCanvasElement; layer: HTMLElement },
): Drawing {
  const viewport = page.getViewport({ scale });
  const sharp = Math.min(devicePixelRatio || 1, Math.sqrt(mostPoints / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * sharp);
  canvas.height = Math.floor(viewport.height * sharp);
  const painting = page.render({
    canvas,
    viewport,
    transform: sharp === 1 ? undefined : [sharp, 0, 0, sharp, 0, 0],
    // fields and notes are printed as they are; nothing of them can be pressed
    annotationMode: AnnotationMode.ENABLE,
  });
  layer.replaceChildren();
  layer.style.setProperty('--total-scale-factor', String(scale));
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport });
  const ready = painting.promise.then(() => text.render()).then(() => text.textDivs);
  return {
    text: ready,
    stop: () => {
      painting.cancel();
      text.cancel();
      // who stopped it knows
      ready.catch(() => undefined);
    },
  };
}
