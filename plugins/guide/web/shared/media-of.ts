import type { Medium } from '../../api/records';

/** Addresses of files, by their ids. */
export const mediaOf = (media: readonly Pick<Medium, 'file' | 'address'>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(media.map(({ file, address }) => [file, address]));
