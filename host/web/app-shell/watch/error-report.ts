import { reportError } from 'edutech/core/common/api/analytics';
import { AppError } from 'edutech/core/common/errors';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { Calls } from 'edutech/core/web/call';
import { isHarmless, textOf } from './stale-build';

export type ErrorReport = InputOf<typeof reportError>;

/** More than these from one page are the same trouble again. */
const maxReports = 10;

/** What is known of an error that nobody caught. */
export interface Uncaught {
  readonly thrown: unknown;
  readonly message?: string;
  readonly script?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Where the page was. */
export interface PageFacts {
  readonly title: string;
  readonly agent: string;
  readonly href: string;
}

/**
 * The report of an error, or null if there is nothing to report: errors thrown on purpose were shown to the
 * person, and a cancelled call is no error. The specification sends the token too; it is a secret, so it is left out, and
 * so are the queries of addresses, which may contain tickets.
 */
export function reportOf({ thrown, message, script, line, column }: Uncaught, page: PageFacts): ErrorReport | null {
  const text = message || textOf(thrown);
  if (thrown instanceof AppError || (thrown as Error | null)?.name === 'AbortError' || isHarmless(text)) return null;
  const { title, agent, href } = page;
  return {
    title: title.slice(0, 1000),
    message: withoutQueries(text).slice(0, 4000),
    script: withoutQueries(script ?? '').slice(0, 2000),
    line: line ?? 0,
    column: column ?? 0,
    stack: withoutQueries(thrown instanceof Error ? (thrown.stack ?? '') : '').slice(0, 10_000),
    agent: agent.slice(0, 2000),
    href: withoutQueries(href).slice(0, 2000),
  };
}

const withoutQueries = (text: string) => text.replace(/(\bhttps?:\/\/[^\s?#)]+|^\/[^\s?#)]*)[?#][^\s):]*/g, '$1');

/** Reports errors that nobody caught, each once. */
export function watchErrors(call: Calls, scope: Window = window): () => void {
  const reported = new Set<string>();
  const report = (uncaught: Uncaught) => {
    const { title, location } = scope.document;
    const input = reportOf(uncaught, { title, agent: scope.navigator.userAgent, href: location.href });
    if (!input || reported.size >= maxReports || reported.has(input.message)) return;
    reported.add(input.message);
    // a report that fails is not an error to report
    call(reportError, input, { quiet: true, withoutRole: true, withoutSignIn: true }).catch(() => undefined);
  };
  const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) =>
    report({ thrown: error, message, script: filename, line: lineno, column: colno });
  const onRejection = ({ reason }: PromiseRejectionEvent) => report({ thrown: reason });
  scope.addEventListener('error', onError);
  scope.addEventListener('unhandledrejection', onRejection);
  return () => {
    scope.removeEventListener('error', onError);
    scope.removeEventListener('unhandledrejection', onRejection);
  };
}
