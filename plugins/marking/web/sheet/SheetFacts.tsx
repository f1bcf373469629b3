import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { SheetOfPaper } from '../../api';
import { SheetTrial } from './SheetTrial';

interface SheetFactsProps {
  readonly of: SheetOfPaper;
  readonly settings: SheetOfPaper['settings'];
  readonly tooHigh: readonly { readonly label: string; readonly millimetres: number }[];
  /** Undefined while they are laid out for the first time. */
  readonly pages: number | undefined;
}

/** What one should know before sheets are printed. */
export function SheetFacts({ of, settings, tooHigh, pages }: SheetFactsProps) {
  const t = useText();
  return (
    <Panel title={t('marking.answerSheet.check')}>
      <Stack className="card-body">
        <p>{t('marking.answerSheet.sum', { questions: of.questions, points: of.points, pages: pages ?? 0 })}</p>
        {tooHigh.map(({ label, millimetres }) => (
          <p key={label} className="ink-late" role="alert">
            {t('marking.answerSheet.tooHigh', { label, millimetres })}
          </p>
        ))}
        {of.isChanged && <p className="ink-star">{t('marking.answerSheet.changed')}</p>}
        <p className="note">{t('marking.answerSheet.advice')}</p>
        <SheetTrial paperId={of.paperId} settings={settings} />
      </Stack>
    </Panel>
  );
}
