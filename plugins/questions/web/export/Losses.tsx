import { useText } from 'edutech/core/web/hooks';
import { FormulaText } from '../../kit/ui/formula/FormulaText';
import type { PreparedNote } from '../../api';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { ExportDialogProps } from './exported';

interface LossesProps extends Pick<ExportDialogProps, 'questions'> {
  readonly losses: readonly PreparedNote[];
}

/** What did not fit into a file, each with the questions that it holds for. */
export function Losses({ losses, questions }: LossesProps) {
  const t = useText();
  if (losses.length === 0) return null;
  const titles = new Map(questions.map(({ id, title }, at) => [id, `${at + 1}. ${title}`]));
  const byMessage = Map.groupBy(losses, ({ message }) => message);
  const count = new Set(losses.map(({ about }) => about)).size;
  return (
    <section className="questions-export-losses">
      <h3 className="ink-due t-strong">{t('questions.export.losses', { count })}</h3>
      <Stack className="scrolls-y" as="ul" gap={1}>
        {[...byMessage].map(([message, about]) => (
          <Stack as="li" gap={0} key={message}>
            <span>{message}</span>
            <small className="clip1 muted">
              <FormulaText text={[...new Set(about.map((note) => titles.get(note.about) ?? ''))].join('　')} />
            </small>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
