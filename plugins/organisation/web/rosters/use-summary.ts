import { useText } from 'edutech/core/web/hooks';
import type { ImportItem } from '../../api';

const told = ['new', 'changed', 'moved', 'wrong'] as const;

/** What a check has found, without what it has not: 新增 3，错误 4. */
export function useSummary(): (counts: ImportItem['counts']) => string {
  const t = useText();
  return (counts) =>
    told
      .filter((one) => counts[one] > 0)
      .map((one) => t(`organisation.rosters.found.${one}`, { count: counts[one] }))
      .join(t('organisation.rosters.found.and')) || t('organisation.source.nothing');
}
