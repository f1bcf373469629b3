import type * as api from '../../common/api/organisation';
import type { corePlugin } from '../../common/core-plugin';
import type { Demo, DemoContext, DemoWorld } from '../demo';

const layerOf = (id: DemoContext['id'], classId: string, { termId }: DemoWorld) => id(`layer/${classId}/${termId}/A层`);

/** The people and classes are written by demo-city; these are the samples that the permission matrix tries. */
export const organisationDemo: Demo<typeof corePlugin, typeof api> = {
  samples: {
    listClasses: ({ termId }) => ({ shared: { termid: termId } }),
    listTeacherClasses: ({ termId }) => ({ shared: { termid: termId } }),
    listGradeClasses: ({ termId }, id) => ({ shared: { gradeid: id('grade/7'), termid: termId } }),
    listPupils: ({ classId, otherClassId, foreignClassId }) => ({
      as: 'teacher',
      own: { classid: classId },
      otherClass: { classid: otherClassId },
      otherSchool: { classid: foreignClassId },
    }),
    listLayers: ({ classId }) => ({ shared: { classid: classId } }),
    showLayer: (world, id) => ({
      as: 'teacher',
      own: { layerid: layerOf(id, world.classId, world) },
      otherClass: { layerid: layerOf(id, world.otherClassId, world) },
      otherSchool: null,
    }),
  },
  pages: {},
};
