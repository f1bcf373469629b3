import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { InstalledModule } from '../../api';
import type { Counties } from './columns';
import { Switch } from '../shared/Switch';
import type { Turning } from './use-turning';

interface CountySwitchesProps {
  readonly module: InstalledModule;
  readonly counties: Counties;
  readonly turning: Turning;
  readonly onEnd: () => void;
}

/** Where a module is on: the city, and each county below it. */
export function CountySwitches({ module, counties, turning, onEnd }: CountySwitchesProps) {
  const t = useText();
  const { isOn, offIn, canSwitch, title } = module;
  const on = counties.filter(({ id }) => isOn && !offIn.includes(id)).length;
  const turn = (county: Counties[number] | null, next: boolean) =>
    void turning.turn(module, county, next).catch(() => undefined);
  const label = (where: string) => t('deployment.modules.switchWhere', { title, where });
  return (
    <>
      <Row as="p" className="deployment-city">
        <strong>{t('deployment.modules.city')}</strong>
        <Tag tone={isOn ? 'brand' : 'plain'}>{t('deployment.modules.onIn', { on, total: counties.length })}</Tag>
        <Switch
          label={label(t('deployment.modules.city'))}
          isOn={isOn}
          isPartly={offIn.length > 0}
          disabled={!canSwitch}
          reason={t('deployment.modules.neverOff')}
          onTurn={(next) => (next ? turn(null, true) : onEnd())}
        />
      </Row>
      <ul className="deployment-counties">
        {counties.map((county) => (
          <Row as="li" gap={3} key={county.id}>
            <span className="fill">{county.name}</span>
            <small className="muted num">{t('deployment.modules.schools', { count: county.schools })}</small>
            <Switch
              label={label(county.name)}
              isOn={isOn && !offIn.includes(county.id)}
              disabled={!canSwitch || !isOn}
              reason={t(isOn ? 'deployment.modules.neverOff' : 'deployment.modules.cityFirst')}
              onTurn={(next) => turn(county, next)}
            />
          </Row>
        ))}
      </ul>
      {!isOn && <p className="muted">{t('deployment.modules.cityFirst')}</p>}
    </>
  );
}
