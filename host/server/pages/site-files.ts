import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from 'edutech/core/common/languages';
import { isRedirect, type PageRoute } from 'edutech/core/common/plugin';
import type { RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Switches } from 'edutech/core/server/switches';
import { text } from './document';

interface SiteFilesParts {
  readonly settings: Settings;
  readonly plugins: readonly RunningPlugin[];
  readonly switches: Switches;
  /** Where people begin: the portal, or a sub-application that is served alone. */
  readonly front: string;
  originOf(request: FastifyRequest): string;
}

/** The ground of the icons, in the title bar of an installed platform. */
const themeColour = '#0e8465';

/** Where search engines find nothing: calls, files that need a ticket, administration. */
const closed = ['/gw/', '/files/', '/uploads/', '/live', '/admin'];

/** What search engines and devices ask a site about itself: robots.txt, sitemap.xml and the manifest of an installed app. */
export function serveSiteFiles(app: FastifyInstance, parts: SiteFilesParts): void {
  const { settings, plugins, switches, front, originOf } = parts;

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', (request, reply) => {
    const running = plugins.filter(({ manifest }) => switches.isOn(manifest.id, null));
    const paths = new Set([front, ...running.flatMap(({ manifest }) => publicPaths(manifest.routes ?? {}))]);
    const entries = [...paths].map((path) => `<url><loc>${text(originOf(request) + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });

  app.get('/manifest.webmanifest', (request, reply) => {
    const { lang } = request.query as { lang?: string };
    const language = languageOf(lang);
    const name = language === 'en' ? settings.platformNameEn : settings.platformName;
    return reply.type('application/manifest+json; charset=utf-8').send({
      id: front,
      name,
      short_name: name,
      lang: language,
      start_url: front,
      scope: '/',
      display: 'standalone',
      theme_color: themeColour,
      background_color: '#ffffff',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    });
  });
}

/** Pages that the server draws for everybody, and that are something without a query. */
const publicPaths = (routes: NonNullable<RunningPlugin['manifest']['routes']>): string[] =>
  Object.values(routes)
    .filter((route): route is PageRoute => !isRedirect(route))
    .filter(
      ({ access, serverRendered, query, undeveloped, path }) =>
        'public' in access && serverRendered === true && !query?.length && !undeveloped && !/[:*]/.test(path),
    )
    .map(({ path }) => path);
