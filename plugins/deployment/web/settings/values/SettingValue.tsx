import { useText } from 'edutech/core/web/hooks';
import type { SettingRow } from '../../../api';

/** What holds, with its unit; of a secret only whether it is set. */
export function SettingValue({ setting }: { readonly setting: SettingRow }) {
  const t = useText();
  const { value, unit, isSecret, origin } = setting;
  if (isSecret) {
    return (
      <span className="muted">
        {t(origin === 'file' ? 'deployment.settings.isSet' : 'deployment.settings.isNotSet')}
      </span>
    );
  }
  const parsed: unknown = JSON.parse(value);
  if (typeof parsed === 'boolean') return t(`deployment.${parsed ? 'yes' : 'no'}`);
  if (parsed === '') {
    return <span className="muted">{t('deployment.settings.empty.value')}</span>;
  }
  return (
    <span className="deployment-value breaks">
      {typeof parsed === 'object' ? value : String(parsed)}
      {unit && unit !== 'number' && <small className="muted">{t(`deployment.unit.${unit}`)}</small>}
    </span>
  );
}
