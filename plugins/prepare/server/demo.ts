import { newId } from 'edutech/core/common/ids';
import type { Demo, DemoContext, DemoWorld, SampleSet } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { build } from './demo/build';

type MakeId = DemoContext['id'];

interface Names {
  readonly id: MakeId;
  readonly slug: string;
}

/** The same about a plan of the demo teacher, of a colleague, and of another school. */
const asTeacher =
  <Input>(input: (planId: string, names: Names) => Input, own = 'like-terms') =>
  (_: unknown, id: MakeId): SampleSet<Input> => {
    const of = (slug: string) => input(id(`prepare.plan.${slug}`), { id, slug });
    return { as: 'teacher', own: of(own), otherClass: of('neighbour'), otherSchool: of('foreign') };
  };

/** The same about an exercise of the demo teacher and one of another school. */
const withExercise =
  <Input>(input: (exerciseId: string, id: MakeId) => Input, own = 'like-terms') =>
  (_: unknown, id: MakeId): SampleSet<Input> => ({
    as: 'teacher',
    own: input(id(`prepare.exercise.${own}`), id),
    otherClass: null,
    otherSchool: input(id('prepare.exercise.foreign'), id),
  });

/** A change of a plan that changes nothing: the update of an empty document. */
const emptyChange = 'AAA=';

const exerciseFields = (id: MakeId) => ({
  title: '整式 当堂练习',
  subjectId: id('subject/mathematics'),
  gradeId: id('grade/7'),
  planId: null,
  items: [{ questionId: id('questions.question.like-terms'), points: 5 }],
});

const lessonOf = ({ classId }: DemoWorld) => ({ classId, day: '2026-12-01', period: 1 });

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listPlans: () => ({ shared: { space: 'mine' } }),
    listColleagues: (_, id) => ({ shared: { subjectId: id('subject/mathematics') } }),
    addPlan: asTeacher((fromId, { id, slug }) => ({
      id: id(`prepare.plan.copy-of-${slug}`),
      title: '整式的加减 复习',
      subjectId: id('subject/mathematics'),
      gradeId: id('grade/7'),
      nodeId: null,
      fromId,
    })),
    readPlan: asTeacher((planId) => ({ planId })),
    markPlan: asTeacher((planId) => ({ planId, isReady: true })),
    removePlans: asTeacher((planId) => ({ planIds: [planId] }), 'spare'),
    restorePlans: asTeacher((planId) => ({ planIds: [planId] }), 'spare'),
    addComment: asTeacher((planId) => ({ id: newId(), planId, place: 'goals', text: '目标可以再具体一些。' })),
    resolveComment: (_, id) => ({
      as: 'teacher',
      own: {
        planId: id('prepare.plan.equation-group'),
        commentId: id('prepare.comment.equation-group'),
        isResolved: true,
      },
      otherClass: null,
      otherSchool: {
        planId: id('prepare.plan.foreign'),
        commentId: id('prepare.comment.equation-group'),
        isResolved: true,
      },
    }),
    voteComment: (_, id) => ({
      as: 'teacher',
      own: {
        planId: id('prepare.plan.equation-group'),
        commentId: id('prepare.comment.equation-group'),
        isVoted: true,
      },
      otherClass: null,
      otherSchool: {
        planId: id('prepare.plan.foreign'),
        commentId: id('prepare.comment.equation-group'),
        isVoted: true,
      },
    }),
    listPlanTemplates: (_, id) => ({ shared: { subjectId: id('subject/mathematics') } }),
    addPlanTemplate: asTeacher((planId) => ({ id: newId(), planId, name: '探究课' })),
    removePlanTemplate: (_, id) => ({
      as: 'teacher',
      own: { templateId: id('prepare.template.like-terms'), isRemoved: true },
      otherClass: null,
      otherSchool: { templateId: id('prepare.template.foreign'), isRemoved: true },
    }),
    addMaterial: asTeacher((planId) => ({
      id: newId(),
      planId,
      title: '微课',
      address: 'https://example.edu.cn/micro',
    })),
    removeMaterial: asTeacher((planId, { id }) => ({
      planId,
      materialId: id('prepare.material.like-terms'),
      isRemoved: true,
    })),
    moveMaterial: asTeacher((planId, { id }) => ({
      planId,
      materialId: id('prepare.material.like-terms'),
      phaseId: id('prepare.phase.like-terms.1'),
    })),
    // the demo city has no uploaded slides
    showMaterial: (_, id) => ({
      refused: { planId: id('prepare.plan.foreign'), materialId: id('prepare.material.like-terms') },
      shownBy: 'tests/api/prepare/materials.test.ts',
    }),
    keepVersion: asTeacher((planId) => ({ id: newId(), planId, kind: 'personal' as const, name: '二稿' })),
    readVersion: asTeacher((planId, { id, slug }) => ({ planId, versionId: id(`prepare.version.${slug}`) })),
    exportPlan: asTeacher((planId) => ({ planId, format: 'docx' as const })),
    planChanges: asTeacher((planId) => ({ planId, after: 0 })),
    changePlan: asTeacher((planId) => ({ planId, after: 0, change: emptyChange })),
    showPlace: asTeacher((planId) => ({ planId, tab: newId(), place: 'goals' })),
    afterLessons: () => ({ shared: {} }),
    // which lessons a teacher holds is told by another area, which need not be there
    placePlan: (world, id) => ({
      refused: { planId: id('prepare.plan.foreign'), lessons: [lessonOf(world)] },
      shownBy: 'tests/api/prepare/week.test.ts',
    }),
    readExercise: withExercise((exerciseId) => ({ exerciseId })),
    addExercise: (_, id) => ({ shared: { id: newId(), ...exerciseFields(id) } }),
    saveExercise: withExercise((exerciseId, id) => ({ exerciseId, version: 1, ...exerciseFields(id) })),
    removeExercises: withExercise((exerciseId) => ({ exerciseIds: [exerciseId] }), 'spare'),
    restoreExercises: withExercise((exerciseId) => ({ exerciseIds: [exerciseId] }), 'spare'),
    exercisePages: withExercise((exerciseId) => ({ exerciseId, look: { size: 'a4' as const } })),
    downloadExercise: withExercise((exerciseId) => ({ exerciseId, format: 'docx' as const, withAnswers: false })),
  },
  pages: {
    planView: (_, id) => routes.planView.to({ id: id('prepare.plan.like-terms') }),
    exerciseView: (_, id) => routes.exerciseView.to({ id: id('prepare.exercise.like-terms') }),
  },
};
