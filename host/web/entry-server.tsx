import { renderToString } from 'react-dom/server';
import { createIntl, createIntlCache } from 'react-intl';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { frontPath } from 'edutech/core/common/front';
import { translateWith } from 'edutech/core/web/hooks';
import { App } from './App';
import { headOf } from './document/head';
import { drawnFrame, type FrameTexts, shellFrame } from './document/shell-frame';
import { titleOf } from './document/title';
import { isNotFoundPage, unknownPage } from './pages/host-pages';
import { loadBlocks } from './plugins/place-blocks';
import { plugins } from './plugins/installed';
import { redirectsOf, type Page } from './plugins/plugin-set';
import { loadTexts, textsOf } from './plugins/texts';
import { routeServices } from './routing/context';
import { isServed, judge } from './routing/middleware';
import { withheldOf } from './routing/page-data';
import { routeFinder } from './routing/route-finder';
import { createRoutes } from './routing/routes';
import type { Rendered, Rendering, RenderRequest } from './rendering';
import { serverServices } from './server-services';

const routes = createRoutes();
const handler = createStaticHandler(routes);
const routeAt = routeFinder(routes);

/** Messages that were read once need not be read for the next document. */
const formats = createIntlCache();

/** The page under an address; a redirect counts as none here. */
const pageAt = (pathname: string): Page | null => (routeAt(pathname)?.handle as Page | undefined) ?? null;

const redirects = new Map(redirectsOf(plugins).map(({ id, target }) => [id, target]));

/** The page that the browser will come to. */
const pageBehind = (pathname: string): Page | null => pageAt(redirects.get(routeAt(pathname)?.id ?? '') ?? pathname);

/** Blocks that a signed-in person may see on a page. Some may be refused: a script in vain is cheaper than a late one. */
function placedOn({ route }: Page, { installed, switchedOff }: RenderRequest['boot']): string[] {
  return plugins
    .filter(({ id }) => (installed?.includes(id) ?? true) && !switchedOff.includes(id))
    .flatMap(({ id, manifest }) =>
      (manifest.blocks ?? []).filter(({ place }) => route.places?.includes(place)).map((block) => `${id}.${block.id}`),
    );
}

/**
 * Renders a page for a visitor, or returns what its document needs if the browser renders it: for people who are signed
 * in, and for pages that need scripts.
 */
export const render: Rendering = async (request) => {
  const { look, boot, signedIn, person, origin } = request;
  const url = new URL(request.url, origin);
  const page = signedIn ? pageBehind(url.pathname) : pageAt(url.pathname);
  await loadTexts(look.language);
  const t = translateWith(createIntl({ locale: look.language, messages: textsOf(look.language).value }, formats));
  const sentences = { failed: t('host.start.failed'), noScript: t('host.start.noScript') };
  const platform = boot.platformName[look.language];
  const title = (shown: Page, own?: string) => titleOf(own ?? t(shown.route.title), platform);
  const description = t('host.description', { city: boot.cityName[look.language], platform });
  const layout = signedIn ? (page?.layout ?? 'portal') : 'portal';
  const drawnByBrowser: Rendered = {
    status: 200,
    html: shellFrame(layout, sentences),
    title: title(page ?? unknownPage),
    description,
    links: [],
    isReadable: false,
    plugins: page ? [page.plugin.id] : [],
    parts: { page: page?.id ?? null, blocks: page ? placedOn(page, boot) : [], layout },
  };
  const services = serverServices(request);
  if (signedIn) {
    const isThere = !page || (isServed(page.plugin, services.deployment) && !isNotFoundPage(page));
    // where the portal is off, the host's own page to sign in is
    const needs = page && page.route.path !== frontPath ? page.plugin.id : undefined;
    const framed = { ...drawnByBrowser, status: isThere ? 200 : wireCodes.notFound, needs };
    return person && page && isOwn(page)
      ? ((await drawOwn(request, page, services, framed, sentences)) ?? framed)
      : framed;
  }

  if (page && page.route.serverRendered !== true) {
    const decision = await judge(page, services, url);
    if (decision.go === 'open') return drawnByBrowser;
  }
  const drawn = await draw(request, url, services);
  if (drawn === null) return drawnByBrowser;
  if ('redirect' in drawn) return { ...drawnByBrowser, html: '', status: 302, redirect: drawn.redirect };
  const shown = drawn.status === 404 ? unknownPage : (page ?? unknownPage);
  const { blocks, data, ...content } = drawn;
  const head = headOf(shown, data, t);
  const parts = { ...drawnByBrowser.parts, blocks };
  return {
    ...drawnByBrowser,
    ...content,
    parts,
    isReadable: true,
    title: title(shown, head.title),
    links: head.links ?? [],
  };
};

