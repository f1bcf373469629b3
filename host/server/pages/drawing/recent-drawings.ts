import type { Look } from 'edutech/core/common/browser/appearance';
import type { Rendered } from '../../../web/rendering';

/** How old a page for visitors may be. Milliseconds. */
const freshFor = 3_000;
const most = 200;

/**
 * Pages drawn for visitors a moment ago. A whole school behind one address, or a city at eight o'clock, asks for the
 * same few pages: each is drawn once in some seconds. Whoever asks meanwhile waits for the same drawing.
 */
export class RecentDrawings {
  readonly #kept = new Map<string, { at: number; drawing: Promise<Rendered> }>();

  /** `facts` is whatever else the drawing depends on: a page drawn by other facts would not fit those it travels with. */
  take(
    { url, look, facts }: { url: string; look: Look; facts: string },
    now: number,
    draw: () => Promise<Rendered>,
  ): Promise<Rendered> {
    const key = `${look.language} ${look.theme} ${look.mode} ${facts} ${url}`;
    const kept = this.#kept.get(key);
    if (kept && now - kept.at < freshFor) return kept.drawing;
    const drawing = draw();
    this.#kept.delete(key);
    this.#kept.set(key, { at: now, drawing });
    this.#forgetOld(now);
    // what is no page (an error, a redirect) is drawn anew each time
    drawing.then(
      (drawn) => (drawn.status === 200 && !drawn.redirect ? undefined : this.#kept.delete(key)),
      () => this.#kept.delete(key),
    );
    return drawing;
  }

  #forgetOld(now: number) {
    for (const [key, { at }] of this.#kept) {
      if (now - at < freshFor && this.#kept.size <= most) return;
      this.#kept.delete(key);
    }
  }
}
