import { Panel } from 'edutech/core/ui/Card';
import { LabelsBefore } from 'edutech/core/ui/form/fields';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ChangeableSetting } from '../../../api';
import { SettingField } from './SettingField';
import { sectionsOf } from '../values/sections';
import type { Data } from '../values/setting-values';
import type { SettingsForm } from '../values/use-settings-form';

interface SettingSectionsProps extends Pick<SettingsForm, 'form' | 'changed'> {
  readonly settings: readonly ChangeableSetting[];
  readonly place: Data['place'];
}

/** Settings, each in its section; a section with none is left out. */
export function SettingSections({ settings, place, form, changed }: SettingSectionsProps) {
  const t = useText();
  const sections = Map.groupBy(settings, ({ section }) => section);
  const across = !useNarrow();
  return sectionsOf(settings).map((section) => (
    <Panel key={section} title={t(`deployment.change.section.${section}`)}>
      <LabelsBefore value={across}>
        <Stack className="pad-x-4 pad-b-4" gap={3}>
          {sections.get(section)!.map((one) => (
            <SettingField
              key={one.name}
              setting={one}
              place={place}
              field={form.field(one.name)}
              isChanged={changed.includes(one)}
            />
          ))}
        </Stack>
      </LabelsBefore>
    </Panel>
  ));
}
