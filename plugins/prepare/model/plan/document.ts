// What a lesson plan consists of.

/** The written sections in their order; the phases stand before `board`. */
export const sections = [
  'requirements',
  'goals',
  'focus',
  'learners',
  'preparation',
  'board',
  'homework',
  'reflection',
] as const;
export type Section = (typeof sections)[number];

/** The written columns of a phase: what the teacher does, what students do, and why. */
export const phaseTexts = ['name', 'teacher', 'student', 'intent'] as const;
export type PhaseText = (typeof phaseTexts)[number];

/** A phase of the lesson. */
export interface Phase {
  readonly id: string;
  readonly name: string;
  readonly teacher: string;
  readonly student: string;
  readonly intent: string;
  readonly minutes: number;
}

/** A plan as it is read, printed and exported. */
export interface PlanContent {
  readonly title: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly phases: Phase[];
}

/** Minutes of a lesson. */
export const lessonMinutes = 45;
/** More phases no lesson has. */
export const mostPhases = 20;
export const mostTitle = 80;

export const minutesOf = ({ phases }: Pick<PlanContent, 'phases'>): number =>
  phases.reduce((sum, { minutes }) => sum + minutes, 0);

/** One's own, the group's, the final one: how far a plan has come. */
export const planKinds = ['personal', 'group', 'final'] as const;
export type PlanKind = (typeof planKinds)[number];

export const emptyContent = (title: string): PlanContent => ({
  title,
  sections: {
    requirements: '',
    goals: '',
    focus: '',
    learners: '',
    preparation: '',
    board: '',
    homework: '',
    reflection: '',
  },
  phases: [],
});

/** Phases and their minutes of a blank plan, by the kind of lesson. Names: messages `prepare.phase.<name>`. */
export const templatePhases = {
  newLesson: { review: 5, situation: 10, exploration: 15, practice: 10, summary: 5 },
  revision: { outline: 10, examples: 15, practice: 15, summary: 5 },
  feedback: { results: 5, mistakes: 15, variants: 15, consolidation: 7, summary: 3 },
  experiment: { question: 5, design: 10, experiment: 18, analysis: 8, summary: 4 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;
export type Template = keyof typeof templatePhases;
export const templates = Object.keys(templatePhases) as Template[];
