import type { Demo, DemoContext, DemoWorld } from 'edutech/core/server/demo/demo';
import type * as report from '../../../api/report';
import type plugin from '../../../plugin';

type Samples = Demo<typeof plugin, typeof report>['samples'];

/** One input for each class: of the teacher's own, of another class, of another school. */
const ofClasses = <Input>(
  { classId, otherClassId, foreignClassId }: DemoWorld,
  input: (itsClassId: string) => Input,
) => ({
  as: 'teacher' as const,
  own: input(classId),
  otherClass: input(otherClassId),
  otherSchool: input(foreignClassId),
});
const lessonOf = (id: DemoContext['id']) => id('air.resource.m7-number-line');
const firstPage = { page: 1, pageLine: 15 };

/** Inputs of the permission matrix: teachers read their classes, and no others. */
export const reportSamples: Samples = {
  airWatchClasses: ({ termId }) => ({ shared: { termId } }),
  airWatchReport: (world) => ofClasses(world, (classId) => ({ classId, ...firstPage })),
  airLessonReport: (world, id) => ofClasses(world, (classId) => ({ id: lessonOf(id), classId, ...firstPage })),
  exportWatchReport: (world) => ofClasses(world, (classId) => ({ classId })),
  exportLessonReport: (world, id) => ofClasses(world, (classId) => ({ id: lessonOf(id), classId })),
};
