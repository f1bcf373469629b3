import { FormattedMessage } from 'react-intl';
import type { SettingRow } from '../../api';

/** What holds, with its unit; of a secret only whether it is set. */
export function SettingValue({ setting }: { readonly setting: SettingRow }) {
  const { value, unit, isSecret, origin } = setting;
  if (isSecret) {
    return (
      <span className="muted">
        <FormattedMessage id={origin === 'file' ? 'deployment.settings.isSet' : 'deployment.settings.isNotSet'} />
      </span>
    );
  }
  const parsed: unknown = JSON.parse(value);
  if (typeof parsed === 'boolean') return <FormattedMessage id={`deployment.${parsed ? 'yes' : 'no'}`} />;
  if (parsed === '') {
    return (
      <span className="muted">
        <FormattedMessage id="deployment.settings.empty.value" />
      </span>
    );
  }
  return (
    <span className="deployment-value breaks">
      {typeof parsed === 'object' ? value : String(parsed)}
      {unit && unit !== 'number' && (
        <small className="muted">
          <FormattedMessage id={`deployment.unit.${unit}`} />
        </small>
      )}
    </span>
  );
}
