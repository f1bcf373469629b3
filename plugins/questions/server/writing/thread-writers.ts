import { AppError, wireCodes } from 'edutech/core/common/errors';
import { formulasIn } from '../../kit/common/walk-content';
import type { Typesetter } from '../../kit/server/formula/typesetting/typesetter';
import { ThreadEnded } from '../../kit/server/threads/thread';
import { ThreadPool } from '../../kit/server/threads/thread-pool';
import { threadProgram } from 'edutech/core/server/programs/thread-program';
import { exportFormats } from '../../model/formats';
import { contentsOfQuestion } from '../exchange/checks/contents';
import type { QuestionWriter, WrittenFile, WrittenQuestion } from '../exporting/writer';
import type { PaperQuestion, PaperTask } from './paper-task';

/** Papers that are written at the same time; others wait. */
const threads = 2;
const megabytes = 1024;
const restMilliseconds = 60_000;
/** A paper of two hundred questions takes seconds. */
const mostMilliseconds = 180_000;
/** For pages somebody waits, and others for the thread. */
const mostForPages = 20_000;

/** The writers of all formats, which work in threads. */
export interface ThreadWriters {
  readonly writers: readonly QuestionWriter[];
  close(): void;
}

export function threadWriters(typesetter: Typesetter, limits: { readonly milliseconds?: number } = {}): ThreadWriters {
  const pool = new ThreadPool<PaperTask, WrittenFile>({
    program: threadProgram('paper-thread'),
    threads,
    megabytes,
    restMilliseconds,
  });
  const writers = ([...exportFormats, 'pages'] as const).map(
    (format): QuestionWriter => ({
      format,
      write: async (questions, { medium, progress, signal, ...options }) => {
        const typesetting = typesetter.forDocument();
        const answer = async (asked: PaperQuestion): Promise<unknown> => {
          if (asked.kind === 'question') return questions[asked.at];
          if (asked.kind === 'medium') return medium(asked.file);
          if (asked.kind === 'formula') return typesetting.typeset(asked.formula);
          return progress?.(asked.share);
        };
        const task = { format, questions: questions.length, ...options };
        const most = format === 'pages' ? mostForPages : mostMilliseconds;
        const within = { milliseconds: limits.milliseconds ?? most, ...(signal && { signal }) };
        const written = await pool
          .run(task, { ...within, answer: (asked) => answer(asked as PaperQuestion) })
          .catch(asTooLarge);
        return { ...written, losses: [...written.losses, ...lossesOf(questions, typesetting.slow)] };
      },
    }),
  );
  return { writers, close: () => pool.close() };
}

const asTooLarge = (error: unknown): never => {
  if (error instanceof ThreadEnded && error.why !== 'broken')
    throw new AppError('questions.error.exportTooLarge', wireCodes.tooLarge, {}, { cause: error });
  throw error;
};

/** Questions with formulas that stand there as LaTeX, because they would have taken too long. */
function lossesOf(questions: readonly WrittenQuestion[], slow: ReadonlySet<string>): WrittenFile['losses'] {
  if (slow.size === 0) return [];
  return questions
    .filter((question) =>
      contentsOfQuestion({ title: '', ...question }).some((content) =>
        formulasIn(content).some((one) => slow.has(one)),
      ),
    )
    .map(({ id }) => ({ id, key: 'questions.write.formulaTooSlow' }));
}
