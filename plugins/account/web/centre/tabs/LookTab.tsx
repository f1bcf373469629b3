import type { Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { modes, themes } from 'edutech/core/common/browser/appearance';
import { languages, type Language } from 'edutech/core/common/languages';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useAppearance, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';

/** Languages call themselves by their own names, whatever is spoken at the moment. */
const ownNames: Readonly<Record<Language, string>> = { 'zh-CN': '中文', en: 'English' };

/** The signal tells everyone who shows it; the host keeps it on this device. */
function choose<T>(setting: Signal<T>, value: T) {
  setting.value = value;
}

/** Language, colour and light of the screen: kept on this device, also after signing out. */
export function LookTab() {
  useSignals();
  const t = useText();
  const { language, theme, mode } = useAppearance();
  return (
    <Panel
      title={t('account.look.title')}
      note={<span className="account-note muted t-13">{t('account.look.note')}</span>}
    >
      <div className="pad-x-4 pad-b-2">
        <div className="account-choice pad-y-3 ruled-top">
          <span>{t('account.look.language')}</span>
          <Segmented
            label={t('account.look.language')}
            options={languages.map((value) => ({ value, label: ownNames[value] }))}
            value={language.value}
            onChange={(value) => choose(language, value)}
          />
        </div>
        <fieldset className="account-choice pad-y-3 ruled-top">
          <legend>{t('account.look.theme')}</legend>
          <Row align="stretch" wrap>
            {themes.map((name) => (
              <Row as="label" inline key={name} className="account-swatch framed pressable pill" data-swatch={name}>
                <input
                  type="radio"
                  name="theme"
                  className="visually-hidden"
                  checked={theme.value === name}
                  onChange={() => choose(theme, name)}
                />
                <span className="account-swatch-colour circle white">
                  {theme.value === name && <Icon name="Checkmark" size={16} />}
                </span>
                {t(`account.look.theme.${name}`)}
              </Row>
            ))}
          </Row>
        </fieldset>
        <div className="account-choice pad-y-3 ruled-top">
          <span>{t('account.look.mode')}</span>
          <Segmented
            label={t('account.look.mode')}
            options={modes.map((value) => ({ value, label: t(`account.look.mode.${value}`) }))}
            value={mode.value}
            onChange={(value) => choose(mode, value)}
          />
        </div>
      </div>
    </Panel>
  );
}
