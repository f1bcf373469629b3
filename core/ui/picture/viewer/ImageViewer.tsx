import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../web/hooks';
import { IconButton } from '../../IconButton';
import type { ViewedGallery } from './gallery';
import { useHand } from './use-hand';

/** Steps of enlargement, from what fits the screen; the style sheet knows how large each is. */
const largestStep = 4;

/**
 * A picture over the page, with its neighbours: arrow keys change it, plus and minus enlarge, Escape closes. A picture
 * larger than the screen is dragged; two fingers enlarge it.
 */
export function ImageViewer({ gallery, onClose }: { gallery: ViewedGallery; onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(gallery.at);
  const [step, setStep] = useState(0);
  const { images } = gallery;
  const image = images[at];
  // Opens it above the page; the browser's dialog keeps focus inside and gives it back
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // Shows the middle of what no longer fits
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or picture is why it looks again
  useEffect(() => {
    const element = stage.current;
    element?.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    );
  }, [step, at]);

  const turn = (by: number) => {
    setAt((at + by + images.length) % images.length);
    setStep(0);
  };
  const zoom = (by: number) => setStep((now) => Math.min(largestStep, Math.max(0, now + by)));
  const hand = useHand(stage, zoom);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && images.length > 1) turn(-1);
    else if (key === 'ArrowRight' && images.length > 1) turn(1);
    else if (key === '+' || key === '=') zoom(1);
    else if (key === '-') zoom(-1);
  };
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      className="lightbox clipped frameless white"
      aria-label={t('core.ui.pictures')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className="lightbox-stage shrink-y scrolls" data-zoom={step} {...hand.handlers}>
        <button
          type="button"
          className="lightbox-picture pad-4"
          onClick={() => !hand.wasDragged() && setStep(step === 0 ? 2 : 0)}
          aria-label={t('core.ui.pictures.zoom')}
        >
          <img className="wide tall" src={image.src} alt={image.alt} draggable={false} />
        </button>
      </div>
      <div className="lightbox-bar">
        {images.length > 1 && (
          <>
            <IconButton icon="ChevronLeft" label={t('core.ui.pictures.previous')} onClick={() => turn(-1)} />
            <span className="lightbox-count center num" aria-live="polite">
              {t('core.ui.pictures.count', { at: at + 1, all: images.length })}
            </span>
            <IconButton icon="ChevronRight" label={t('core.ui.pictures.next')} onClick={() => turn(1)} />
          </>
        )}
        <IconButton
          icon="Subtract"
          label={t('core.ui.pictures.smaller')}
          onClick={() => zoom(-1)}
          disabled={step === 0}
        />
        <IconButton
          icon="Add"
          label={t('core.ui.pictures.larger')}
          onClick={() => zoom(1)}
          disabled={step === largestStep}
        />
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
