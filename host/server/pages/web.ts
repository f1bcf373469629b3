import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Look, lookCookie, readLook } from 'edutech/core/common/browser/appearance';
import { AppError, notFound, wireCodes } from 'edutech/core/common/errors';
import { frontPath } from 'edutech/core/common/front';
import { languageOf } from 'edutech/core/common/languages';
import { isMobile } from 'edutech/core/common/screen/mobile';
import type { Container } from 'edutech/core/di/container';
import { sendError } from 'edutech/core/server/http/bodies/answer';
import { parseCookies } from 'edutech/core/server/http/cookies';
import { languageFor } from 'edutech/core/server/http/request-language';
import { PageViews } from 'edutech/core/server/analytics/page-views';
import { Stopwatch } from 'edutech/core/server/clock';
import { Logger } from 'edutech/core/server/logger';
import type { RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import { isSecureDeployment, loginCookie } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import { LevelSettings } from 'edutech/core/server/settings/held-settings';
import { LiveOptions } from 'edutech/core/server/registry/live-options';
import { Switches } from 'edutech/core/server/switches';
import { Texts } from 'edutech/core/server/texts';
import { scriptsCookie } from '../../web/document/scripts-cookie';
import type { RenderRequest, Rendering } from '../../web/rendering';
import { sharedLimit } from '../workers/shared-limit';
import { Siblings } from '../workers/siblings';
import { readWebBuild, serveAssets, serveRootFiles, type WebBuild } from './loading/assets';
import { bootOf, imprintFor } from './boot';
import { contentPolicy, newNonce } from './content-policy';
import { documentOf } from './document';
import { documentViews } from './document-views';
import { inProcessCall } from './drawing/in-process-call';
import { personOf } from './person-of';
import { preloadsOf } from './loading/preloads';
import { serveServiceWorker } from './loading/service-worker';
import { serveSiteFiles } from './site-files';
import { sendRefusedPage } from './refused-page';
import { RecentDrawings } from './drawing/recent-drawings';
import { serveServerStream } from './drawing/server-stream';

/** What the build left for browsers, and the function that draws public pages. */
export interface WebParts {
  readonly folder: string;
  readonly build: WebBuild;
  readonly render: Rendering;
}

/** Reads the build in a dist folder. */
export async function readWebParts(dist: string): Promise<WebParts> {
  const folder = join(dist, 'web');
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as { render: Rendering };
  return { folder, build: await readWebBuild(folder), render: entry.render };
}

export interface ServeWebOptions {
  readonly root: string;
  readonly container: Container;
  readonly settings: Settings;
  readonly plugins: readonly RunningPlugin[];
  readonly development: boolean;
  /** Id of the sub-application that is served alone. */
  readonly mount: string | undefined;
  readonly web: WebParts | null;
}

/** Paths that are never pages: a wrong one gets an envelope, not a page. */
const machinePaths = /^\/(gw|files|assets|live|development|healthz|readyz|metrics)(\/|$)/;

/** A path of ours. `//elsewhere.example` and `/\elsewhere.example` name another host, and a whole address is for proxies. */
const ownPath = /^\/(?![/\\])/;

/** The address of the portal; a sub-application that is served alone replaces it. */
const portalPaths = /^\/(login)?(\?|$)/;

/** Where people begin at a sub-application that is served alone. */
const frontOf = ({ mount, plugins }: ServeWebOptions): string | undefined =>
  plugins.find(({ manifest }) => manifest.id === mount)?.manifest.mount;

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Serves assets, and a page for every other GET. */
export async function serveWeb(app: FastifyInstance, options: ServeWebOptions): Promise<void> {
  const { container, web } = options;
  const texts = container.get(Texts);
  const logger = container.get(Logger);
  if (web) serveAssets(app, join(web.folder, 'assets'));
  if (web && options.development) serveServerStream(app, web.build.version);
  serveRootFiles(app, join(options.root, 'host/web/public'));
  if (web) await serveServiceWorker(app, { ...web, plugins: options.plugins, development: options.development });
  serveSiteFiles(app, {
    ...options,
    switches: container.get(Switches),
    front: frontOf(options) ?? frontPath,
    originOf: (request) => originOf(request, options.settings),
  });
  const page = web && pageSender(app, { ...options, web });
  const front = frontOf(options);
  const secure = isSecureDeployment(options.settings);

  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      ownPath.test(request.url) &&
      !machinePaths.test(request.url.split('?', 1)[0]!);
    if (isPage && front && portalPaths.test(request.url)) return reply.redirect(front + searchOf(request.url), 302);
    if (web && page && isPage) {
      const parts = {
        look: lookOf(request, parseCookies(request.headers.cookie)),
        css: web.build.css,
        secure,
        texts,
        logger,
      };
      return page(request, reply).catch((error: unknown) => sendRefusedPage(request, reply, error, parts));
    }
    return sendError(reply, notFound(), languageFor(request), texts, logger);
  });
}

