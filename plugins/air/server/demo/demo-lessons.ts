import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { type Static, Type } from 'typebox';
import { converting } from '../../model/status';

/** Facts of a lesson or of a file of a lesson in `lessons/`; names of files are of `media`. */
const Facts = Type.Object({
  title: Type.String(),
  /** Code of a demo book of the plugin textbook, and its chapter: titles from the top down, with slashes between. */
  book: Type.String(),
  chapter: Type.String(),
  /** As the school says them: 数学, 七年级. */
  subject: Type.String(),
  grade: Type.String(),
  teacher: Type.String(),
  school: Type.String(),
  file: Type.Optional(Type.String()),
  /** Why there is no file, and the kind of file that is awaited. */
  status: Type.Optional(Type.Enum(['converting', 'failed'])),
  ext: Type.Optional(Type.String()),
  captions: Type.Optional(Type.String()),
  /** Its files want a signed-in reader. */
  needsLogin: Type.Optional(Type.Boolean()),
  summary: Type.String(),
  /** Chapters of other editions that teach the same: `also (book): chapter`. */
  also: DemoLines,
  /** `attachment (file): title`. */
  attachment: DemoLines,
  /** The same of task sheets: `exercise (file): title`; they come first. */
  exercise: DemoLines,
  publishedAt: Type.String(),
  views: Type.Integer(),
});

interface Place {
  readonly book: string;
  readonly chapter: string;
}

export interface DemoLesson extends Omit<Static<typeof Facts>, 'status' | 'also' | 'attachment' | 'exercise'>, Length {
  readonly slug: string;
  /** Where there is no file. */
  readonly status: number;
  readonly also: readonly Place[];
  readonly attachments: readonly { readonly title: string; readonly file: string; readonly isExercise: boolean }[];
}

interface Length {
  /** 0 for what has no length. */
  readonly seconds: number;
  readonly parts: readonly { readonly at: number; readonly title: string }[];
}

const statuses = { converting, failed: 4 };

/** Lessons of the air classroom, in the order of lists. */
export function demoLessons(folder: string): DemoLesson[] {
  const lengths = demoLengths(folder);
  return readDemo(folder, 'lessons').map((record): DemoLesson => {
    const { status = 'failed', also, attachment, exercise, ...values } = demoValues(Facts, record);
    return {
      ...values,
      ...(lengths.get(record.name) ?? { seconds: 0, parts: [] }),
      slug: record.name,
      status: statuses[status],
      also: also.map(({ note, text }) => ({ book: note, chapter: text })),
      attachments: [
        ...exercise.map(({ note, text }) => ({ title: text, file: note, isExercise: true })),
        ...attachment.map(({ note, text }) => ({ title: text, file: note, isExercise: false })),
      ],
    };
  });
}

const Times = Type.Object({ seconds: Type.Integer(), part: DemoLines });

/** Lengths of lessons and the seconds at which their parts begin (`part (second): title`), by slug. */
const demoLengths = (folder: string): ReadonlyMap<string, Length> =>
  new Map(
    readDemo(folder, 'times.txt').map((record) => {
      const { seconds, part } = demoValues(Times, record);
      return [record.name, { seconds, parts: part.map(({ note, text }) => ({ at: Number(note), title: text })) }];
    }),
  );
