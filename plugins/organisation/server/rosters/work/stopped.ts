import type { ImportRow } from '../queries/imports.queries';

/** Why an import is not written, or not undone, to its end. Messages. */
export const applyingStopped = 'organisation.rosters.error.applyingStopped';
export const undoingStopped = 'organisation.rosters.error.undoingStopped';

/** Whether this work was given up: tried again, it goes on where it stopped. */
export const hasStopped = ({ state, fault }: ImportRow, why: string): boolean =>
  fault === why && (state === 'checked' || state === 'applied');
