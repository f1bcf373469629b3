import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../../routes';

/** The thing at which the button stands: an item of homework, an entry of the collection. */
interface Place {
  readonly area: 'work' | 'wrong';
  readonly placeId: string;
  readonly partId: string;
  readonly number?: number;
}

/** Asks a teacher about this item: leads to its hints and answers first. */
export function Block({ data: { area, placeId, partId, number } }: { readonly data: Place }) {
  const t = useText();
  return (
    <Button
      size="small"
      look="quiet"
      icon="Comment"
      to={routes.studentDetail.to({ area, place: placeId, part: partId })}
      {...(number !== undefined && { 'aria-label': t('coach.ask.number', { number }) })}
    >
      {t('coach.ask.act')}
    </Button>
  );
}
