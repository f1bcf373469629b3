import type { Space } from '../../model/spaces';
import { routes } from '../../routes';

/** Where lists and single resources are shown, for each kind of reader. */
export const shelves = {
  library: { list: routes.list.to(), detail: routes.detail },
  skyClass: { list: routes.zzlist.to(), detail: routes.zzdetail },
  students: { list: routes.studentZzlist.to(), detail: routes.studentZzdetail },
  visitors: { list: routes.resourceList.to(), detail: routes.resourceListDetail },
} as const;
export type Shelf = keyof typeof shelves;

export const detailAddress = (shelf: Shelf, id: string) => shelves[shelf].detail.to({ id });

export const uploadAddress = routes.resourceUpload.to();
export const auditAddress = routes.resourceAudit.to();

/** The list of a space: what everybody sees has a page of its own (teaching.md section 2). */
export function spaceAddress(space: Space): string {
  if (space === 'public') return routes.online.to();
  return routes.list.to({ space: space === 'mine' ? null : space });
}
