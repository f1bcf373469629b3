import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { endDevice, endOtherDevices, type DeviceItem } from 'edutech/core/common/api/session';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import type { SettingsData } from './load-settings';

/** Where one is signed in, and how to end it: on one device or on all others. */
export function DevicesPanel({ devices, devicesError }: Pick<SettingsData, 'devices' | 'devicesError'>) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const ending = useEnding();
  if (!devices) {
    return (
      <Panel title={t('account.devices.title')}>
        <ErrorState error={devicesError} onRetry={revalidate} />
      </Panel>
    );
  }
  const hasOthers = devices.some((device) => !device.isCurrent);
  return (
    <Panel
      title={t('account.devices.title')}
      note={<Tag>{t('account.devices.count', { count: devices.length })}</Tag>}
      end={
        hasOthers && (
          <Button look="danger" size="small" busy={ending.isBusy} onClick={ending.endOthers}>
            {t('account.devices.endOthers')}
          </Button>
        )
      }
    >
      <ul className="pad-x-4 pad-b-2">
        {devices.map((device) => (
          <DeviceRow key={device.session} device={device} isBusy={ending.isBusy} onEnd={() => ending.end(device)} />
        ))}
      </ul>
    </Panel>
  );
}

function DeviceRow({ device, isBusy, onEnd }: { device: DeviceItem; isBusy: boolean; onEnd: () => void }) {
  const intl = useIntl();
  const t = useText();
  const name = device.device || t('account.devices.unknown');
  const time = intl.formatDate(device.lastSeenAt, {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <li className="row account-device">
      <ModuleIcon name="DesktopPulse" size={24} />
      <div className="row-main">
        <span className="row-title account-device-name">
          {name}
          {device.isCurrent && (
            <Tag tone="brand" icon="Checkmark">
              {t('account.devices.current')}
            </Tag>
          )}
        </span>
        <span className="row-note">
          {t('account.devices.seenAt', { address: device.address.replace(/^::ffff:/, ''), time })}
        </span>
      </div>
      {!device.isCurrent && (
        <Button size="small" busy={isBusy} aria-label={t('account.devices.endOf', { device: name })} onClick={onEnd}>
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  );
}

/** Ends sessions and shows the list as it then is; a failure is told by the error catalogue. */
function useEnding() {
  const call = useCall();
  const dialogs = useDialogs();
  const one = useAct(({ session }: DeviceItem) => call(endDevice, { session }), { done: 'account.devices.ended' });
  const others = useAct(() => call(endOtherDevices, {}), { done: 'account.devices.othersEnded' });
  return {
    isBusy: one.isBusy || others.isBusy,
    end: (device: DeviceItem) => void one.run(device),
    endOthers: async () => {
      const isSure = await dialogs.confirm({ text: 'account.devices.endOthersAsk', danger: true });
      if (isSure) await others.run();
    },
  };
}
