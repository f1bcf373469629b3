import { useText } from 'edutech/core/web/hooks';
import type { ChangeableSetting } from '../../../api';

type Kind = Pick<ChangeableSetting, 'per' | 'unit'>;

/** Says a stored value as people read it: yes and no in words, numbers in their unit, and what is empty. */
export function useValueText(): (kind: Kind, value: string) => string {
  const t = useText();
  return ({ per, unit }, value) => {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'boolean') return t(`deployment.${parsed ? 'yes' : 'no'}`);
    if (parsed === '') return t('deployment.settings.empty.value');
    if (typeof parsed !== 'number') return String(parsed);
    return unit ? `${parsed / per} ${t(`deployment.unit.${unit}`)}` : String(parsed / per);
  };
}
