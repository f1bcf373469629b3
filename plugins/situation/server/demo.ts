import type { Demo, DemoContext, DemoWorld, SampleSet } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';

type MakeId = DemoContext['id'];

interface Taught {
  readonly classId: string;
  readonly subjectId: string;
}

/** The same about the demo teacher's class, another one of the school, and one of another school. */
const asTeacher =
  <Input>(input: (taught: Taught, world: DemoWorld, id: MakeId) => Input) =>
  (world: DemoWorld, id: MakeId): SampleSet<Input> => {
    const of = (classId: string) => input({ classId, subjectId: id('subject/mathematics') }, world, id);
    return {
      as: 'teacher',
      own: of(world.classId),
      otherClass: of(world.otherClassId),
      otherSchool: of(world.foreignClassId),
    };
  };

/** A knowledge point of the city's tree. */
const point = (id: MakeId) => id('textbook.point.junior-mathematics/数与代数/有理数/数轴');

/** Evidence is what homework and exams of the demo city have reported: nothing is made up here. */
export const demo: Demo<typeof plugin, typeof api> = {
  samples: {
    classMap: asTeacher((taught) => ({ ...taught, span: 'weeks' as const })),
    pointEvidence: asTeacher((taught, _, id) => ({ ...taught, pointId: point(id), span: 'weeks' as const })),
    talkPack: asTeacher((taught, _, id) => ({ ...taught, pointId: point(id), span: 'weeks' as const })),
    studentMap: asTeacher((taught, { people }) => ({ ...taught, studentId: people.student.personId })),
    exportClassMap: asTeacher((taught) => ({ ...taught, span: 'weeks' as const })),
    ownMap: () => ({ shared: {} }),
  },
  pages: {},
};
