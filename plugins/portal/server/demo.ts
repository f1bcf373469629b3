import type { FileGroup } from 'edutech/core/common/files/file-groups';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { demoValues } from 'edutech/core/server/demo/demo-values';
import { cityTime } from 'edutech/core/server/demo/people-and-days';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import { Type } from 'typebox';
import type * as api from '../api';
import type plugin from '../plugin';
import { insertNotice, type NoticeText } from './admin/notices.queries';
import { appendPicture } from './admin/pictures.queries';
import { insertDocuments } from './documents.queries';
import { insertPictures } from './pictures.queries';
import { softwareDemo } from './software/software.demo';

/** Of `pictures.txt`, by type and position. */
const Picture = Type.Object({
  /** `{{id:KEY}}` stands for a demo row. */
  link: Type.String(),
  /** Of `media`. */
  file: Type.Optional(Type.String()),
  title: Type.String(),
  titleEn: Type.String(),
  subtitle: Type.Optional(Type.String()),
  subtitleEn: Type.Optional(Type.String()),
});
/** Of `documents.txt`, by the name of the file in `media`. */
const Document = Type.Object({ title: Type.String(), titleEn: Type.String() });

/** Another school of the home county. */
const nextSchool = 'school/105';

async function build(context: DemoContext): Promise<void> {
  await buildPictures(context);
  await buildSchoolPictures(context);
  await buildDocuments(context);
  await buildNotices(context);
  await softwareDemo.build(context);
}

async function buildPictures(context: DemoContext): Promise<void> {
  const { db, id } = context;
  const rows = [];
  for (const record of readDemo(context.folder, 'pictures.txt')) {
    const { link, file, ...texts } = demoValues(Picture, record);
    const [type, position] = record.name.split('.').map(Number);
    rows.push({
      id: id(`portal.picture.${record.name}`),
      type: type!,
      position: position!,
      link: link.replace(/\{\{id:([^}]+)\}\}/g, (_, key: string) => id(key)),
      filePath: file ? (await publish(context, file, 'pictures')).address : '',
      subtitle: '',
      subtitleEn: '',
      ...texts,
    });
  }
  await insertPictures(db, rows);
  // the county's own, before the city's
  await appendPicture(
    db,
    { id: id('portal.picture.county.0'), type: 1, countyId: context.world.countyId, schoolId: null, by: '方卫东' },
    {
      link: `/news_detail?news_id=${id('news.article.county-campus-football')}`,
      filePath: (await publish(context, 'banner-river.svg', 'pictures')).address,
      title: '临江区校园足球联赛开赛',
      titleEn: 'The school football league begins',
      subtitle: '48 支队伍，132 场比赛。',
      subtitleEn: '48 teams, 132 matches.',
    },
  );
}

/** A picture of the home school's own, and one of the next school of the county. */
async function buildSchoolPictures(context: DemoContext): Promise<void> {
  const { db, id, world } = context;
  const filePath = (await publish(context, 'banner-river.svg', 'pictures')).address;
  const text = { filePath, link: '/news_list', subtitle: '', subtitleEn: '' };
  const at = { type: 1, countyId: null, by: '方卫东' };
  await appendPicture(
    db,
    { ...at, id: id('portal.picture.school.0'), schoolId: world.schoolId },
    { ...text, title: '家长开放日', titleEn: 'Open day for parents' },
  );
  await appendPicture(
    db,
    { ...at, id: id('portal.picture.nextSchool.0'), schoolId: id(nextSchool) },
    { ...text, title: '校园艺术节', titleEn: 'Arts festival' },
  );
}

async function buildDocuments(context: DemoContext): Promise<void> {
  const rows = [];
  for (const [position, record] of readDemo(context.folder, 'documents.txt').entries()) {
    const { ext, bytes, address } = await publish(context, record.name, 'attachments');
    const texts = demoValues(Document, record);
    rows.push({ id: context.id(`portal.document.${record.name}`), position, ...texts, ext, bytes, filePath: address });
  }
  await insertDocuments(context.db, rows);
}

/** Stores a file of `server/demo/media` for everybody. */
async function publish(context: DemoContext, name: string, group: FileGroup) {
  const file = await storeMedia(context, name, { group, isPublic: true });
  return { ext: file.ext, bytes: file.bytes, address: context.files.publicAddress(file) };
}

