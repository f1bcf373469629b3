import { useState } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { listCrops } from '../../../api';
import { keyOfPart } from '../../../model/marks/keys';
import { CropCheck } from './CropCheck';

/** Before marking begins: ten samples of each question, whose sides are moved where an answer is cut off, and then confirmed. */
export function CropsPart({ projectId, isOpen }: { readonly projectId: string; readonly isOpen: boolean }) {
  const t = useText();
  const { data, error, again } = useAsked(listCrops, { projectId }, { keeps: true });
  const [chosen, choose] = useState<string | null>(null);
  const shown =
    data?.find((one) => keyOfPart(one) === chosen) ?? data?.find(({ isConfirmed }) => !isConfirmed) ?? data?.[0];
  return (
    <ListStates
      loading={!data && !error}
      error={error}
      onRetry={again}
      count={data?.length ?? 0}
      empty={{ title: t('marking.crops.empty') }}
    >
      <Stack gap={4}>
        <p className="note">{t('marking.crops.note')}</p>
        <Row as="nav" wrap aria-label={t('marking.crops.question')}>
          {data?.map((one) => (
            <button
              key={keyOfPart(one)}
              type="button"
              className="chip"
              aria-pressed={one === shown}
              onClick={() => choose(keyOfPart(one))}
            >
              {t('marking.question', { label: one.label, points: one.points })}{' '}
              <small className={one.isConfirmed ? 'ink-done' : 'ink-due'}>
                {t(one.isConfirmed ? 'marking.crops.confirmed' : 'marking.crops.open')}
              </small>
            </button>
          ))}
        </Row>
        {shown && (
          <CropCheck key={keyOfPart(shown)} projectId={projectId} crop={shown} isOpen={isOpen} onDone={again} />
        )}
      </Stack>
    </ListStates>
  );
}
