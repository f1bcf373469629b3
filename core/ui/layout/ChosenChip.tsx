import { useText } from '../../web/hooks';
import { Chip, type ChipProps } from '../Chip';
import { Icon } from '../icons/Icon';

/** A choice that narrows a list, to be taken off: `to` is the address without it. */
export function ChosenChip({ children, ...rest }: Omit<ChipProps, 'selected'>) {
  const t = useText();
  return (
    <Chip selected {...rest}>
      {children}
      <Icon name="Dismiss" size={16} />
      <span className="visually-hidden">{t('core.ui.filters.remove')}</span>
    </Chip>
  );
}
