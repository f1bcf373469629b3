import type { FileGroup } from 'edutech/core/common/files/file-groups';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import type * as api from '../api';
import { ready } from '../model/status';
import type plugin from '../plugin';
import { routes } from '../routes';
import { type DemoLesson, demoLessons } from './demo/demo-lessons';
import { insertAttachments, insertResource, insertUse, type NewAttachment } from './demo/demo.queries';
import { replacePlaces } from './places/places.queries';
import { buildWatchingDemo, watchingSamples } from './watching/watching.demo';
import { managingSamples } from './managing/managing.demo';
import { buildTimetableDemo, timetableSamples } from './timetable/timetable.demo';

const sampleSlug = 'm7-number-line';
const sampleBook = 'textbook.book.junior-mathematics-7a-pep';

async function build(context: DemoContext): Promise<void> {
  for (const [position, lesson] of demoLessons(context.folder).entries()) await addLesson(context, lesson, position);
  await buildWatchingDemo(context);
  await buildTimetableDemo(context);
}

async function addLesson(context: DemoContext, lesson: DemoLesson, position: number): Promise<void> {
  const { db, id } = context;
  const { needsLogin = false } = lesson;
  const file = lesson.file ? await store(context, lesson.file, 'general', !needsLogin) : null;
  const poster = await store(context, `${lesson.slug}.svg`, 'pictures', true);
  const captions = lesson.captions ? await store(context, lesson.captions, 'subtitles', true) : null;
  const resourceId = id(`air.resource.${lesson.slug}`);
  await insertResource(db, {
    id: resourceId,
    name: lesson.title,
    subject: lesson.subject,
    grade: lesson.grade,
    status: file ? ready : lesson.status,
    fileId: file?.id ?? null,
    ext: file?.ext ?? lesson.ext ?? '',
    poster: context.files.publicAddress(poster),
    captions: captions ? context.files.publicAddress(captions) : '',
    teacher: lesson.teacher,
    school: lesson.school,
    summary: lesson.summary,
    seconds: lesson.seconds,
    chapters: JSON.stringify(lesson.parts),
    needsLogin,
    publishedAt: new Date(lesson.publishedAt),
    position,
  });
  const places = [lesson, ...lesson.also].map(({ book, chapter }) => ({
    bookId: id(`textbook.book.${book}`),
    nodeId: id(`textbook.node.${book}/${chapter}`),
  }));
  await replacePlaces(db, { id: resourceId }, places);
  await insertUse(db, resourceId, lesson.views);
  const attachments: NewAttachment[] = [];
  for (const { title, file: name, isExercise } of lesson.attachments) {
    const stored = await store(context, name, 'general', !needsLogin);
    attachments.push({ fileId: stored.id, name: title, isExercise });
  }
  await insertAttachments(db, resourceId, attachments);
}

const store = (context: DemoContext, name: string, group: FileGroup, isPublic: boolean) =>
  storeMedia(context, name, { group, isPublic });

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    ...watchingSamples,
    ...managingSamples,
    ...timetableSamples,
    airBookOne: (_, id) => ({ shared: { bookId: id(sampleBook) } }),
    airBookTree: (_, id) => ({ shared: { bookId: id(sampleBook) } }),
    airNodes: (_, id) => ({ shared: { airBookId: id(sampleBook) } }),
    airResources: (_, id) => ({ shared: { airBookId: id(sampleBook), page: 1, pageLine: 8 } }),
    airDetail: (_, id) => ({ shared: { id: id(`air.resource.${sampleSlug}`) } }),
    airDownload: (_, id) => ({ shared: { id: id(`air.resource.${sampleSlug}`) } }),
    airPack: (_, id) => ({ shared: { id: id(`air.resource.${sampleSlug}`) } }),
    airFavour: (_, id) => ({ shared: { ids: [id(`air.resource.${sampleSlug}`)], on: true } }),
    airOpened: (_, id) => ({ shared: { id: id(`air.resource.${sampleSlug}`), visit: id('air.visit.sample') } }),
    addAirMaterial: (_, id) => ({
      refused: { id: id(`air.resource.${sampleSlug}`), fileId: id('air.file.nobody') },
      shownBy: 'tests/api/air/materials.test.ts',
    }),
    markAirExercise: (_, id) => ({
      refused: { id: id(`air.resource.${sampleSlug}`), ffid: id('air.file.nobody'), isExercise: true },
      shownBy: 'tests/api/air/materials.test.ts',
    }),
    removeAirMaterial: (_, id) => ({
      refused: { id: id(`air.resource.${sampleSlug}`), ffid: id('air.file.nobody') },
      shownBy: 'tests/api/air/materials.test.ts',
    }),
    restoreAirMaterial: (_, id) => ({
      refused: { id: id(`air.resource.${sampleSlug}`), ffid: id('air.file.nobody') },
      shownBy: 'tests/api/air/materials.test.ts',
    }),
  },
  pages: {
    detail: (_, id) => routes.detail.to({ resourceid: id(`air.resource.${sampleSlug}`) }),
    lesson: (_, id) => routes.lesson.to({ resourceid: id(`air.resource.${sampleSlug}`) }),
  },
};
