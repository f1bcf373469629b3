import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type SettingRow, trySetting } from '../../api';
import { CopyLine } from '../shared/CopyLine';
import { Side } from '../shared/Side';
import { SettingValue } from './values/SettingValue';

interface SettingSideProps {
  readonly setting: SettingRow;
  readonly cityFile: string;
}

/** One setting: what it takes, what holds, and the line that changes it, tried before it stands in the file. */
export function SettingSide({ setting, cityFile }: SettingSideProps) {
  const t = useText();
  const { name, meaning, limits, type, otherwise, isSecret } = setting;
  return (
    <Side title={<code>{name}</code>} note={meaning}>
      <div className="deployment-part pad-t-3 pad-x-4 pad-b-4">
        <dl className="deployment-facts">
          <Row align="stretch" gap={3} className="pad-y-2 ruled-below size-13">
            <dt className="muted">{t('deployment.settings.value')}</dt>
            <dd className="grow breaks">
              <SettingValue setting={setting} />
            </dd>
          </Row>
          <Row align="stretch" gap={3} className="pad-y-2 ruled-below size-13">
            <dt className="muted">{t('deployment.settings.otherwise')}</dt>
            <dd className="grow breaks">
              <SettingValue setting={{ ...setting, value: otherwise, origin: 'default' }} />
            </dd>
          </Row>
          <Row align="stretch" gap={3} className="pad-y-2 ruled-below size-13">
            <dt className="muted">{t('deployment.settings.type')}</dt>
            <dd className="grow breaks">
              {t(`deployment.type.${type}`)}
              {limits && <span className="num"> · {limits}</span>}
            </dd>
          </Row>
        </dl>
        {isSecret ? <p className="muted">{t('deployment.settings.secret')}</p> : <TryOut setting={setting} />}
        <p className="muted">{t(cityFile ? 'deployment.inFile' : 'deployment.inNewFile', { file: cityFile })}</p>
      </div>
    </Side>
  );
}

function TryOut({ setting: { name, value } }: { readonly setting: SettingRow }) {
  const t = useText();
  const call = useCall();
  const held: unknown = JSON.parse(value);
  const [typed, setTyped] = useState(typeof held === 'string' ? held : value);
  const [result, setResult] = useState<OutputOf<typeof trySetting> | null>(null);
  const trial = useAct(
    async () => {
      setResult(null);
      setResult(await call(trySetting, { name, value: typed }));
    },
    { changes: false },
  );
  const line = result?.line ?? `"${name}": ${value}`;
  return (
    <Stack
      as="form"
      className="deployment-try"
      onSubmit={(event) => {
        event.preventDefault();
        void trial.run();
      }}
    >
      <Stack as="label" gap={2}>
        {t('deployment.settings.try')}
        <span>
          <input
            className="input grow"
            value={typed}
            maxLength={5000}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setResult(null);
            }}
          />
          <Button type="submit" busy={trial.isBusy}>
            {t('deployment.settings.check')}
          </Button>
        </span>
      </Stack>
      {result && (
        <p className={result.complaint ? 'ink-late size-13' : 'deployment-good size-13'} role="status">
          <Icon name={result.complaint ? 'Warning' : 'Checkmark'} size={16} />
          {result.complaint || t('deployment.settings.taken')}
        </p>
      )}
      <CopyLine text={`{ "settings": { ${line} } }`} />
    </Stack>
  );
}
