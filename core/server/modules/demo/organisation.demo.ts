import type * as api from '../../../common/api/organisation';
import type { corePlugin } from '../../../common/core-plugin';
import type { Demo, DemoContext, DemoWorld } from '../../demo/demo';

const layerOf = (id: DemoContext['id'], classId: string, { termId }: DemoWorld) => id(`layer/${classId}/${termId}/A层`);

/** The people and classes are written by demo-city; these are the samples that the permission matrix tries. */
export const organisationDemo: Demo<typeof corePlugin, typeof api> = {
  samples: {
    listClasses: ({ termId }) => ({ shared: { termId } }),
    listTeacherClasses: ({ termId }) => ({ shared: { termId } }),
    listGradeClasses: ({ termId }, id) => ({ shared: { gradeId: id('grade/7'), termId } }),
    listStudents: ({ classId, otherClassId, foreignClassId }) => ({
      as: 'teacher',
      own: { classId },
      otherClass: { classId: otherClassId },
      otherSchool: { classId: foreignClassId },
    }),
    listLayers: ({ classId }) => ({ shared: { classId } }),
    showLayer: (world, id) => ({
      as: 'teacher',
      own: { layerId: layerOf(id, world.classId, world) },
      otherClass: { layerId: layerOf(id, world.otherClassId, world) },
      otherSchool: null,
    }),
  },
  pages: {},
};
