import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo } from 'edutech/core/server/demo/people-and-days';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { cleanBody } from './body';
import { buildDesk } from './demo-desk';
import { type DemoArticle, demoArticles, demoChannels } from './demo/demo-articles';
import { insertArticles, insertTypes } from './demo.queries';

/** Stands above the others. */
const pinnedSlug = 'one-lesson-campaign';

async function build(context: DemoContext): Promise<void> {
  const { db, id, folder } = context;
  const articles = demoArticles(folder);
  await insertTypes(
    db,
    demoChannels(folder).map((type, position) => ({ id: id(`news.type.${type.name}`), ...type, position })),
  );

  const addresses = await storePictures(context, articles);
  await buildDesk(context, addresses);
  await insertArticles(
    db,
    articles.map((article) => ({
      ...article,
      id: id(`news.article.${article.slug}`),
      typeId: id(`news.type.${article.type}`),
      cover: article.cover ? (addresses.get(article.cover) ?? '') : '',
      body: cleanBody(
        (article.body ?? '').replace(/\{\{media:([^}]+)\}\}/g, (_, name: string) => addresses.get(name) ?? ''),
      ),
      kind: article.openType ?? 1,
      link: article.link ?? '',
      views: article.views,
      editor: article.editor ?? '',
      author: article.author ?? '',
      publishedAt: new Date(article.publishedAt),
      pinnedUntil: article.slug === pinnedSlug ? daysAgo(context, -30) : null,
    })),
  );
}

/** Stores each picture that an article names once, as public content; answers its address by file name. */
async function storePictures(context: DemoContext, articles: readonly DemoArticle[]) {
  const names = new Set<string>();
  for (const article of articles) {
    if (article.cover) names.add(article.cover);
    for (const [, name] of (article.body ?? '').matchAll(/\{\{media:([^}]+)\}\}/g)) names.add(name!);
  }
  const addresses = new Map<string, string>();
  for (const name of [...names].sort()) {
    const file = await storeMedia(context, name, { group: 'pictures', isPublic: true });
    addresses.set(name, context.files.publicAddress(file));
  }
  return addresses;
}

const sampleChannel = { name: '临江快讯', nameEn: 'From Linjiang', isHidden: false };

/** A county's draft as its administrator saves it. */
const sampleFields = (id: DemoContext['id']) => ({
  typeId: id('news.type.县区快讯'),
  title: '临江区教研共同体中期总结',
  titleEn: '',
  summary: '',
  summaryEn: '',
  body: '<p>共提交课例 58 节。</p>',
  cover: '',
  type: 1,
  link: '',
  source: '',
  editor: '',
  author: '',
  tags: [],
  publishAt: null,
  expiresAt: null,
});

/** The same for an article of the own county and one of another. */
const ofCounty =
  <Input>(input: (articleId: string, id: DemoContext['id']) => Input, own = 'county-draft') =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'countyadmin' as const,
    own: input(id(`news.article.${own}`), id),
    otherClass: null,
    otherSchool: input(id('news.article.other-county-draft'), id),
  });

const forAll =
  <Input>(input: Input) =>
  () => ({ shared: input });

const theCitys =
  <Input>(input: (id: DemoContext['id']) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'cityadmin' as const,
    own: input(id),
    otherClass: null,
    otherSchool: null,
  });

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    newsTypes: forAll({}),
    newsSites: forAll({}),
    newsHeadlines: forAll({}),
    newsList: () => ({ shared: { page: 1, pageLine: 10 } }),
    newsDetail: (_, id) => ({ shared: { id: id(`news.article.${pinnedSlug}`) } }),
    newsFeed: () => ({ shared: {} }),
    newsOpened: (_, id) => ({ shared: { id: id(`news.article.${pinnedSlug}`), visit: id('news.visit.sample') } }),
    adminArticles: forAll({ page: 1, pageLine: 15 }),
    adminArticle: ofCounty((id) => ({ id })),
    articleVersions: ofCounty((id) => ({ id })),
    createArticle: ({ countyId }, id) => ({
      as: 'countyadmin',
      own: { siteId: countyId },
      otherClass: null,
      otherSchool: { siteId: id('county/songxi') },
    }),
    saveArticle: ofCounty((article, id) => ({
      id: article,
      version: 1,
      save: id('news.save.sample'),
      fields: sampleFields(id),
    })),
    checkArticle: (_, id) => ({ shared: { fields: sampleFields(id) } }),
    actOnArticles: ofCounty(
      (id) => ({ act: 'pin' as const, articles: [{ id, version: 1 }], until: '2099-01-01T00:00:00Z' }),
      'county-library-night',
    ),
    copyArticles: ({ schoolId, otherSchoolId }, id) => ({
      as: 'countyadmin',
      own: { ids: [id('news.article.county-library-night')], siteIds: [schoolId] },
      otherClass: null,
      otherSchool: { ids: [id('news.article.county-library-night')], siteIds: [otherSchoolId] },
    }),
    addComment: ofCounty((id) => ({
      id,
      start: 0,
      end: 3,
      quote: '临江区',
      before: '',
      after: '六个教研',
      body: '写全称。',
    })),
    changeComment: (_, id) => ({
      as: 'cityadmin',
      own: { id: id('news.comment.review-art-festival.1'), change: 'resolve' },
      otherClass: null,
      otherSchool: null,
    }),
    uploadPicture: () => ({ refused: {}, shownBy: 'tests/api/news/writing.test.ts' }),
    saveChannel: (_, id) => ({
      as: 'cityadmin',
      own: { typeId: id('news.type.要闻'), version: 1, name: '要闻', nameEn: 'Top stories' },
      otherClass: null,
      otherSchool: null,
    }),
    adminChannels: ({ countyId }, id) => ({
      as: 'countyadmin',
      own: { siteId: countyId },
      otherClass: null,
      otherSchool: { siteId: id('county/songxi') },
    }),
    saveSiteChannel: ({ countyId }, id) => ({
      as: 'countyadmin',
      own: { siteId: countyId, typeId: id('news.type.县区快讯'), version: 0, ...sampleChannel },
      otherClass: null,
      otherSchool: { siteId: id('county/songxi'), typeId: id('news.type.县区快讯'), version: 0, ...sampleChannel },
    }),
    inheritChannel: ({ countyId }, id) => ({
      as: 'countyadmin',
      own: { siteId: countyId, typeId: id('news.type.县区快讯') },
      otherClass: null,
      otherSchool: { siteId: id('county/songxi'), typeId: id('news.type.县区快讯') },
    }),
    orderChannels: theCitys((id) => ({
      typeIds: ['通知公告', '要闻', '教研动态', '县区快讯'].map((name) => id(`news.type.${name}`)),
    })),
    removeChannel: (_, id) => ({
      refused: { typeId: id('news.type.要闻') },
      shownBy: 'tests/api/news/channels.test.ts',
    }),
    listWords: forAll({ page: 1, pageLine: 15 }),
    addWords: theCitys(() => ({ list: '包过，不作承诺', level: 'warn' as const })),
    removeWords: theCitys((id) => ({ ids: [id('news.word.据说')] })),
  },
  pages: {
    detail: (_, id) => routes.detail.to({ news_id: id(`news.article.${pinnedSlug}`) }),
    write: (_, id) => routes.write.to({ id: id('news.article.desk-winter-safety') }),
    review: (_, id) => routes.review.to({ id: id('news.article.review-art-festival') }),
    versions: (_, id) => routes.versions.to({ id: id('news.article.review-art-festival') }),
  },
};
