import { Chip } from 'edutech/core/ui/Chip';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';
import { timetablePath } from './addresses';

/** The two ways to lessons: by the chapters of books, by the days of the week. */
export function ViewChips({ current }: { readonly current: 'list' | 'timetable' }) {
  const t = useText();
  return (
    <Row as="nav" wrap aria-label={t('air.list.views')}>
      <Chip selected={current === 'list'} to={routes.list.to()}>
        <Icon name="List" size={16} />
        {t('air.list.catalogue')}
      </Chip>
      <Chip selected={current === 'timetable'} to={timetablePath}>
        <Icon name="Calendar" size={16} />
        {t('air.list.timetable')}
      </Chip>
    </Row>
  );
}
