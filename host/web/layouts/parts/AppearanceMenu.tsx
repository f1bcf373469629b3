import { useSignals } from '@preact/signals-react/runtime';
import { modes, themes } from 'edutech/core/common/browser/appearance';
import { languages } from 'edutech/core/common/languages';
import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useAppearance, useText } from 'edutech/core/web/hooks';

/** Each language is named in itself, so that its readers find it. */
const languageNames = { 'zh-CN': '中文', en: 'English' } as const;

/** Language, colours and mode of the screen: for everybody, kept through logout. */
export function AppearanceMenu() {
  useSignals();
  const t = useText();
  const { language, theme, mode } = useAppearance();
  return (
    <DropMenu className="icon-btn" label={t('host.appearance')} trigger={<Icon name="PaintBrush" />} align="end">
      <DropGroup label={t('host.appearance.language')}>
        {languages.map((one) => (
          <DropItem key={one} checked={one === language.value} onChoose={() => (language.value = one)}>
            <span lang={one}>{languageNames[one]}</span>
          </DropItem>
        ))}
      </DropGroup>
      <DropGroup label={t('host.appearance.theme')}>
        {themes.map((one) => (
          <DropItem
            key={one}
            checked={one === theme.value}
            onChoose={() => (theme.value = one)}
            icon={<span className="swatch" data-theme={one} />}
          >
            {t(`host.appearance.theme.${one}`)}
          </DropItem>
        ))}
      </DropGroup>
      <DropGroup label={t('host.appearance.mode')}>
        {modes.map((one) => (
          <DropItem key={one} checked={one === mode.value} onChoose={() => (mode.value = one)}>
            {t(`host.appearance.mode.${one}`)}
          </DropItem>
        ))}
      </DropGroup>
    </DropMenu>
  );
}
