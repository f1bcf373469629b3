import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { exportPlan, markPlan } from '../../api';
import { titleText } from '../../model/plan/shared-plan';
import { routes } from '../../routes';
import { Download } from '../shared/Download';
import { usePlan } from './plan-context';
import { useSharedText } from './together/use-shared-text';
import { useLineSaving } from './together/use-plan-line';

interface PlanBarProps {
  readonly onStart: () => void;
}

/** Title, saving, who else is here, and what is done with the plan as a whole. */
export function PlanBar({ onStart }: PlanBarProps) {
  const t = useText();
  const { data, line, undo, others } = usePlan();
  const saving = useLineSaving(line);
  const title = useSharedText<HTMLInputElement>(titleText(line.doc));
  const people = [...new Map(others.map((one) => [one.personId, one])).values()];
  return (
    <Row wrap gap={3} rows={2} className="prepare-plan-bar pad-y-2 pad-x-4 paper no-print">
      <IconButton icon="ArrowLeft" label={t('prepare.plan.back')} to={routes.list.to()} />
      <input
        {...title}
        className="input prepare-title shrink strong"
        maxLength={80}
        aria-label={t('prepare.plan.title')}
      />
      <Tag tone={data.plan.kind === 'final' ? 'done' : data.plan.kind === 'group' ? 'info' : 'plain'}>
        {t(`prepare.kind.${data.plan.kind}`)}
      </Tag>
      <SaveState saving={saving} />
      <Row as="span" wrap className="end">
        {people.length > 0 && (
          <Row
            as="span"
            gap={0}
            role="img"
            aria-label={t('prepare.presence', { names: people.map(({ name }) => name).join('、') })}
          >
            {people.map(({ personId, name }) => (
              <Avatar key={personId} person={personId} name={name} />
            ))}
          </Row>
        )}
        <IconButton icon="ArrowUndo" label={t('prepare.plan.undo')} onClick={() => undo.undo()} />
        <IconButton icon="ArrowRedo" label={t('prepare.plan.redo')} onClick={() => undo.redo()} />
        <PlanActs onStart={onStart} />
      </Row>
    </Row>
  );
}

function PlanActs({ onStart }: PlanBarProps) {
  const t = useText();
  const call = useCall();
  const { data, line, again } = usePlan();
  const { id: planId, isShared, isReady, isOwn } = data.plan;
  const mayDownload = useCan(['preparing_center_tea.plan_download']);
  const mark = async (marks: { isShared?: boolean; isReady?: boolean }) => {
    await line.flush();
    await call(markPlan, { planId, ...marks });
    again();
  };
  const share = useAct(() => mark({ isShared: !isShared }), {
    done: () => ({ id: isShared ? 'prepare.plan.unshared' : 'prepare.plan.shared' }),
    undo: () => mark({ isShared }),
  });
  const ready = useAct(() => mark({ isReady: !isReady }), { changes: false });
  const ask = (format: 'docx' | 'zip') => async () => {
    await line.flush();
    return call(exportPlan, { planId, format });
  };
  return (
    <>
      {isOwn && (
        <Button icon="People" aria-pressed={isShared} busy={share.isBusy} onClick={() => void share.run()}>
          {t(isShared ? 'prepare.plan.isShared' : 'prepare.plan.share')}
        </Button>
      )}
      {mayDownload && (
        <Download
          forms={[
            { label: t('prepare.download.docx'), ask: ask('docx') },
            { label: t('prepare.download.pack'), ask: ask('zip') },
          ]}
        />
      )}
      <Button icon="FullScreen" onClick={onStart}>
        {t('prepare.plan.start')}
      </Button>
      <Button
        look={isReady ? 'outline' : 'primary'}
        icon="Checkmark"
        aria-pressed={isReady}
        busy={ready.isBusy}
        onClick={() => void ready.run()}
      >
        {t(isReady ? 'prepare.state.ready' : 'prepare.plan.ready')}
      </Button>
    </>
  );
}
