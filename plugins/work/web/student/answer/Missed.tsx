import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { attemptStates } from '../../../model/answering/attempt';
import { ownWorkAddress } from '../../shared/addresses';
import type { Opened } from './state/sheet';
import { TopBar } from './TopBar';

/** Time is up: what had arrived is taken, or nothing was begun. */
export function Missed({ opened }: { readonly opened: Opened }) {
  const t = useText();
  const begun = opened.state === attemptStates.waiting ? 'never' : 'taken';
  return (
    <div className="work-st-sheet-page t-14 ground">
      <TopBar title={opened.title} />
      <Stack justify="center" gap={2} className="card work-st-handed center">
        <EmptyState
          picture="lock"
          title={t(`work.answering.missed.${begun}`)}
          text={t(`work.answering.missed.${begun}.text`)}
          actions={
            <Button look="primary" to={ownWorkAddress}>
              {t('work.answering.toList')}
            </Button>
          }
        />
      </Stack>
    </div>
  );
}
