import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { build } from './demo/build';

const resource = (id: DemoContext['id'], slug: string) => id(`resource.resource.${slug}`);

/** The same about a resource of one's own, of a colleague, and of another school. */
const ofResources =
  <Input>(input: (id: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'teacher' as const,
    own: input(resource(id, 'number-line-draft')),
    otherClass: input(resource(id, 'morning-reading-draft')),
    otherSchool: input(resource(id, 'songxi-measuring')),
  });

/** The same about a review within the reviewer's management scope, and one of another subject in another county. */
const ofTasks =
  <Input>(slug: string, input: (taskId: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'auditor' as const,
    own: input(id(`resource.task.${slug}`)),
    otherClass: null,
    otherSchool: input(id('resource.task.songxi-poems')),
  });

const inNumberLine = (_: unknown, id: DemoContext['id']) => ({
  nodeId: id('textbook.node.junior-mathematics-7a-pep/第一章 有理数/1.2 有理数及其大小比较/1.2.2 数轴'),
});

const sampleValues = (id: DemoContext['id']) => ({
  title: '数轴上的动点 专题',
  stageId: 'junior' as const,
  subjectId: id('subject/mathematics'),
  nodeIds: [inNumberLine(null, id).nodeId],
  kind: 'material' as const,
  licence: 'teaching' as const,
});

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listPublicResources: (world, id) => ({
      shared: { ...inNumberLine(world, id), sort: 'newest' as const, page: 1, pageLine: 20 },
    }),
    listResources: (world, id) => ({
      shared: {
        ...inNumberLine(world, id),
        space: 'public' as const,
        sort: 'newest' as const,
        page: 1,
        pageLine: 20,
      },
    }),
    resourceFacets: (world, id) => ({ shared: { ...inNumberLine(world, id), space: 'public' as const } }),
    publicResource: (_, id) => ({ shared: { id: resource(id, 'number-line-plan') } }),
    showResource: ofResources((id) => ({ id })),
    resourceOpened: (_, id) => ({
      shared: { id: resource(id, 'number-line-plan'), visit: id('resource.visit.sample') },
    }),
    uploadResources: (_, id) => ({
      refused: { resources: [{ ...sampleValues(id), fileId: id('resource.file.nobody') }] },
      shownBy: 'tests/api/resource/saving.test.ts',
    }),
    // one that no other sample changes: its version stands
    updateResource: (_, id) => ({
      as: 'teacher',
      own: { ...sampleValues(id), id: resource(id, 'absolute-value-draft'), version: 2 },
      otherClass: { ...sampleValues(id), id: resource(id, 'morning-reading-draft'), version: 2 },
      otherSchool: { ...sampleValues(id), id: resource(id, 'songxi-measuring'), version: 2 },
    }),
    deleteResource: ofResources((id) => ({ id })),
    deleteResources: ofResources((id) => ({ ids: [id] })),
    restoreResources: ofResources((id) => ({ ids: [id] })),
    purgeResources: (_, id) => ({
      refused: { ids: [id('resource.resource.nobody')] },
      shownBy: 'tests/api/resource/owner-acts.test.ts',
    }),
    shareResources: ofResources((id) => ({ ids: [id], wanted: 3 as const })),
    withdrawResources: ofResources((id) => ({ ids: [id] })),
    favourResources: ofResources((id) => ({ ids: [id], on: true })),
    downloadResource: ofResources((id) => ({ id })),
    copyResource: ofResources((id) => ({ id })),
    countDownload: ofResources((id) => ({ id })),
    legacyCountDownload: ofResources((id) => ({ id })),
    rateResource: (_, id) => ({
      refused: { id: id('resource.resource.nobody'), score: 5 },
      shownBy: 'tests/api/resource/using.test.ts',
    }),
    addUse: ofResources((id) => ({ id, title: '七(3)班 《数轴》第 1 课时' })),
    removeUse: (_, id) => ({
      refused: { useId: id('resource.use.nobody') },
      shownBy: 'tests/api/resource/using.test.ts',
    }),
    reviewQueue: () => ({ shared: { state: 'waiting' as const, page: 1, pageLine: 20 } }),
    reviewTask: ofTasks('yunjiang-map', (taskId) => ({ taskId })),
    decideReview: ofTasks('yunjiang-map', (taskId) => ({ taskId, pass: false, ticks: [], reason: '缺少图例。' })),
    takeDown: (_, id) => ({
      refused: { taskId: id('resource.task.nobody'), reason: '版权不清楚。' },
      shownBy: 'tests/api/resource/reviewing.test.ts',
    }),
    passReviews: ofTasks('rational-review', (taskId) => ({ taskIds: [taskId] })),
    commentReview: ofTasks('cube-nets', (taskId) => ({
      taskId,
      anchor: 'whole' as const,
      at: 0,
      text: '请补充图例。',
    })),
    removeReviewComment: (_, id) => ({
      refused: { commentId: id('resource.comment.nobody') },
      shownBy: 'tests/api/resource/reviewing.test.ts',
    }),
    suggestValues: () => ({ shared: { paths: ['七年级数学/1.2.2 数轴 教案.docx'] } }),
  },
  pages: {
    detail: (_, id) => routes.detail.to({ id: resource(id, 'number-line-draft') }),
    zzdetail: (_, id) => routes.zzdetail.to({ id: resource(id, 'number-line-plan') }),
    studentZzdetail: (_, id) => routes.studentZzdetail.to({ id: resource(id, 'number-line-plan') }),
    resourceListDetail: (_, id) => routes.resourceListDetail.to({ id: resource(id, 'number-line-plan') }),
  },
};
