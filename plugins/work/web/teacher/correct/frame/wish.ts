import { isId } from 'edutech/core/common/ids';
import type { Id } from 'edutech/core/common/ids';
import { isQueueFilter, type QueueFilter } from '../rules/queue';

/** What an address of correcting asks for. */
export interface CorrectWish {
  readonly homeworkId: Id | null;
  readonly assignmentId: Id | undefined;
  readonly itemId: Id | null;
  readonly part: string | null;
  readonly attemptId: Id | null;
  readonly filter: QueueFilter;
  readonly isAnonymous: boolean;
  /** Columns of the grid, by their ids; empty: those that are usual. */
  readonly columns: readonly string[];
}

const idIn = (query: URLSearchParams, name: string): Id | null => {
  const text = query.get(name);
  return isId(text) ? text : null;
};

export function correctWish(query: URLSearchParams): CorrectWish {
  const filter = query.get('filter');
  return {
    homeworkId: idIn(query, 'id'),
    assignmentId: idIn(query, 'assignment') ?? undefined,
    itemId: idIn(query, 'item'),
    part: query.get('part'),
    attemptId: idIn(query, 'attempt'),
    filter: isQueueFilter(filter) ? filter : 'open',
    isAnonymous: query.get('anonymous') === '1',
    columns: (query.get('columns') ?? '').split(',').filter(Boolean),
  };
}

/** The same address with something else in it; an empty text takes a name out. */
export function withQuery(query: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
