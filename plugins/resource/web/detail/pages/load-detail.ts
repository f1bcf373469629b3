import { isId } from 'edutech/core/common/ids';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { showResource } from '../../../api';
import type { ResourceDetail } from '../../../api/records';

/** Null when the address names no resource. */
export type DetailData = ResourceDetail | null;

/** The resource that an address names. */
export function askedId(url: URL): string | null {
  const id = url.searchParams.get('id');
  return isId(id) ? id : null;
}

/** A resource as the signed-in person sees it. */
export const loadForSignedIn: Loader<DetailData> = ({ call, url, signal }) => {
  const id = askedId(url);
  return id ? call(showResource, { id }, { signal }) : null;
};

/** The page is called after its resource. */
export const head = (resource: DetailData): PageHead => (resource ? { title: resource.title } : {});
