import { type Static, Type } from 'typebox';
import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { emptyContent, type PlanContent, sections } from '../../model/plan/document';

const Text = Type.String({ default: '' });
const Plan = Type.Object({
  title: Type.String(),
  /** An account, or `foreign`: a teacher of another school. */
  owner: Type.String(),
  whose: Type.Enum(['personal', 'group']),
  /** Days until the group wants it ready. */
  due: Type.Optional(Type.Integer()),
  chapter: Type.String(),
  ...Object.fromEntries(sections.map((section) => [section, Type.Optional(Text)])),
  /** `name | minutes | teacher | student | intent` */
  phase: DemoLines,
  exercise: Type.Optional(Type.String()),
  question: Type.Optional(Type.Array(Type.String())),
  /** `link (title): address` */
  link: DemoLines,
  /** `comment (place): text`, by a colleague of the subject. */
  comment: DemoLines,
  /** What the owner answers. */
  reply: Type.Optional(Type.String()),
  /** Under which name the school has it as a template. */
  template: Type.Optional(Type.String()),
});

/** A plan of the demo city. */
export interface DemoPlan extends Pick<Static<typeof Plan>, 'title' | 'owner' | 'whose' | 'due' | 'chapter'> {
  readonly slug: string;
  readonly content: PlanContent;
  readonly exercise: { readonly title: string; readonly questions: readonly string[] } | null;
  readonly links: readonly { readonly title: string; readonly address: string }[];
  readonly comments: readonly { readonly place: string; readonly text: string }[];
  readonly reply: string | null;
  readonly template: string | null;
}

/** The plans in the order of the file; `id` names their phases. */
export const demoPlans = (folder: string, id: (key: string) => string): DemoPlan[] =>
  readDemo(folder, 'plans.txt').map((record) => {
    const plan = demoValues(Plan, record) as Static<typeof Plan> & Partial<Record<(typeof sections)[number], string>>;
    const { title, owner, whose, due, chapter, exercise, question = [] } = plan;
    const empty = emptyContent(title);
    const written = Object.fromEntries(sections.map((section) => [section, plan[section] ?? '']));
    return {
      slug: record.name,
      title,
      owner,
      whose,
      chapter,
      ...(due !== undefined && { due }),
      content: {
        title,
        sections: { ...empty.sections, ...written },
        phases: plan.phase.map(({ text }, at) => {
          const [name = '', minutes = '0', teacher = '', student = '', intent = ''] = text
            .split('|')
            .map((part) => part.trim());
          return {
            id: id(`prepare.phase.${record.name}.${at}`),
            name,
            minutes: Number(minutes),
            teacher,
            student,
            intent,
          };
        }),
      },
      exercise: exercise === undefined ? null : { title: exercise, questions: question },
      links: plan.link.map(({ note, text }) => ({ title: note, address: text })),
      comments: plan.comment.map(({ note, text }) => ({ place: note, text })),
      reply: plan.reply ?? null,
      template: plan.template ?? null,
    };
  });
