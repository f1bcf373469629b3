import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { useCall, useText } from 'edutech/core/web/hooks';
import { chooseWay, type MatterItem, type MatterList, type OwnProfile } from '../../../api';
import { SettingRow } from '../SettingRow';
import { useTabLink } from '../use-tab-link';

interface NotifyTabProps {
  readonly profile: OwnProfile | null;
  readonly matters: MatterList | null;
  readonly mayEdit: boolean;
}

/** Of what one hears, by which way; and the address to which letters go. */
export function NotifyTab({ profile, matters, mayEdit }: NotifyTabProps) {
  const t = useText();
  const linkTo = useTabLink();
  const mail = profile?.mail ?? null;
  return (
    <>
      {matters && matters.matters.length > 0 && (
        <Panel title={t('account.notify.matters')}>
          <ul className="pad-x-4 pad-b-2">
            {matters.matters.map((matter) => (
              <Matter key={matter.id} matter={matter} ways={matters.ways} mayEdit={mayEdit} />
            ))}
          </ul>
          <p className="fine pad-x-4 pad-b-4">{t('account.notify.bellHelp')}</p>
        </Panel>
      )}
      <Panel title={t('account.notify.title')}>
        <ul className="pad-x-4 pad-b-2">
          <SettingRow label={t('account.notify.bell')} value={t('account.notify.bellValue')} />
          {matters?.ways
            .filter(({ id }) => id !== 'mail')
            .map(({ id, title, missing }) => (
              <SettingRow
                key={id}
                label={title}
                value={t(missing ? 'account.notify.missing' : 'account.notify.reached')}
                help={missing}
                action={
                  missing && (
                    <Button size="small" to={linkTo('profile')}>
                      {t('account.phone.toProfile')}
                    </Button>
                  )
                }
              />
            ))}
          <SettingRow
            label={t('account.mail.title')}
            value={mail ? mail.address || t('account.notify.noMail') : t('account.mail.off')}
            help={mail && t('account.notify.mailHelp')}
            action={
              mail && (
                <Button size="small" to={linkTo('profile')}>
                  {t(mail.address ? 'account.mail.change' : 'account.mail.add')}
                </Button>
              )
            }
          />
        </ul>
      </Panel>
    </>
  );
}

interface MatterProps {
  readonly matter: MatterItem;
  readonly ways: MatterList['ways'];
  readonly mayEdit: boolean;
}

function Matter({ matter: { id, title, bell, ways: chosen, isFixed }, ways, mayEdit }: MatterProps) {
  const t = useText();
  const call = useCall();
  const { run, isBusy } = useAct((way: string, isOn: boolean) => call(chooseWay, { matter: id, way, isOn }), {
    done: 'account.notify.saved',
  });
  const mayChoose = mayEdit && !isBusy;
  return (
    <SettingRow
      label={title}
      value={
        <Row wrap gap={4} as="fieldset" aria-label={title}>
          <Way
            label={t('account.notify.bellWay')}
            isOn={bell}
            isDisabled={!mayChoose || isFixed}
            onChange={(isOn) => void run('bell', isOn)}
          />
          {ways.map(({ id: way, title: label, missing }) => (
            <Way
              key={way}
              label={label}
              isOn={chosen.includes(way)}
              isDisabled={!mayChoose || missing !== ''}
              onChange={(isOn) => void run(way, isOn)}
            />
          ))}
        </Row>
      }
      help={isFixed && t('account.notify.isFixed')}
    />
  );
}

interface WayProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Way = ({ label, isOn, isDisabled, onChange }: WayProps) => (
  <Row as="label" inline gap={2}>
    <input type="checkbox" checked={isOn} disabled={isDisabled} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </Row>
);
