import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { endDevice, endOtherDevices, type DeviceItem } from 'edutech/core/common/api/session';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { pageCount, pageFrom } from 'edutech/core/ui/rules/pages';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useSaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import { nameDevice } from '../../../api';
import { longestDeviceName } from '../../../model/limits';
import { plainAddress } from '../../../model/plain-address';
import { Renaming } from '../../shared/Renaming';
import type { CentreData } from '../load-centre';

const pageLine = 10;

/** Where one is signed in, and how to end it: on one device or on all others. */
export function DevicesTab({ data: { devices, devicesError, deviceNames } }: { readonly data: CentreData }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const query = new URLSearchParams(useLocation().search);
  const ending = useEnding();
  if (!devices) {
    return (
      <Panel title={t('account.devices.title')}>
        <ErrorState error={devicesError} onRetry={revalidate} />
      </Panel>
    );
  }
  const hasOthers = devices.some((device) => !device.isCurrent);
  // this one leads, wherever it was used last
  const ordered = [...devices].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const page = Math.min(pageFrom(query, 'page'), pageCount(devices.length, pageLine));
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
        {ordered.slice((page - 1) * pageLine, page * pageLine).map((device) => (
          <DeviceRow
            key={device.session}
            device={device}
            ownName={deviceNames.get(device.session) ?? ''}
            isBusy={ending.isBusy}
            onEnd={() => ending.end(device)}
          />
        ))}
      </ul>
      <div className="pad-x-4 pad-b-4">
        <Pager total={devices.length} size={pageLine} />
      </div>
    </Panel>
  );
}

/** Systems of what one holds in the hand. */
const isHeld = (device: string) => /(Android|iOS|iPadOS|HarmonyOS)$/.test(device);

interface DeviceRowProps {
  readonly device: DeviceItem;
  /** Empty: it has none. */
  readonly ownName: string;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function DeviceRow({ device, ownName, isBusy, onEnd }: DeviceRowProps) {
  const t = useText();
  const say = useSaidMoment();
  const call = useCall();
  const [now] = useState(() => new Date());
  const [isNaming, setNaming] = useState(false);
  const naming = useAct((name: string) => call(nameDevice, { session: device.session, name }), {
    done: 'account.devices.named',
  });
  const model = device.device || t('account.devices.unknown');
  const name = ownName || model;
  const time = say(new Date(device.lastSeenAt), now);
  return (
    <li>
      <Row wrap gap={3} className="account-device pad-y-2">
        <Row gap={3}>
          <ModuleIcon name={isHeld(device.device) ? 'Phone' : 'DesktopPulse'} size={24} />
          <div>
            <Row as="span" className="row-title" wrap rows={1}>
              {name}
              {device.isCurrent && (
                <Tag tone="brand" icon="Checkmark">
                  {t('account.devices.current')}
                </Tag>
              )}
            </Row>
            <span className="row-note">
              {ownName !== '' && `${model} · `}
              {t('account.devices.seenAt', { address: plainAddress(device.address), time })}
            </span>
          </div>
        </Row>
        <Row gap={2} className="end">
          {!isNaming && (
            <Button
              size="small"
              look="quiet"
              aria-label={t('account.devices.renameOf', { device: name })}
              onClick={() => setNaming(true)}
            >
              {t('account.factors.rename')}
            </Button>
          )}
          {!device.isCurrent && (
            <Button
              size="small"
              busy={isBusy}
              aria-label={t('account.devices.endOf', { device: name })}
              onClick={onEnd}
            >
              {t('account.devices.end')}
            </Button>
          )}
        </Row>
      </Row>
      {isNaming && (
        <Renaming
          name={ownName}
          label={t('account.devices.nameOf', { device: model })}
          maxLength={longestDeviceName}
          mayBeEmpty
          help={t('account.devices.nameHelp', { device: model })}
          onSave={naming.run}
          onEnd={() => setNaming(false)}
        />
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
