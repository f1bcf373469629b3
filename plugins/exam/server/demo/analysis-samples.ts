import type { DemoContext, DemoWorld } from 'edutech/core/server/demo/demo';

type MakeId = DemoContext['id'];

const exam = (id: MakeId, slug: string) => id(`exam.exam.${slug}`);

/** The same about an exam of the demo teacher's classes, one of a class that is not theirs, and one of another school. */
const ofExams =
  <Input>(input: (examId: string, id: MakeId) => Input, own = 'midterm') =>
  (_: unknown, id: MakeId) => ({
    as: 'teacher' as const,
    own: input(exam(id, own), id),
    otherClass: input(exam(id, 'neighbours'), id),
    otherSchool: input(exam(id, 'foreign'), id),
    // who leads the school or heads the class is answered too; who teaches none of the classes is not (otherClass)
    isOfSchool: true as const,
  });

export const analysisSamples = {
  examAnalysis: ofExams((examId) => ({ examId })),
  examItem: ofExams((examId, id) => ({ examId, itemId: id('exam.item.midterm.below-zero') })),
  exportAnalysis: ofExams((examId) => ({ examId })),
  resultTemplate: ofExams((examId) => ({ examId })),
  // it takes a file, and is refused without one
  readResults: (_: DemoWorld, id: MakeId) => ({
    refused: { examId: exam(id, 'midterm') },
    shownBy: 'tests/api/exam/analysis/entry.test.ts' as const,
  }),
  // the fingerprint of what stands is told by the reading before
  replaceResults: ({ classId, people }: DemoWorld, id: MakeId) => ({
    refused: {
      examId: exam(id, 'midterm'),
      classIds: [classId],
      rows: [{ studentId: people.student.personId, points: [], choices: [], leftOut: [] }],
      print: 'another',
    },
    shownBy: 'tests/api/exam/analysis/entry.test.ts' as const,
  }),
  undoResults: (_: DemoWorld, id: MakeId) => ({
    refused: { examId: exam(id, 'midterm'), entryId: id('exam.entry.nobodys') },
    shownBy: 'tests/api/exam/analysis/entry.test.ts' as const,
  }),
  releaseResults: ofExams((examId) => ({ examId, on: true }), 'monthly'),
  ownResult: (_: DemoWorld, id: MakeId) => ({
    as: 'student' as const,
    own: { examId: exam(id, 'monthly') },
    otherClass: { examId: exam(id, 'neighbours') },
    otherSchool: { examId: exam(id, 'foreign') },
  }),
};
