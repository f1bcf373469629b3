import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright';

/** Where the violations of the content policy are reported to; the page's own scripts do not know it. */
const binding = 'edutechReportViolation';

/** What each page waits for. */
const underWay = new WeakMap<Page, Set<Request>>();

/** How many answers a page of a followed context still waits for; its socket does not count. */
export const requestsUnderWay = (page: Page): number => underWay.get(page)?.size ?? 0;

/**
 * Writes down whatever goes wrong in the pages of a test: errors in the console, uncaught ones, refused and failed
 * requests, violations of the content policy. What a test brings about on purpose, it allows beforehand.
 */
export class PageWatch {
  #problems: string[] = [];
  #allowed: RegExp[] = [];
  #isOver = false;

  /** Begins anew: what went wrong and what was allowed so far is another test's. */
  forget(): void {
    this.#problems = [];
    this.#allowed = [];
  }

  /** The test has ended and its pages are closed: what they were still loading is nobody's any more. */
  rest(): void {
    this.#isOver = true;
  }

  /** Lets a problem pass whose line matches: `400 POST /gw/auth/efficiencyLogin`. */
  allow(...lines: readonly RegExp[]): void {
    this.#allowed.push(...lines);
  }

  /** What went wrong so far and is not allowed. */
  get problems(): readonly string[] {
    return this.#problems.filter((line) => !this.#allowed.some((allowed) => allowed.test(line)));
  }

  /** Hears all pages of a context, those that they open too. Before its first page is opened. */
  async follow(context: BrowserContext): Promise<void> {
    context.on('request', beginWaiting);
    context.on('requestfinished', endWaiting);
    context.on('requestfailed', endWaiting);
    context.on('console', (message) => this.#note(consoleLine(message)));
    context.on('weberror', (error) => this.#note(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('response', (response) => this.#note(refusalLine(response)));
    context.on('requestfailed', (request) => this.#note(failureLine(request)));
    await context.exposeBinding(binding, ({ page }, what: string) => this.#note(`policy: ${what} on ${page.url()}`));
    await context.addInitScript((name) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        const report = (globalThis as unknown as Record<string, (what: string) => void>)[name];
        report?.(`${violatedDirective} refuses ${blockedURI} ${sample}`);
      });
    }, binding);
  }

  #note(line: string | null): void {
    if (line !== null && !this.#isOver) this.#problems.push(line);
  }
}

function beginWaiting(request: Request): void {
  const page = pageOf(request);
  if (page) underWay.set(page, (underWay.get(page) ?? new Set()).add(request));
}

function endWaiting(request: Request): void {
  const page = pageOf(request);
  if (page) underWay.get(page)?.delete(request);
}

/** Absent while a new window asks for its first document: there is no page yet, and playwright throws. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/** A refused request is told by its answer, with the address; the console only repeats it. */
function consoleLine(message: ConsoleMessage): string | null {
  if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return null;
  return `console: ${message.text()} (${message.location().url})`;
}

function refusalLine(response: Response): string | null {
  if (response.status() < 400) return null;
  return `${response.status()} ${response.request().method()} ${pathOf(response.url())}`;
}

/**
 * A page that is left gives up what it was loading: that is no failure. What the content policy refuses is told by its own
 * event; as a failure it is also what scripts look like to a browser in which they are off.
 */
function failureLine(request: Request): string | null {
  const reason = request.failure()?.errorText ?? '';
  if (reason === 'net::ERR_ABORTED' || reason === 'csp') return null;
  const path = pathOf(request.url());
  // a part that is loaded ahead through the page's worker fails when its page is left; one that is missing answers 404
  if (reason === 'net::ERR_FAILED' && path.startsWith('/assets/')) return null;
  return `${reason} ${request.method()} ${path}`;
}

const pathOf = (url: string) => url.replace(/^https?:\/\/localhost:\d+/, '');
