import { Chip } from 'edutech/core/ui/Chip';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { useText } from 'edutech/core/web/hooks';
import { lessonOrders, type Wish } from '../../model/list/wish';
import { placeAddress } from '../shared/addresses';
import type { Place } from './place';

/** What narrows and orders the list, kept in the address. */
export function LessonTools({ place: { book, code }, wish }: { readonly place: Place; readonly wish: Wish }) {
  const t = useText();
  if (!book) return null;
  const address = (changed: Partial<Wish>) => placeAddress(book.airBookId, code, { ...wish, ...changed });
  return (
    <Row as="span" wrap className="end">
      <Chip selected={wish.withExercise} to={address({ withExercise: !wish.withExercise })}>
        {t('air.list.withExercise')}
      </Chip>
      <DropMenu
        className="chip"
        align="end"
        label={t('air.list.orderOf', { order: t(`air.list.order.${wish.order}`) })}
        trigger={
          <>
            {t(`air.list.order.${wish.order}`)}
            <Icon name="ChevronDown" size={16} />
          </>
        }
      >
        {lessonOrders.map((order) => (
          <DropItem key={order} to={address({ order })} current={order === wish.order} preventScrollReset>
            {t(`air.list.order.${order}`)}
          </DropItem>
        ))}
      </DropMenu>
    </Row>
  );
}