function pageSender(app: FastifyInstance, options: ServeWebOptions & { web: WebParts }) {
  const { container, settings, plugins, development, mount, web } = options;
  const switches = container.get(Switches);
  const secure = isSecureDeployment(settings);
  const texts = container.get(Texts);
  const liveOptions = container.get(LiveOptions);
  const levels = container.get(LevelSettings);
  const stopwatch = container.get(Stopwatch);
  const limit = sharedLimit('pages', stopwatch, container.get(Siblings));
  const recent = new RecentDrawings();
  const noteView = documentViews(container.get(PageViews));

  /** What a signed-in person's document has. Pages are drawn here for browsers that have no scripts yet, by calls as the person. */
  const ownPage = async (request: FastifyRequest, drawing: RenderRequest, hasScripts: boolean) => {
    // another server's root knows the person, not this one
    if (settings.roots['auth']) return { drawn: await web.render(drawing), person: undefined };
    const call = inProcessCall(app, drawing.look.language, request.ip, request.headers.cookie);
    if (hasScripts) {
      const [drawn, person] = await Promise.all([web.render(drawing), personOf(call)]);
      return { drawn, person };
    }
    const person = await personOf(call);
    return { drawn: await web.render({ ...drawing, ...(person && { person, call }) }), person };
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const cookies = parseCookies(request.headers.cookie);
    const look = lookOf(request, cookies);
    const nonce = newNonce();
    const { version } = web.build;
    const boot = bootOf(
      { settings, plugins, liveOptions, switches, texts, development, version, mount },
      look.language,
    );
    const drawing: RenderRequest = {
      url: request.url,
      look,
      nonce,
      boot,
      signedIn: loginCookie in cookies,
      call: inProcessCall(app, look.language, request.ip),
      // our own origin, for links in feeds and previews
      origin: originOf(request, settings),
    };
    limit.take(request.ip, settings.requestsPerMinute);
    const { drawn, person } = drawing.signedIn
      ? await ownPage(request, drawing, cookies[scriptsCookie] === version)
      : {
          drawn: await recent.take(
            { url: drawing.origin + request.url, look, facts: JSON.stringify(boot) },
            stopwatch.elapsed(),
            () => web.render(drawing),
          ),
          person: undefined,
        };
    for (const [name, value] of Object.entries(drawn.headers ?? {})) reply.header(name, value);
    if (drawn.redirect) return reply.redirect(drawn.redirect, 302);
    if (!drawing.signedIn) noteView(request, drawn);
    const isOff = drawn.needs !== undefined && (person?.off ?? boot.switchedOff).includes(drawn.needs);
    return reply
      .status(isOff ? wireCodes.notFound : drawn.status)
      .header('content-security-policy', contentPolicy(nonce, { secure }))
      .header('cache-control', 'no-store')
      .header('vary', 'cookie, accept-language')
      .type('text/html; charset=utf-8')
      .send(
        documentOf({
          ...look,
          isMobile: isMobileRequest(request),
          nonce,
          build: web.build,
          boot: {
            ...boot,
            sheets: web.build.pluginCss,
            ...drawn.boot,
            ...(person && { person, imprint: imprintFor(boot, levels, person) }),
          },
          title: drawn.title,
          siteName: boot.platformName[look.language],
          address: drawing.origin + request.url,
          origin: drawing.origin,
          description: drawn.description,
          links: drawn.links,
          styles: drawn.plugins,
          preloads: preloadsOf(web.build, { ...drawn.parts, language: look.language }),
          content: drawn.html,
          isReadable: drawn.isReadable,
        }),
      );
  };
}

/** Throws 400 where the Host header names no host. */
function originOf(request: FastifyRequest, { publicOrigin }: Settings): string {
  const origin = publicOrigin || `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin)) throw new AppError('core.error.badRequest', wireCodes.badRequest);
  return origin;
}

const isMobileRequest = ({ url, headers }: FastifyRequest): boolean =>
  isMobile(new URLSearchParams(url.split('?')[1]), headers['user-agent'] ?? '');

const lookOf = (request: FastifyRequest, cookies: Readonly<Record<string, string>>): Look =>
  readLook(cookies[lookCookie], languageOf(request.headers['accept-language']));
