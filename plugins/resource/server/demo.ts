import type { Demo, DemoContext } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
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

const inNumberLine = (_: unknown, id: DemoContext['id']) => ({
  nodeid: id('textbook.node.junior-mathematics-7a-pep/第一章 有理数/1.2 有理数及其大小比较/1.2.2 数轴'),
});

const sampleValues = (id: DemoContext['id']) => ({
  title: '数轴上的动点 专题',
  stageid: 'junior' as const,
  subjectid: id('subject/mathematics'),
  nodeids: [inNumberLine(null, id).nodeid],
  kind: 'material' as const,
  licence: 'teaching' as const,
});

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listPublicResources: (world, id) => ({
      shared: { ...inNumberLine(world, id), sort: 'newest' as const, page: 1, pageline: 20 },
    }),
    listResources: (world, id) => ({
      shared: {
        ...inNumberLine(world, id),
        space: 'public' as const,
        sort: 'newest' as const,
        page: 1,
        pageline: 20,
      },
    }),
    resourceFacets: (world, id) => ({ shared: { ...inNumberLine(world, id), space: 'public' as const } }),
    publicResource: (_, id) => ({ shared: { id: resource(id, 'number-line-plan') } }),
    showResource: ofResources((id) => ({ id })),
    resourceOpened: (_, id) => ({
      shared: { id: resource(id, 'number-line-plan'), visit: id('resource.visit.sample') },
    }),
    uploadResources: (_, id) => ({
      refused: { resources: [{ ...sampleValues(id), fileid: id('resource.file.nobody') }] },
      shownBy: 'tests/api/resource/saving.test.ts',
    }),
    updateResource: (_, id) => ({
      as: 'teacher',
      own: { ...sampleValues(id), id: resource(id, 'number-line-draft'), version: 2 },
      otherClass: { ...sampleValues(id), id: resource(id, 'morning-reading-draft'), version: 2 },
      otherSchool: { ...sampleValues(id), id: resource(id, 'songxi-measuring'), version: 2 },
    }),
    suggestValues: () => ({ shared: { paths: ['七年级数学/1.2.2 数轴 教案.docx'] } }),
  },
  pages: {},
};
