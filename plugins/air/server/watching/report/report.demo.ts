import type { Demo, DemoContext, DemoWorld } from 'edutech/core/server/demo';
import type * as report from '../../../api/report';
import type plugin from '../../../plugin';

type Samples = Demo<typeof plugin, typeof report>['samples'];

/** One input for each class: of the teacher's own, of another class, of another school. */
const ofClasses = <Input>({ classId, otherClassId, foreignClassId }: DemoWorld, input: (classid: string) => Input) => ({
  as: 'teacher' as const,
  own: input(classId),
  otherClass: input(otherClassId),
  otherSchool: input(foreignClassId),
});
const lessonOf = (id: DemoContext['id']) => id('air.resource.m7-number-line');
const firstPage = { page: 1, pageline: 15 };

/** Inputs of the permission matrix: teachers read their classes, and no others. */
export const reportSamples: Samples = {
  airWatchClasses: ({ termId }) => ({ shared: { termid: termId } }),
  airWatchReport: (world) => ofClasses(world, (classid) => ({ classid, ...firstPage })),
  airLessonReport: (world, id) => ofClasses(world, (classid) => ({ id: lessonOf(id), classid, ...firstPage })),
  exportWatchReport: (world) => ofClasses(world, (classid) => ({ classid })),
  exportLessonReport: (world, id) => ofClasses(world, (classid) => ({ id: lessonOf(id), classid })),
};
