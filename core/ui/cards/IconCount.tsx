import { FormattedNumber } from 'react-intl';
import { useText } from '../../web/hooks';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/interface-icons';

interface IconCountProps {
  readonly icon: IconName;
  /** The message that names what is counted. */
  readonly label: string;
  readonly count: number;
  /** The exact number; else as short as possible: 1.2万. */
  readonly exact?: boolean;
}

/** How often something was seen, liked, taken: a drawing and a number. */
export function IconCount({ icon, label, count, exact = false }: IconCountProps) {
  const t = useText();
  return (
    <span className="icon-count fixed nowrap">
      <Icon name={icon} size={16} />
      <FormattedNumber value={count} {...(!exact && { notation: 'compact', maximumFractionDigits: 1 })} />
      <span className="visually-hidden">{t(label)}</span>
    </span>
  );
}
