import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useServices, useText } from 'edutech/core/web/hooks';
import { airFavour } from '../../api';
import type { Lesson } from '../lesson/lesson';

/** Marks a lesson, or removes the mark; visitors log in first. */
export function FavouriteButton({ lesson: { resourceId, isFavourite, state } }: { lesson: Lesson }) {
  const t = useText();
  useSignals();
  const { call, dialogs, session } = useServices();
  const mark = useAct(() => call(airFavour, { ids: [resourceId], on: !isFavourite }));
  if (state !== 'published') return null;
  const press = () =>
    session.user.value ? mark.run() : dialogs.login({ context: 'air', target: location.pathname + location.search });
  return (
    <Button
      size="small"
      icon="Star"
      className={isFavourite ? 'air-star-on' : undefined}
      aria-pressed={isFavourite}
      busy={mark.isBusy}
      onClick={() => void press()}
    >
      {t(isFavourite ? 'air.favourite.marked' : 'air.favourite.mark')}
    </Button>
  );
}
