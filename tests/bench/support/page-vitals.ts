// Core Web Vitals as web.dev defines them, collected in the page by observers that run before anything else.

/** Milliseconds; `cls` without a unit. */
export interface Vitals {
  readonly lcp: number;
  readonly inp: number;
  readonly cls: number;
  /** What the largest paint was, for whoever looks for a cause. */
  readonly element: string;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Paint extends PerformanceEntry {
  readonly element: Element | null;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page, before its first script; {@link readVitals} asks for what it has seen. */
export function observeVitals(): void {
  const seen = { lcp: 0, inp: 0, cls: 0, element: '' };
  let session = { from: 0, last: 0, sum: 0 };
  const observe = (type: string, see: (entry: never) => void, options: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as never);
    }).observe({ type, buffered: true, ...options });

  observe('largest-contentful-paint', (entry: Paint) => {
    const { element } = entry;
    seen.lcp = entry.startTime;
    seen.element = element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : '';
  });
  // shifts within a second of each other, five seconds at most, count together; the worst such session is the figure
  observe('layout-shift', (entry: Shift) => {
    if (entry.hadRecentInput) return;
    const { startTime: at, value } = entry;
    const goesOn = session.sum > 0 && at - session.last < 1000 && at - session.from < 5000;
    session = goesOn ? { ...session, last: at, sum: session.sum + value } : { from: at, last: at, sum: value };
    seen.cls = Math.max(seen.cls, session.sum);
  });
  observe(
    'event',
    (entry: Interaction) => {
      if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
  Object.assign(globalThis, { edutechVitals: seen });
}

/** Runs in the page. */
export const readVitals = (): Vitals => (globalThis as unknown as { edutechVitals: Vitals }).edutechVitals;
