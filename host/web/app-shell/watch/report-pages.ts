import type { createBrowserRouter } from 'react-router';
import { reportPage } from 'edutech/core/common/api/analytics';
import type { WebServices } from 'edutech/core/web/services';
import { host } from '../../pages/host-pages';
import type { Page } from '../../plugins/plugin-set';
import { withheldOf } from '../../routing/page-data';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
interface Parts {
  readonly call: WebServices['call'];
  readonly session: Pick<WebServices['session'], 'hasLoginCookie'>;
}

/**
 * Reports each page that is opened, but the first of a visitor, which the server counts as it sends the document. Another query
 * of the same page is no other page: lists keep their filters there.
 */
export function reportPages(router: Router, { call, session }: Parts, { referrer, location } = document): void {
  let before = '';
  let wasSignedIn = false;
  const report = ({ initialized, navigation, location: { pathname }, matches, loaderData }: Router['state']) => {
    const leaf = matches.at(-1);
    const page = leaf?.route.handle as Page | undefined;
    const at = `${page?.id} ${pathname}`;
    if (!initialized || navigation.state !== 'idle' || at === before) return;
    const isFirst = before === '';
    const isSignedIn = session.hasLoginCookie();
    // a visit begins where somebody comes from elsewhere, or signs in
    const isEntry = isFirst ? !referrer.startsWith(`${location.origin}/`) : isSignedIn && !wasSignedIn;
    before = at;
    wasSignedIn = isSignedIn;
    if (!page || page.plugin === host || withheldOf(loaderData[leaf?.route.id ?? '']) || (isFirst && !isSignedIn))
      return;
    // a page that is not counted is no error to anybody
    call(reportPage, { page: page.id, isEntry }, { quiet: true, withoutSignIn: true }).catch(() => undefined);
  };
  report(router.state);
  router.subscribe(report);
}
