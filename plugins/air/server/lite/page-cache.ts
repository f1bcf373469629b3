/** A page as it is sent. */
export interface LitePage {
  readonly status: number;
  readonly html: string;
}

/** So long a page is sent again without asking the database. Milliseconds. */
const freshFor = 30_000;
/** So long an old page is better than none, while the database is away or overloaded. Milliseconds. */
const usefulFor = 86_400_000;
const mostPages = 500;

interface Kept {
  readonly page: LitePage;
  readonly at: number;
}

/**
 * Page cache of this process: each page is rendered once in half a minute, concurrent callers wait for
 * the same rendering, and while rendering fails the old page is sent.
 */
export class PageCache {
  private readonly kept = new Map<string, Kept>();
  private readonly drawing = new Map<string, Promise<LitePage>>();

  /** `now` is a stopwatch's. */
  async page(key: string, now: number, draw: () => Promise<LitePage>): Promise<LitePage> {
    const old = this.kept.get(key);
    if (old && now - old.at < freshFor) return old.page;
    try {
      return await this.drawn(key, now, draw);
    } catch (error) {
      if (old && now - old.at < usefulFor) return old.page;
      throw error;
    }
  }

  private drawn(key: string, now: number, draw: () => Promise<LitePage>): Promise<LitePage> {
    const running = this.drawing.get(key);
    if (running) return running;
    const started = draw()
      .then((page) => {
        // missing pages are cheap to render, and must not push real pages out of the cache
        if (page.status === 200) this.keep(key, { page, at: now });
        return page;
      })
      .finally(() => this.drawing.delete(key));
    this.drawing.set(key, started);
    return started;
  }

  private keep(key: string, kept: Kept): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostPages && oldest !== undefined) this.kept.delete(oldest);
  }
}
