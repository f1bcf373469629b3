import { useText } from 'edutech/core/web/hooks';
import { FormulaText } from '../../kit/ui/formula/FormulaText';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { exportQuestions } from '../../api';
import type { ExportDialogProps } from './exported';

interface LossesProps extends Pick<ExportDialogProps, 'questions'> {
  readonly losses: OutputOf<typeof exportQuestions>['losses'];
}

/** What did not fit into a file, question by question. */
export function Losses({ losses, questions }: LossesProps) {
  const t = useText();
  if (losses.length === 0) return null;
  const titles = new Map(questions.map(({ id, title }, at) => [id, `${at + 1}. ${title}`]));
  const byQuestion = Map.groupBy(losses, ({ id }) => id);
  return (
    <section className="questions-export-losses">
      <h3 className="ink-due t-strong">{t('questions.export.losses', { count: byQuestion.size })}</h3>
      <Stack className="scrolls-y" as="ul" gap={1}>
        {[...byQuestion].map(([id, own]) => (
          <Stack as="li" gap={0} key={id}>
            <span className="clip1">
              <FormulaText text={titles.get(id) ?? ''} />
            </span>
            <small className="muted">{[...new Set(own.map(({ message }) => message))].join(' ')}</small>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
