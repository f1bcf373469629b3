import { useSignals } from '@preact/signals-react/runtime';
import { FormattedMessage, useIntl } from 'react-intl';
import { modes, themes } from 'edutech/core/common/browser/appearance';
import { languages } from 'edutech/core/common/languages';
import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useAppearance } from 'edutech/core/web/hooks';

/** Each language is named in itself, so that its readers find it. */
const languageNames = { 'zh-CN': '中文', en: 'English' } as const;

/** Language, colours and mode of the screen: for everybody, kept through logout. */
export function AppearanceMenu() {
  useSignals();
  const intl = useIntl();
  const { language, theme, mode } = useAppearance();
  return (
    <DropMenu
      className="icon-btn"
      label={intl.formatMessage({ id: 'host.appearance' })}
      trigger={<Icon name="PaintBrush" />}
      align="end"
    >
      <DropGroup label={<FormattedMessage id="host.appearance.language" />}>
        {languages.map((one) => (
          <DropItem key={one} checked={one === language.value} onChoose={() => (language.value = one)}>
            <span lang={one}>{languageNames[one]}</span>
          </DropItem>
        ))}
      </DropGroup>
      <DropGroup label={<FormattedMessage id="host.appearance.theme" />}>
        {themes.map((one) => (
          <DropItem
            key={one}
            checked={one === theme.value}
            onChoose={() => (theme.value = one)}
            icon={<span className="swatch" data-theme={one} />}
          >
            <FormattedMessage id={`host.appearance.theme.${one}`} />
          </DropItem>
        ))}
      </DropGroup>
      <DropGroup label={<FormattedMessage id="host.appearance.mode" />}>
        {modes.map((one) => (
          <DropItem key={one} checked={one === mode.value} onChoose={() => (mode.value = one)}>
            <FormattedMessage id={`host.appearance.mode.${one}`} />
          </DropItem>
        ))}
      </DropGroup>
    </DropMenu>
  );
}
