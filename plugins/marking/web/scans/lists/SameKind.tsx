import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { clearScanDoubts, type ListedDoubt, reopenScanDoubts, scanDoubt } from '../../../api';
import { bulkAnswers, type DoubtKind } from '../../../model/scans/doubts';
import { PagePart } from '../desk/PagePart';

interface SameKindProps {
  readonly projectId: string;
  readonly kind: DoubtKind;
  readonly doubts: readonly ListedDoubt[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Doubts that are shown at once: nobody decides about what was not shown. */
const mostShown = 30;

/** Doubts of one kind, each with what is in doubt, decided together; single ones are left out. */
export function SameKind({ projectId, kind, doubts, onChanged, onClose }: SameKindProps) {
  const t = useText();
  const call = useCall();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = doubts.slice(0, mostShown);
  const taken = shown.filter(({ doubtId }) => !left.has(doubtId)).map(({ doubtId }) => doubtId);
  const answer = bulkAnswers[kind] ?? 'void';
  const reopen = async (doubtIds: string[]) => {
    await call(reopenScanDoubts, { projectId, doubtIds });
    onChanged();
  };
  const clear = useAct(
    async () => {
      const { cleared } = await call(clearScanDoubts, { projectId, doubtIds: taken, answer: { kind: answer } });
      onChanged();
      onClose();
      return cleared;
    },
    {
      done: (cleared) => ({ id: 'marking.scans.together.done', values: { count: cleared.length } }),
      undo: (cleared) => (cleared.length > 0 ? reopen(cleared) : Promise.resolve()),
    },
  );
  const toggle = (doubtId: string) => {
    const next = new Set(left);
    if (!next.delete(doubtId)) next.add(doubtId);
    setLeft(next);
  };
  return (
    <SideDrawer title={t('marking.scans.together.title', { count: doubts.length })} onClose={onClose}>
      <Stack gap={4} className="form-body">
        <p className="note">
          {t(`marking.scans.together.${answer}`)}
          {doubts.length > mostShown && ` ${t('marking.scans.together.some', { count: mostShown })}`}
        </p>
        <Stack as="ul" gap={4}>
          {shown.map((doubt) => (
            <Shown
              key={doubt.doubtId}
              projectId={projectId}
              doubt={doubt}
              isTaken={!left.has(doubt.doubtId)}
              onToggle={() => toggle(doubt.doubtId)}
            />
          ))}
        </Stack>
        <Button look="primary" wide busy={clear.isBusy} disabled={taken.length === 0} onClick={() => void clear.run()}>
          {t(`marking.scans.together.${answer}.act`, { count: taken.length })}
        </Button>
      </Stack>
    </SideDrawer>
  );
}

interface ShownProps {
  readonly projectId: string;
  readonly doubt: ListedDoubt;
  readonly isTaken: boolean;
  readonly onToggle: () => void;
}

function Shown({ projectId, doubt: { doubtId, kind, label, ...where }, isTaken, onToggle }: ShownProps) {
  const t = useText();
  const { data, error, again } = useAsked(scanDoubt, { projectId, doubtId });
  const said = data?.bubbles.filter(({ value }) => data.values.includes(value)).map(({ shown }) => shown || '■') ?? [];
  return (
    <li>
      <ListStates
        loading={!data && !error}
        error={error}
        onRetry={again}
        count={1}
        empty={{ title: '' }}
        skeleton="text"
      >
        {data && <PagePart page={data.page} view={data.view} frames={data.frames} />}
      </ListStates>
      <Row as="label" wrap>
        <input type="checkbox" checked={isTaken} onChange={onToggle} />
        <b>{t(`marking.scans.kind.${kind}`, { label })}</b>
        {data && data.bubbles.length > 0 && (
          <span className="num">{said.length > 0 ? said.join(' ') : t('marking.scans.values.none')}</span>
        )}
        <small className="note">{t('marking.scans.where', where)}</small>
      </Row>
    </li>
  );
}
