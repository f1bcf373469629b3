import { getDefaultTerm } from 'edutech/core/common/api/organisation';
import type { Id } from 'edutech/core/common/ids';
import type { Calls } from 'edutech/core/web/call';

/** The term that a home is about: the chosen one comes with each call, so the server's default is asked for here. */
export async function currentTermId(call: Calls): Promise<Id | null> {
  return (await call(getDefaultTerm, {}))?.termid ?? null;
}

/** What is asked about a term, or nothing between terms. The term may still be on its way: meanwhile other questions go out. */
export async function inTerm<Row>(
  term: Promise<Id | null>,
  ask: (termid: Id) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const termid = await term;
  return termid ? ask(termid) : [];
}
