import type { Space } from '../../model/spaces';

export const bankAddress = '/questions/list';
const previewAddress = '/questions/preview';

/** One question with its answer, versions and uses; an older version where one is named. */
export const questionAddress = (id: string, version?: number): string =>
  `${previewAddress}?${new URLSearchParams({ id, ...(version !== undefined && { version: String(version) }) })}`;

/** The basket as a paper. */
export const basketAddress = `${previewAddress}?basket=1`;

/** The editor: for a new question, or one's own. */
export const editorAddress = (id?: string): string => (id ? `/questions/cq?id=${id}` : '/questions/cq');

/** What waits to be let into the school's or the public bank. */
export const reviewAddress = '/questions/review';

export const spaceAddress = (space: Space): string => `${bankAddress}?space=${space}`;

/** Whole papers come in here; one of them, to be looked through. */
export const importAddress = (importId?: string): string =>
  importId ? `/questions/import?paper=${importId}` : '/questions/import';
