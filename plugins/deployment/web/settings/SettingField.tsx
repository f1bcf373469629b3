import { Switch } from '@fluentui/react-components';
import { Button } from 'edutech/core/ui/Button';
import { NumberField, TextField } from 'edutech/core/ui/form/fields';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ChangeableSetting } from '../../api';
import { shownValue } from './setting-values';

interface SettingFieldProps {
  readonly setting: ChangeableSetting;
  readonly field: FieldHandle<string | boolean>;
  readonly isChanged: boolean;
}

/** One setting: its control with what it means, and where its value comes from. */
export function SettingField({ setting, field, isChanged }: SettingFieldProps) {
  const t = useText();
  const { name, meaning, control, unit, per, minimum, maximum, source, inherited } = setting;
  const label = t(`deployment.setting.${name}`);
  const inheritedValue = shownValue([setting], name, JSON.parse(inherited));
  const text = field as FieldHandle<string>;
  return (
    <div className={classNames('deployment-field', isChanged && 'is-changed')}>
      <div>
        {control === 'switch' ? (
          <Switch
            label={label}
            checked={field.value === true}
            disabled={field.disabled}
            onChange={(_, { checked }) => field.onChange(checked)}
          />
        ) : control === 'number' ? (
          <NumberField
            label={unit ? `${label}（${t(`deployment.unit.${unit}`)}）` : label}
            hint={meaning}
            field={text}
            {...(minimum !== null && { min: minimum / per })}
            {...(maximum !== null && { max: maximum / per })}
          />
        ) : (
          <TextField label={label} hint={meaning} field={text} maxLength={300} />
        )}
        {control === 'switch' && <small className="muted">{meaning}</small>}
      </div>
      <Row wrap className="deployment-field-state">
        <Tag tone={isChanged ? 'due' : source === 'browser' ? 'info' : 'plain'}>
          {t(`deployment.change.source.${isChanged ? 'changed' : source}`)}
        </Tag>
        {field.value !== inheritedValue && (
          <Button size="small" look="quiet" onClick={() => field.onChange(inheritedValue)}>
            {t('deployment.change.inherit')}
          </Button>
        )}
      </Row>
    </div>
  );
}