/** A page of who is signed in that the server can draw. */
const isOwn = ({ route }: Page): boolean => route.serverRendered === true && 'signedIn' in route.access;

/**
 * The page as its reader sees it, until the browser has the scripts to draw it itself: the browser shows this and hydrates
 * nothing, so a post, a term or a time that it knows better is right as soon as it draws. `null` where the reader is led elsewhere.
 */
async function drawOwn(
  request: RenderRequest,
  page: Page,
  services: ReturnType<typeof serverServices>,
  framed: Rendered,
  sentences: FrameTexts,
): Promise<Rendered | null> {
  const url = new URL(page.route.path, request.origin);
  url.search = new URL(request.url, request.origin).search;
  const drawn = await draw(request, url, services);
  if (drawn === null || 'redirect' in drawn || drawn.status !== 200) return null;
  return {
    ...framed,
    html: drawnFrame(drawn.html, sentences),
    plugins: drawn.plugins,
    isReadable: true,
  };
}

type Drawn = Pick<Rendered, 'status' | 'html' | 'plugins' | 'boot'> & {
  readonly blocks: readonly string[];
  /** What the page's loader answered. */
  readonly data: unknown;
};

/** Loads and draws; `null` when drawing failed, and the browser should try. */
async function draw(
  request: RenderRequest,
  url: URL,
  services: ReturnType<typeof serverServices>,
): Promise<Drawn | { redirect: string } | null> {
  const blocks = new Set<string>();
  const context = new RouterContextProvider();
  context.set(routeServices, {
    services,
    loadBlocks: async (place, at, signal) => {
      const data = await loadBlocks(services, place, at, signal);
      for (const key of Object.keys(data)) blocks.add(key);
      return data;
    },
  });
  let loaded: StaticHandlerContext | null = null;
  const response = await handler.query(new Request(url), {
    requestContext: context,
    // the guard is middleware, and middleware wants an answer to pass on
    generateMiddlewareResponse: async (query) => {
      const result = await query(new Request(url));
      if (result instanceof Response) return result;
      loaded = result;
      return new Response(null, { status: result.statusCode });
    },
  });
  const location = response instanceof Response ? response.headers.get('location') : null;
  if (location !== null) return { redirect: location };
  // the compiler does not follow the assignment into the callback
  const result = loaded as StaticHandlerContext | null;
  if (!result) return null;
  try {
    const html = renderToString(
      <App services={services} language={request.look.language}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, result)}
          context={result}
          hydrate={false}
        />
      </App>,
    );
    const status = statusOf(result);
    const plugins = new Set([...blocks].map((key) => key.split('.', 1)[0] ?? ''));
    const leaf = result.matches.at(-1);
    const shown = leaf?.route.handle as Page | undefined;
    if (shown) plugins.add(shown.plugin.id);
    const data: unknown = leaf && result.loaderData[leaf.route.id];
    const page = { loaderData: result.loaderData, blocks: [...blocks] };
    return { status, html, plugins: [...plugins], blocks: [...blocks], data, boot: result.errors ? {} : { page } };
  } catch (error) {
    console.error(`the page ${url.pathname} could not be rendered here`, error);
    return null;
  }
}

/** A loader may say another status than 200 by `data(value, { status })`: an article that was taken back is gone. */
function statusOf({ errors, loaderData, matches, statusCode }: StaticHandlerContext): number {
  const error: unknown = errors && Object.values(errors)[0];
  if (error) return error instanceof AppError ? error.status : 500;
  const leaf = matches.at(-1);
  const data = leaf && loaderData[leaf.route.id];
  const page = leaf?.route.handle as Page | undefined;
  const withheld = withheldOf(data);
  const isMissing = !page || isNotFoundPage(page) || withheld === 'not-found' || withheld === 'off';
  return isMissing ? wireCodes.notFound : statusCode;
}
