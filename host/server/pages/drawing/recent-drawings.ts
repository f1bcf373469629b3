import type { Look } from 'edutech/core/common/browser/appearance';
import type { Rendered } from '../../../web/rendering';

/** How old a page for visitors may be. Milliseconds. */
const freshFor = 3_000;
const most = 200;

/**
 * Pages rendered for visitors a moment ago. A whole school behind one address, or a city at eight o'clock, requests the
 * same few pages: each is rendered once in some seconds. Requests meanwhile wait for the same rendering.
 */
export class RecentDrawings {
  readonly #kept = new Map<string, { at: number; drawing: Promise<Rendered> }>();

  /**
   * `now` is a stopwatch's. `facts` is everything else that the rendering depends on: a page rendered with other facts would not fit those sent
   * with it.
   */
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
    // anything but a page (an error, a redirect) is rendered again each time
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
