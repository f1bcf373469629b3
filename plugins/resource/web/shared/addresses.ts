import type { Space } from '../../model/spaces';

/** Where lists and single resources are shown, for each kind of reader. */
export const shelves = {
  library: { list: '/resource/list', detail: '/resource/detail' },
  skyClass: { list: '/resource/zzlist', detail: '/resource/zzdetail' },
  students: { list: '/stu-resource/zzlist', detail: '/stu-resource/zzdetail' },
  visitors: { list: '/education_resources/resource-list', detail: '/education_resources/resource-list-detail' },
} as const;
export type Shelf = keyof typeof shelves;

export const detailAddress = (shelf: Shelf, id: string) =>
  `${shelves[shelf].detail}?${new URLSearchParams({ id }).toString()}`;

export const uploadAddress = '/education_resources/resource-upload';
export const auditAddress = '/education_resources/resource-audit';

/** The list of a space: what everybody sees has a page of its own (teaching.md section 2). */
export function spaceAddress(space: Space): string {
  if (space === 'public') return '/resource/online';
  return space === 'mine' ? shelves.library.list : `${shelves.library.list}?space=${space}`;
}
