import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames, namesIn } from 'edutech/core/ui/rules/class-names';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import { swipeOf } from './rotation';
import { useRotation } from './use-rotation';

/** How long a slide is shown (portal.md section 9). Milliseconds. */
const slideMilliseconds = 5000;

interface CarouselProps {
  /** Name of the whole for screen readers. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Its box is set by the caller: the slides lie over each other and fill it. */
  readonly className?: string;
}

/**
 * Slides that change every 5 s, and wait while they are hovered, focused or not visible. The first one is shown without
 * scripts; the others and the controls need scripts. Arrow keys on the controls and a finger change it too. After the
 * pattern of the ARIA Authoring Practices Guide.
 */
export function Carousel({ label, slides, className }: CarouselProps) {
  const t = useText();
  const { rotation, dispatch, isReady, turns } = useRotation(slides.length, slideMilliseconds);
  const swipe = useSwipe((direction) => dispatch({ type: direction }));
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    dispatch({ type: event.key === 'ArrowRight' ? 'next' : 'previous' });
  };
  return (
    <section
      className={classNames('relative', 'clipped', 'carousel', ...namesIn(className))}
      aria-roledescription={t('portal.carousel.name')}
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && dispatch({ type: 'hold', why: 'hover' })}
      onPointerLeave={() => dispatch({ type: 'release', why: 'hover' })}
      onFocus={(event) => event.target.matches(':focus-visible') && dispatch({ type: 'hold', why: 'focus' })}
      onBlur={() => dispatch({ type: 'release', why: 'focus' })}
    >
      {isReady && slides.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
        <div className="carousel-controls no-print" role="group" aria-label={label} onKeyDown={moveByKey}>
          <button
            type="button"
            className="carousel-pause circle white"
            aria-label={t(rotation.isPaused ? 'portal.carousel.play' : 'portal.carousel.pause')}
            onClick={() => dispatch({ type: rotation.isPaused ? 'resume' : 'pause' })}
          >
            <Icon name={rotation.isPaused ? 'Play' : 'Pause'} size={16} />
          </button>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className="carousel-dot"
              aria-label={t('portal.carousel.show', { number: index + 1 })}
              aria-current={index === rotation.index ? 'true' : undefined}
              onClick={() => dispatch({ type: 'show', index })}
            />
          ))}
        </div>
      )}
      <div className="carousel-slides" aria-live={turns ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ key, content }, index) => {
          const isCurrent = index === rotation.index;
          if (!isReady && !isCurrent) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: the pattern calls a slide a group
            <div
              key={key}
              className="carousel-slide"
              role="group"
              aria-roledescription={t('portal.carousel.slide')}
              aria-label={t('portal.carousel.place', { number: index + 1, count: slides.length })}
              inert={!isCurrent}
              data-current={isCurrent || undefined}
            >
              {content}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Listens to fingers; what follows a swipe is no click on the slide's link. */
function useSwipe(turn: (direction: 'next' | 'previous') => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      hasSwiped.current = false;
      from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const direction = from.current && swipeOf(clientX - from.current.x, clientY - from.current.y);
      from.current = null;
      if (!direction) return;
      hasSwiped.current = true;
      turn(direction);
    },
    onClickCapture: (event: MouseEvent) => {
      if (!hasSwiped.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
