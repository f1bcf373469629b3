import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Demo, DemoContext } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { cleanBody } from './body';
import { insertArticles, insertTypes } from './demo.queries';

/** An article of `server/demo/articles.json`; `{{media:NAME}}` in body and `cover` name files beside it. */
interface DemoArticle {
  slug: string;
  title: string;
  titleEn: string;
  type: string;
  summary: string;
  summaryEn: string;
  cover: string | null;
  body: string;
  openType: number;
  link: string | null;
  source: string;
  editor: string;
  author: string;
  publishedAt: string;
  initialViews: number;
}

interface DemoNews {
  types: { name: string; nameEn: string }[];
  articles: DemoArticle[];
}

/** Stands above the others. */
const pinnedSlug = 'one-lesson-campaign';

async function build(context: DemoContext): Promise<void> {
  const { db, id, clock } = context;
  const folder = join(context.folder, 'server/demo');
  const { types, articles } = JSON.parse(await readFile(join(folder, 'articles.json'), 'utf8')) as DemoNews;
  await insertTypes(
    db,
    types.map((type, position) => ({ id: id(`news.type.${type.name}`), ...type, position })),
  );

  const addresses = await storePictures(context, join(folder, 'media'), articles);
  await insertArticles(
    db,
    articles.map((article) => ({
      ...article,
      id: id(`news.article.${article.slug}`),
      typeId: id(`news.type.${article.type}`),
      cover: article.cover ? (addresses.get(article.cover) ?? '') : '',
      body: cleanBody(article.body.replace(/\{\{media:([^}]+)\}\}/g, (_, name: string) => addresses.get(name) ?? '')),
      kind: article.openType,
      link: article.link ?? '',
      views: article.initialViews,
      publishedAt: new Date(article.publishedAt),
      pinnedUntil: article.slug === pinnedSlug ? new Date(clock.now().getTime() + 30 * 86_400_000) : null,
    })),
  );
}

/** Stores each picture that an article names once, as public content; answers its address by file name. */
async function storePictures({ db, files }: DemoContext, folder: string, articles: readonly DemoArticle[]) {
  const names = new Set<string>();
  for (const article of articles) {
    if (article.cover) names.add(article.cover);
    for (const [, name] of article.body.matchAll(/\{\{media:([^}]+)\}\}/g)) names.add(name!);
  }
  const addresses = new Map<string, string>();
  for (const name of [...names].sort()) {
    const file = await files.store(db, { path: join(folder, name), name }, 'pictures', {
      personId: null,
      schoolId: null,
    });
    await files.publish(db, file.id);
    addresses.set(name, files.publicAddress(file));
  }
  return addresses;
}

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    newsList: () => ({ shared: { page: 1, pageline: 10 } }),
    newsDetail: (_, id) => ({ shared: { id: id(`news.article.${pinnedSlug}`) } }),
    newsFeed: () => ({ shared: {} }),
    newsOpened: (_, id) => ({ shared: { id: id(`news.article.${pinnedSlug}`), visit: id('news.visit.sample') } }),
  },
  pages: { detail: (_, id) => `/news_detail?news_id=${id(`news.article.${pinnedSlug}`)}` },
};
