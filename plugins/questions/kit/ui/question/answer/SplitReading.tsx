import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';

/** Share of the height that the text has at least, and at most; and how far a key moves it. Percent. */
const least = 20;
const most = 80;
const step = 5;

/**
 * Reading with the text beside its questions; on phones the text is above them, and the bar between is dragged or moved
 * by arrow keys.
 */
export function SplitReading({ children }: { children: ReactNode }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(45);
  // Set by script: the content policy takes style attributes out of markup
  useEffect(() => place.current?.style.setProperty('--share', String(share)), [share]);
  const move = (wanted: number) => setShare(Math.min(most, Math.max(least, Math.round(wanted / step) * step)));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = place.current?.getBoundingClientRect();
    if (box && box.height > 0) move(((event.clientY - box.top) / box.height) * 100);
  };
  const key = (event: KeyboardEvent) => {
    const by = { ArrowUp: -step, ArrowDown: step }[event.key];
    if (!by) return;
    event.preventDefault();
    move(share + by);
  };
  return (
    <div ref={place} className="answer-split">
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is the splitter of WAI-ARIA */}
      <div
        role="separator"
        className="answer-splitter no-print"
        tabIndex={0}
        aria-orientation="horizontal"
        aria-valuenow={share}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-label={t('questions.kit.question.split')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={key}
      />
    </div>
  );
}