/** Notices of the past and of the future: none that would stand over the demo city's pages. */
async function buildNotices(context: DemoContext): Promise<void> {
  const { db, id, world } = context;
  const notice = (key: string, text: Omit<NoticeText, 'startsAt' | 'endsAt'>, from: Date, to: Date) =>
    insertNotice(
      db,
      id(`portal.notice.${key}`),
      { ...text, startsAt: from.toISOString(), endsAt: to.toISOString() },
      world.people.cityadmin.name,
    );
  await notice(
    'maintenance',
    {
      title: '平台维护通知',
      titleEn: 'Maintenance of the platform',
      content: '周日凌晨 0 点至 4 点平台升级，期间请使用备用站点查看通知和课表。已提交的作业不受影响。',
      contentEn:
        'The platform is being upgraded on Sunday from midnight to 4 a.m. Notices and timetables can be read on the backup site. Work that has been handed in is safe.',
      link: 'https://backup.edu.example.cn/',
    },
    cityTime(context, 7, '00:00'),
    cityTime(context, 7, '04:00'),
  );
  await notice(
    'heat',
    {
      title: '高温停课期间在线学习安排',
      titleEn: 'Learning online while schools are closed for the heat',
      content: '停课期间，空中课堂按课表播出，教师在线答疑。',
      contentEn: 'Lessons are shown to timetable in the air classroom, and teachers answer questions online.',
      link: '',
    },
    cityTime(context, -130, '07:00'),
    cityTime(context, -127, '18:00'),
  );
}

const sampleText = {
  link: '/air/air_list',
  filePath: '',
  title: '空中课堂',
  titleEn: 'Air classroom',
  subtitle: '',
  subtitleEn: '',
};
const sampleNotice = {
  title: '平台维护通知',
  titleEn: '',
  content: '周六晚维护。',
  contentEn: '',
  link: '',
  startsAt: '2098-01-01T00:00:00Z',
  endsAt: '2099-01-01T00:00:00Z',
};

/** What other sites of a city would be: here the desk of its administrators, and an article about the survey. */
const demoOptions: Demo<typeof plugin, typeof api>['options'] = (id) => ({
  managementUrl: '/admin/workbench',
  surveyUrl: `/news_detail?news_id=${id('news.article.platform-survey')}`,
});

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  options: demoOptions,
  samples: {
    ...softwareDemo.samples,
    pictures: () => ({ shared: {} }),
    adminPictures: ({ schoolId, otherSchoolId }, id) => ({
      as: 'countyadmin',
      own: { siteId: schoolId },
      otherClass: null,
      otherSchool: { siteId: otherSchoolId },
      neighbour: { siteId: id(nextSchool) },
    }),
    savePicture: ({ schoolId, otherSchoolId }, id) => ({
      as: 'countyadmin',
      own: { siteId: schoolId, type: 5, ...sampleText },
      otherClass: null,
      otherSchool: { siteId: otherSchoolId, type: 5, ...sampleText },
      neighbour: { siteId: id(nextSchool), type: 5, ...sampleText },
    }),
    orderPictures: ({ schoolId }, id) => ({
      as: 'countyadmin',
      own: { siteId: schoolId, type: 1, ids: [id('portal.picture.school.0')] },
      otherClass: null,
      otherSchool: { siteId: id('county/songxi'), type: 1, ids: [] },
      neighbour: { siteId: id(nextSchool), type: 1, ids: [id('portal.picture.nextSchool.0')] },
    }),
    changePicture: (_, id) => ({
      as: 'countyadmin',
      own: { id: id('portal.picture.school.0'), change: 'remove' as const },
      otherClass: null,
      otherSchool: { id: id('portal.picture.1.0'), change: 'remove' as const },
      neighbour: { id: id('portal.picture.nextSchool.0'), change: 'remove' as const },
    }),
    uploadPortalPicture: () => ({ refused: {}, shownBy: 'tests/api/portal/pictures.test.ts' }),
    adminNotices: () => ({ as: 'cityadmin', own: {}, otherClass: null, otherSchool: null }),
    saveNotice: () => ({ as: 'cityadmin', own: sampleNotice, otherClass: null, otherSchool: null }),
    changeNotice: (_, id) => ({
      as: 'cityadmin',
      own: { id: id('portal.notice.heat'), change: 'remove' as const },
      otherClass: null,
      otherSchool: null,
    }),
  },
  pages: {},
};
