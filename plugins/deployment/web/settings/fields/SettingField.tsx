import { useState } from 'react';
import { NumberField, TextField } from 'edutech/core/ui/form/fields';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { ChangeableSetting } from '../../../api';
import { type Data, limitsOf, shownValue } from '../values/setting-values';
import { SettingState } from './SettingState';
import { useValueText } from '../values/use-value-text';

interface SettingFieldProps {
  readonly setting: ChangeableSetting;
  readonly place: Data['place'];
  readonly field: FieldHandle<string | boolean>;
  readonly isChanged: boolean;
}

/** One setting: its control with what it means, and where its value comes from. */
export function SettingField({ setting, place, field, isChanged }: SettingFieldProps) {
  const t = useText();
  const said = useValueText();
  const [isOpened, setOpened] = useState(false);
  const { name, meaning, control, unit, value, inherited, source, stricter, bound } = setting;
  const shown = (json: string) => shownValue([setting], name, JSON.parse(json));
  const isInherited = place.level !== 'city' && source !== place.level;
  const isFlat = setting.isLocked || (isInherited && !isOpened && !isChanged);
  const label = t(`deployment.setting.${name}`);
  const hint =
    bound !== null && stricter !== null
      ? `${meaning} ${t(`deployment.change.bound.${stricter}`, { value: said(setting, bound) })}`
      : meaning;
  const text = { ...field, disabled: field.disabled || isFlat } as FieldHandle<string>;
  const shared = { hint, field: text, disabled: text.disabled };
  return (
    <div className={classNames('deployment-field', isChanged && 'is-changed')}>
      {control === 'switch' ? (
        <SwitchField label={label} hint={hint} field={field as FieldHandle<boolean>} disabled={text.disabled} />
      ) : control === 'number' ? (
        <NumberField
          label={unit ? `${label}（${t(`deployment.unit.${unit}`)}）` : label}
          {...shared}
          {...limitsOf(setting)}
        />
      ) : (
        <TextField label={label} {...shared} maxLength={300} />
      )}
      <SettingState
        setting={setting}
        place={place}
        isChanged={isChanged}
        isFlat={isFlat}
        hasInherited={field.value === shown(inherited)}
        onOwn={() => setOpened(true)}
        onInherit={() => field.onChange(shown(inherited))}
        onRevert={() => field.onChange(shown(value))}
      />
    </div>
  );
}
