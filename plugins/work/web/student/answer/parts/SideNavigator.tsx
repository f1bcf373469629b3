import type { ComponentProps } from 'react';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { Due } from '../../../shared/DueTime';
import type { Opened } from '../state/sheet';
import { Navigator } from './Navigator';

interface SideNavigatorProps extends ComponentProps<typeof Navigator> {
  readonly dueAt: Opened['dueAt'];
  /** By the server's clock. */
  readonly time: Date;
}

/** The navigator beside the sheet, with how much is answered and when it is due. */
export function SideNavigator({ dueAt, time, ...navigator }: SideNavigatorProps) {
  const t = useText();
  const { states } = navigator;
  const filled = states.filter(({ fill }) => fill !== 'empty').length;
  return (
    <aside className="work-st-nav pad-4 paper raised scrolls-y" aria-label={t('work.answering.navigator')}>
      <h2>{t('work.answering.navigator')}</h2>
      <Navigator {...navigator} />
      <Stack gap={2} className="work-st-nav-foot above-3 pad-t-3 lined-top t-13">
        <progress className="meter" max={states.length} value={filled} aria-label={t('work.answering.progress')} />
        {dueAt && <Due at={dueAt} now={time} withLeft />}
      </Stack>
    </aside>
  );
}
