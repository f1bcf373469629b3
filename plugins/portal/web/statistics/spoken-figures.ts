import { useIntl } from 'react-intl';
import type { Figure } from '../../model/figures';

/** A series in one sentence, for who does not see its chart. */
export function useSpokenFigures(title: string, figures: readonly Figure[]): string {
  const intl = useIntl();
  const list = figures.map(({ name, count }) => `${name} ${intl.formatNumber(count)}`);
  return intl.formatMessage(
    { id: 'portal.statistics.spoken' },
    {
      title: intl.formatMessage({ id: title }),
      figures: list.join(intl.formatMessage({ id: 'portal.statistics.separator' })),
    },
  );
}
