import type katex from 'katex';
import { loadChunk } from 'edutech/core/web/browser/chunks';

/** What draws formulas. */
export type Katex = typeof katex;

let drawer: Katex | null = null;
let loading: Promise<Katex> | null = null;

/** KaTeX, if it has loaded already. */
export const katexNow = (): Katex | null => drawer;

/**
 * Loads KaTeX once for the page, with the chemistry of `\ce`; a failed try is forgotten, so that the next formula tries
 * again.
 */
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
 * Renders a formula into an element, as nodes: the content security policy removes style attributes from markup, but
 * not those that scripts set. MathML is added for screen readers. An unreadable formula is marked text. Returns whether
 * it was readable.
 */
export function drawFormula(tool: Katex, place: HTMLElement, latex: string, isBlock = false): boolean {
  try {
    tool.render(latex, place, {
      displayMode: isBlock,
      output: 'htmlAndMathml',
      // students write Chinese in formulas; nothing in one may load, link or grow without limit
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
