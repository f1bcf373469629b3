import type katex from 'katex';
import { loadChunk } from 'edutech/core/web/browser/chunks';

/** What draws formulas. */
export type Katex = typeof katex;

let drawer: Katex | null = null;
let loading: Promise<Katex> | null = null;

/** KaTeX, if it has come already. */
export const katexNow = (): Katex | null => drawer;

/** Loads KaTeX once for the page, with the chemistry of `\ce`; a failed try is forgotten, so that the next formula tries again. */
export function loadKatex(): Promise<Katex> {
  loading ??= loadChunk(async () => {
    const { default: found } = await import('katex');
    await import('katex/contrib/mhchem');
    drawer = found;
    return found;
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Draws a formula into an element, as nodes: the content policy takes style attributes out of markup, but not what scripts
 * set. Beside it stands MathML for screen readers. What cannot be read stands as marked text. Answers whether it could be.
 */
export function drawFormula(tool: Katex, place: HTMLElement, latex: string, isBlock = false): boolean {
  try {
    tool.render(latex, place, {
      displayMode: isBlock,
      output: 'htmlAndMathml',
      // pupils write Chinese in formulas; nothing in one may load, link or blow up
      strict: 'ignore',
      trust: false,
      maxSize: 40,
      maxExpand: 400,
    });
    return true;
  } catch {
    const mark = document.createElement('mark');
    mark.className = 'formula-wrong';
    mark.textContent = latex;
    place.replaceChildren(mark);
    return false;
  }
}
