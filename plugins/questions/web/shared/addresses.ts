import type { Space } from '../../model/spaces';

export const bankAddress = '/questions/list';
const previewAddress = '/questions/preview';

/** One question with its answer, versions and uses; an older version where one is named. */
export const questionAddress = (id: string, version?: number): string =>
  `${previewAddress}?${new URLSearchParams({ id, ...(version !== undefined && { version: String(version) }) })}`;

export const spaceAddress = (space: Space): string => `${bankAddress}?space=${space}`;
