import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ExamAnalysis, exportAnalysis, releaseResults } from '../../api';

const EntryDrawer = onDemand(() => import('./entry/EntryDrawer').then((part) => part.EntryDrawer));
const MetricsDrawer = onDemand(() => import('./MetricsDrawer').then((part) => part.MetricsDrawer));

interface AnalysisActsProps {
  readonly analysis: ExamAnalysis;
  /** Address of explaining in class. */
  readonly talk: string;
  /** Items that are ticked for it. */
  readonly ticks: number;
}

/** What is done with an analysis: entered, exported, released, explained. */
export function AnalysisActs({ analysis, talk, ticks }: AnalysisActsProps) {
  const t = useText();
  const call = useCall();
  const { examId, isReleased, mode, mayEnter, summary, present, marked } = analysis;
  const [open, setOpen] = useState<'entry' | 'metrics' | null>(null);
  const release = useAct((on: boolean) => call(releaseResults, { examId, on }), {
    done: (_, on) => ({ id: on ? 'exam.analysis.release.done' : 'exam.analysis.withdraw.done' }),
    undo: (_, on) => call(releaseResults, { examId, on: !on }),
  });
  const mayRelease = mayEnter && present > 0 && marked === present;
  return (
    <Row as="span" wrap className="no-print">
      <Button look="quiet" icon="Info" onClick={() => setOpen('metrics')}>
        {t('exam.analysis.metrics')}
      </Button>
      {mode === 'printed' && mayEnter && (
        <Button icon="ArrowUpload" onClick={() => setOpen('entry')}>
          {t('exam.analysis.enter')}
        </Button>
      )}
      {summary && (
        <ExportButton endpoint={exportAnalysis} input={{ examId }}>
          {t('exam.analysis.export')}
        </ExportButton>
      )}
      {mayRelease && (
        <Button icon="Send" busy={release.isBusy} onClick={() => void release.run(!isReleased)}>
          {t(isReleased ? 'exam.analysis.withdraw' : 'exam.analysis.release')}
        </Button>
      )}
      {summary && (
        <Button look="primary" icon="Play" to={talk} className="exam-analysis-talk">
          {t('exam.analysis.talk', { count: ticks })}
        </Button>
      )}
      {open === 'entry' && <EntryDrawer examId={examId} onClose={() => setOpen(null)} />}
      {open === 'metrics' && <MetricsDrawer onClose={() => setOpen(null)} />}
    </Row>
  );
}
