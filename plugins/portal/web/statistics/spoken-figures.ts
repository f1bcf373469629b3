import { useIntl } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import type { Figure } from '../../model/figures';

/** A series in one sentence, for who does not see its chart. */
export function useSpokenFigures(title: string, figures: readonly Figure[]): string {
  const intl = useIntl();
  const t = useText();
  const list = figures.map(({ name, count }) => `${name} ${intl.formatNumber(count)}`);
  return t('portal.statistics.spoken', {
    title: t(title),
    figures: list.join(t('portal.statistics.separator')),
  });
}
