import { isId } from '../../common/ids';

/** The county or school as which a public page is read (`?siteid=`), as calls take it; nothing: the city. */
export function siteOf(url: URL): { siteId?: string } {
  const siteId = url.searchParams.get('siteid');
  return isId(siteId) ? { siteId } : {};
}
