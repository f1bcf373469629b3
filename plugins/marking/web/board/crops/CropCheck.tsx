import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { confirmCrop, type CropOfQuestion, growCrop, sampleCrops } from '../../../api';
import type { Grow } from '../../../model/sheet/grow';
import { SheetView } from '../../shared/SheetView';

interface CropCheckProps {
  readonly projectId: string;
  readonly crop: CropOfQuestion;
  readonly isOpen: boolean;
  readonly onDone: () => void;
}

const sides = ['left', 'top', 'right', 'bottom'] as const;
/** Milliseconds between two looks while pictures are cut again. */
const every = 1500;

/** Samples of a question as markers see them; sides are moved, and the whole is confirmed. */
export function CropCheck({ projectId, crop, isOpen, onDone }: CropCheckProps) {
  const t = useText();
  const call = useCall();
  const { itemId, part, label, isConfirmed, isMarked } = crop;
  const place = { projectId, itemId, part };
  const asked = useAsked(sampleCrops, place, { keeps: true });
  const [grow, setGrow] = useState<Grow>(crop.grow);
  const move = useAct(() => call(growCrop, { ...place, grow }), { changes: false });
  const confirm = useAct(() => call(confirmCrop, place), { done: 'marking.crops.done' });
  const isCutting = asked.data?.isCutting === true;
  const { again } = asked;
  // Shows the new pictures once they are there
  useEffect(() => {
    if (!isCutting) return;
    const timer = setInterval(again, every);
    return () => clearInterval(timer);
  }, [isCutting, again]);
  const isChanged = sides.some((side) => grow[side] !== crop.grow[side]);
  const mayMove = isOpen && !isMarked;
  return (
    <Panel
      title={t('marking.crops.samples', { label })}
      note={
        <Tag tone={isConfirmed ? 'done' : 'due'}>
          {t(isConfirmed ? 'marking.crops.confirmed' : 'marking.crops.open')}
        </Tag>
      }
      end={
        isOpen && (
          <Button
            look="primary"
            icon="Checkmark"
            busy={confirm.isBusy}
            disabled={isConfirmed || isCutting}
            onClick={() => void confirm.run().then(onDone)}
          >
            {t('marking.crops.confirm')}
          </Button>
        )
      }
    >
      <Stack gap={4} className="card-body">
        {isMarked && <p className="note">{t('marking.crops.marked')}</p>}
        {mayMove && (
          <Row as="fieldset" wrap gap={3} rows={2} aria-label={t('marking.crops.side')}>
            <span className="note">{t('marking.crops.side')}</span>
            {sides.map((side) => (
              <Row as="label" inline gap={1} key={side}>
                {t(`marking.crops.${side}`)}
                <input
                  className="input marking-lines"
                  type="number"
                  min={-20}
                  max={60}
                  value={grow[side]}
                  onChange={({ target }) =>
                    setGrow({ ...grow, [side]: Math.min(60, Math.max(-20, Math.round(target.valueAsNumber || 0))) })
                  }
                />
              </Row>
            ))}
            <Button
              busy={move.isBusy || isCutting}
              disabled={!isChanged}
              onClick={() =>
                void move.run().then(() => {
                  again();
                  onDone();
                })
              }
            >
              {t('marking.crops.grow')}
            </Button>
          </Row>
        )}
        {isCutting && <p role="status">{t('marking.crops.cutting')}</p>}
        <ListStates
          loading={!asked.data && !asked.error}
          error={asked.error}
          onRetry={again}
          count={asked.data?.samples.length ?? 0}
          empty={{ title: t('marking.crops.empty') }}
        >
          <Stack as="ol" gap={3}>
            {asked.data?.samples.map(({ code, pictures }) => (
              <li key={code}>
                <b className="num">{code}</b>
                <SheetView sheet={{ code, content: null, pictures, media: [] }} />
              </li>
            ))}
          </Stack>
        </ListStates>
      </Stack>
    </Panel>
  );
}
