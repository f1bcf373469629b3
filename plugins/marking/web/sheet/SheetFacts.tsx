import { Panel } from 'edutech/core/ui/Card';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { SheetOfPaper, SheetPages } from '../../api';
import { SheetTrial } from './SheetTrial';

interface SheetFactsProps {
  readonly of: SheetOfPaper;
  readonly settings: SheetOfPaper['settings'];
  /** Undefined while it is laid out for the first time. */
  readonly sheet: SheetPages | undefined;
  /** Prints labels of a project's students. */
  readonly onLabels: (projectId: string) => void;
}

/** Sides of a sheet of paper. */
const sides = 2;

/** What one should know before sheets are printed: what is right, and what is not. */
export function SheetFacts({ of, settings, sheet, onLabels }: SheetFactsProps) {
  const t = useText();
  const { identity } = settings;
  const { questions, points } = of;
  const pages = sheet?.pages.length ?? 0;
  const faults = [
    ...(sheet?.tooHigh ?? []).map(({ label, millimetres }) => t('marking.answerSheet.tooHigh', { label, millimetres })),
    ...(identity.hasLabel || identity.digits > 0 ? [] : [t('marking.answerSheet.try.noIdentity')]),
    ...(pages > sides ? [t('marking.answerSheet.try.manyPages', { page: sides + 1 })] : []),
  ];
  return (
    <Panel title={t('marking.answerSheet.check')}>
      <Stack className="card-body">
        <Row align="start">
          <Icon name="Checkmark" className="ink-done" />
          {t('marking.answerSheet.sum', { questions, points, pages })}
        </Row>
        {faults.map((fault) => (
          <Row key={fault} align="start" className="ink-late" role="alert">
            <Icon name="Warning" />
            {fault}
          </Row>
        ))}
        {of.isChanged && (
          <Row align="start" className="ink-star">
            <Icon name="Warning" />
            {t('marking.answerSheet.changed')}
          </Row>
        )}
        <SheetTrial paperId={of.paperId} settings={settings} />
        {identity.hasLabel &&
          of.projects.map(({ projectId, title }) => (
            <Button key={projectId} icon="Print" onClick={() => onLabels(projectId)}>
              {t('marking.scans.labels.of', { title })}
            </Button>
          ))}
        <p className="note">{t('marking.answerSheet.advice')}</p>
      </Stack>
    </Panel>
  );
}
