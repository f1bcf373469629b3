import type { Id } from 'edutech/core/common/ids';
import type { PluginManifest } from 'edutech/core/common/plugin';
import { holderOf } from 'edutech/core/server/actor';
import type { NoticeSource } from 'edutech/core/server/notices/notices';
import { readSiteIds } from 'edutech/core/server/organisation/sites/edited-site';
import type { SingleHandler } from 'edutech/core/server/call';
import { organiserOf } from 'edutech/core/server/settings/organiser';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import type {
  baseConfig,
  courseCards,
  documents,
  ExcellentCourses,
  PictureGroup,
  pictures,
  statisticsDetail,
  statisticsInfo,
  systemNotice,
} from '../api';
import type { CityFigures } from './figures/city-figures';
import { leadsSomewhere } from '../model/leads';
import { selectDocuments } from './documents.queries';
import { selectOptionalNotice, selectPictures } from './pictures.queries';
import { arrowOf, arrowType } from './statistics-arrow';

const groups = [1, 2, 3, 4, 5] as const;
/** Pictures of these groups say something by themselves; those of the others are nothing without their link. */
const shownWithoutLink: readonly number[] = [1, 2];

/** The plugins that run and are switched on just now, in a county or (`null`) in the city. */
export type Areas = (county: Id | null) => readonly PluginManifest[];

export const listPictures =
  (areas: Areas): SingleHandler<typeof pictures> =>
  async ({ db, actor, input, language }) => {
    const running = areas(actor.kind === 'person' ? actor.countyId : null);
    const holder = holderOf(actor);
    const all = (await selectPictures(db, language, await readSiteIds(db, input.siteId))).flatMap((picture) => {
      if (leadsSomewhere(picture.link, running, holder)) return [picture];
      return shownWithoutLink.includes(picture.type) ? [{ ...picture, link: '' }] : [];
    });
    return groups.map(
      (type): PictureGroup => ({ type, pictureResponses: all.filter((picture) => picture.type === type) }),
    );
  };

export const listDocuments: SingleHandler<typeof documents> = ({ db, language }) => selectDocuments(db, language);

export const showNotice: SingleHandler<typeof systemNotice> = async ({ db, language, now }) =>
  (await selectOptionalNotice(db, language, now)) ?? null;

/** The same notices for whoever is signed in (core's get-notice), while the portal with its page for them is on. */
export const noticesWhile = (isOn: () => boolean): NoticeSource => ({
  inForce: async (db, language, now) => (isOn() ? ((await selectOptionalNotice(db, language, now)) ?? null) : null),
});

const applications = 4;

/** Figures of the city; applications are those that a visitor finds on the front page. */
export const statistics =
  (figures: CityFigures, texts: Texts, areas: Areas): SingleHandler<typeof statisticsInfo> =>
  async ({ db, language, accept }) => {
    const [user, areaCount, resources, pictures] = await Promise.all([
      figures.users(),
      figures.counties(language),
      figures.resources(),
      selectPictures(db, language),
    ]);
    const running = areas(null);
    const appCount = pictures.filter(
      ({ type, link }) => type === applications && leadsSomewhere(link, running, null),
    ).length;
    const proportion = [...resources]
      .filter(([, count]) => count > 0)
      .sort(([, a], [, b]) => b - a)
      .map(([kind, count]) => ({ name: texts.say(language, `portal.resourceKind.${kind}`), count }));
    const totalCount = proportion.reduce((sum, { count }) => sum + count, 0);
    const info = { app: { areaCount, appCount }, resource: { proportion, totalCount }, user };
    if (!accept.includes(arrowType)) return info;
    return {
      raw: true,
      headers: { 'content-type': arrowType, 'cache-control': 'no-store' },
      body: await arrowOf(info),
    };
  };

export const statisticsByCounty =
  (figures: CityFigures): SingleHandler<typeof statisticsDetail> =>
  ({ language }) =>
    figures.counties(language);

/** Courses of every plugin that has some, best visited first. */
export const listCourses =
  (sources: readonly ExcellentCourses[]): SingleHandler<typeof courseCards> =>
  async ({ db, input, language }) => {
    const lists = await Promise.all(sources.map((source) => source.best(db, input.pageLine, language)));
    return {
      items: lists
        .flat()
        .sort((a, b) => b.visitNum - a.visitNum)
        .slice(0, input.pageLine),
    };
  };

export const showBaseConfig =
  (settings: Settings, texts: Texts): SingleHandler<typeof baseConfig> =>
  ({ language }) => ({
    name: language === 'en' ? settings.platformNameEn : settings.platformName,
    organiser: organiserOf(settings, texts, language),
    logo: '/favicon.svg',
  });
