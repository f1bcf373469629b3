import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import type { Demo, DemoContext } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { cityDay } from 'edutech/core/common/time/city-time';
import { insertNotice, type NoticeText } from './admin/notices.queries';
import { appendPicture } from './admin/pictures.queries';
import { insertDocuments } from './documents.queries';
import { insertPictures } from './pictures.queries';
import { softwareDemo } from './software/software.demo';

/** A group of `server/demo/pictures.json`; `file` names a picture of `server/demo/media`, `{{id:KEY}}` a demo row. */
interface DemoGroup {
  type: number;
  items: { link: string; file?: string; title: string; titleEn: string; subtitle?: string; subtitleEn?: string }[];
}

/** A line of `server/demo/documents.json`. */
interface DemoDocument {
  file: string;
  title: string;
  titleEn: string;
}

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
  for (const { type, items } of await readList<DemoGroup>(context, 'pictures.json')) {
    const rows = [];
    for (const [position, item] of items.entries()) {
      rows.push({
        id: id(`portal.picture.${type}.${position}`),
        type,
        position,
        link: item.link.replace(/\{\{id:([^}]+)\}\}/g, (_, key: string) => id(key)),
        filePath: item.file ? (await publish(context, item.file, 'pictures')).address : '',
        title: item.title,
        titleEn: item.titleEn,
        subtitle: item.subtitle ?? '',
        subtitleEn: item.subtitleEn ?? '',
      });
    }
    await insertPictures(db, rows);
  }
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
  for (const [position, { file: name, title, titleEn }] of (
    await readList<DemoDocument>(context, 'documents.json')
  ).entries()) {
    const { ext, bytes, address } = await publish(context, name, 'attachments');
    rows.push({ id: context.id(`portal.document.${name}`), position, title, titleEn, ext, bytes, filePath: address });
  }
  await insertDocuments(context.db, rows);
}

const readList = async <Row>({ folder }: DemoContext, name: string): Promise<Row[]> =>
  JSON.parse(await readFile(join(folder, 'server/demo', name), 'utf8')) as Row[];

/** Stores a file of `server/demo/media` for everybody. */
async function publish({ db, files, folder }: DemoContext, name: string, group: FileGroup) {
  const path = join(folder, 'server/demo/media', name);
  const file = await files.store(db, { path, name }, group, { personId: null, schoolId: null });
  await files.publish(db, file.id);
  return { ext: file.ext, bytes: file.bytes, address: files.publicAddress(file) };
}

/** Notices of the past and of the future: none that would stand over the demo city's pages. */
async function buildNotices({ db, id, clock, world }: DemoContext): Promise<void> {
  const at = (days: number, hour: number) =>
    new Date(
      `${cityDay(new Date(clock.now().getTime() + days * 86_400_000))}T${String(hour).padStart(2, '0')}:00:00+08:00`,
    );
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
    at(7, 0),
    at(7, 4),
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
    at(-130, 7),
    at(-127, 18),
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

export const demo: Demo<typeof plugin, typeof api> = {
  build,
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
