import { useLayoutEffect, useRef } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { drawFormula, katexNow, loadKatex } from './katex';

interface FormulaProps {
  /** LaTeX without delimiters. */
  readonly latex: string;
  /** On its own line, large. */
  readonly isBlock?: boolean;
}

/**
 * A formula. Until KaTeX has loaded its place is held quietly; where KaTeX cannot load, its LaTeX is shown, and a faulty one is
 * shown so, marked.
 */
export function Formula({ latex, isBlock = false }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  // Draws over the text that React has put there: React replaces it as a whole when the formula changes
  useLayoutEffect(() => {
    const tool = katexNow();
    let isHere = true;
    const draw = (found: NonNullable<typeof tool>) => {
      if (!isHere || !place.current) return;
      show(place.current);
      drawFormula(found, place.current, latex, isBlock);
    };
    if (tool) draw(tool);
    else void loadKatex().then(draw, () => isHere && place.current && show(place.current)); // without it the LaTeX is shown
    return () => {
      isHere = false;
    };
  }, [latex, isBlock]);
  return (
    <span
      ref={place}
      className={classNames('formula', isBlock && 'formula-block')}
      lang="zxx"
      translate="no"
      data-waiting=""
    >
      {latex}
    </span>
  );
}

/** Its content is to be seen from now on. */
const show = (place: HTMLElement) => place.removeAttribute('data-waiting');
