import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createWebContainer, hostPartsOf, webServicesOf } from 'edutech/core/di/web';
import { readBoot } from 'edutech/core/web/boot';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { ToastList } from 'edutech/core/web/screen/toast-messages';
import { Navigation, type WebServices } from 'edutech/core/web/services';
import { isUnsaved } from 'edutech/core/web/drafts/unsaved';
import type { RouterNavigation } from 'edutech/core/web/page/router-navigation';
import { arriveByTicket } from 'edutech/core/web/session/arrival';
import { BrowserApp } from './BrowserApp';
import type { PageBoot, RenderedPage } from './document/rendered-page';
import { keepScripts } from './document/scripts-cookie';
import { failedId } from './document/shell-frame';
import { loadFrame } from './layouts/frames';
import { landAgain } from './login/lead-on';
import { host } from './pages/host-pages';
import { plugins } from './plugins/installed';
import { loadBlock, loadPage } from './plugins/loaded';
import { loadBlocks } from './plugins/place-blocks';
import type { Page } from './plugins/plugin-set';
import { rememberSheets } from './plugins/styles';
import { loadTexts } from './plugins/texts';
import { routeServices } from './routing/context';
import { withheldOf } from './routing/page-data';
import { createRoutes } from './routing/routes';

const boot: PageBoot = readBoot(document);
rememberSheets(boot.sheets ?? {});
const staysOnLogout = plugins.flatMap((plugin) => plugin.manifest.staysOnLogout ?? []);
const container = createWebContainer({ boot, staysOnLogout });
const services = webServicesOf(container);
const routes = createRoutes();

if (process.env.NODE_ENV === 'development') {
  void import('./development/follow-server').then(({ followServer }) => followServer(boot.version));
}

/** The rendered page, if React may take it over: it must be the one that this browser would draw. */
function takeOver({ appearance, session }: WebServices): RenderedPage | null {
  const isSame = appearance.language.peek() === boot.language && !session.hasLoginCookie();
  return isSame ? (boot.page ?? null) : null;
}

/** Loads the code of a rendered page before React hydrates it. */
async function loadRendered({ loaderData, blocks }: RenderedPage): Promise<void> {
  const language = services.appearance.language.peek();
  const match = matchRoutes(routes, location)?.at(-1);
  const page = match?.route.handle as Page | undefined;
  const withheld = withheldOf(match && loaderData[match.route.id ?? '']);
  await Promise.all([
    page && loadFrame(page, withheld, null),
    page && !withheld && loadPage(page, language),
    ...blocks.map((key) => {
      const [id = '', block = ''] = key.split('.');
      const plugin = plugins.find((one) => one.id === id);
      return plugin && loadBlock(plugin, block, language);
    }),
  ]);
}

/**
 * A page whose plugin has just been switched off stays as it is (the host covers it), and so does one with unsaved work:
 * loaded anew, the guard would take either away.
 */
const mayLoadAgain = (page: Page | undefined, { isOn }: WebServices['deployment']): boolean =>
  !isUnsaved.peek() && (!page || page.plugin === host || isOn(page.plugin.id));

/** What lies over every page; nothing of it is needed to read one. */
async function startShell(pageStands: Promise<void>, router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { startAppShell } = await loadChunk(() => import('./app-shell/start-app-shell'));
  startAppShell(services, hostPartsOf(container), pageStands, router);
}

async function start(): Promise<void> {
  await arriveByTicket(services.call, services.session);
  const rendered = takeOver(services);
  await Promise.all([loadTexts(services.appearance.language.peek()), rendered && loadRendered(rendered)]);
  const router = createBrowserRouter(routes, {
    hydrationData: rendered ? { loaderData: rendered.loaderData } : undefined,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(routeServices, { services, loadBlocks: loadBlocks.bind(null, services) });
      return context;
    },
  });
  (container.get(Navigation) as RouterNavigation).attach({
    go: (path, options) => void router.navigate(path, options),
    land: () => landAgain(services),
    loadAgain: async () => {
      const page = router.state.matches.at(-1)?.route.handle as Page | undefined;
      if (mayLoadAgain(page, services.deployment)) await router.revalidate();
    },
  });
  router.subscribe(({ location }) => container.get(ToastList).turnTo(location.pathname));
  const app = (
    <BrowserApp services={services} revalidate={() => router.revalidate()}>
      <RouterProvider router={router} />
    </BrowserApp>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no place for the page');
  if (rendered) {
    hydrateRoot(root, app);
    return startShell(Promise.resolve(), router);
  }
  const pageStands = new Promise<void>((resolve) => {
    const done = () => router.state.initialized && resolve();
    router.subscribe(done);
    done();
  });
  // the first page may have to ask who one is before it can load
  const shell = startShell(pageStands, router);
  // what the document came with stays until there is something to show, and goes in the same frame
  await pageStands;
  root.replaceChildren();
  flushSync(() => createRoot(root).render(app));
  keepScripts(document, boot.version);
  return shell;
}

start().catch((error: unknown) => {
  document.getElementById(failedId)?.removeAttribute('hidden');
  reportError(error);
});
