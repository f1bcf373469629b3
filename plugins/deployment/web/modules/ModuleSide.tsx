import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { InstalledModule } from '../../api';
import { Side } from '../shared/Side';
import type { Counties } from './columns';
import { CountySwitches } from './CountySwitches';
import { ModuleOptions } from './ModuleOptions';
import { ModuleRights } from './ModuleRights';
import { ModuleWays } from './ModuleWays';
import type { Turning } from './use-turning';

const parts = ['counties', 'rights', 'options', 'ways'] as const;

interface ModuleSideProps {
  readonly module: InstalledModule;
  readonly modules: readonly InstalledModule[];
  readonly counties: Counties;
  readonly cityFile: string;
  readonly turning: Turning;
  /** Asks whether to switch it off everywhere. */
  readonly onEnd: () => void;
}

/** One module: where it is on, what it asks for, what can be set, what it brings and needs. */
export function ModuleSide({ module, modules, counties, cityFile, turning, onEnd }: ModuleSideProps) {
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const part = parts.find((one) => one === query.get('part')) ?? 'counties';
  const { id, title, icon, version, from, permissions, options, isOn, canSwitch } = module;
  const counts = { counties: undefined, rights: permissions.length, options: options.length, ways: undefined };
  return (
    <Side
      title={title}
      tile={
        <span className="tile">
          <ModuleIcon name={icon} />
        </span>
      }
      note={t(from ? 'deployment.modules.aboutOutside' : 'deployment.modules.about', { id, version, from })}
      foot={
        isOn &&
        canSwitch && (
          <>
            <Button look="danger" icon="Prohibited" onClick={onEnd}>
              {t('deployment.modules.end')}
            </Button>
            <span className="muted">{t('deployment.modules.endNote')}</span>
          </>
        )
      }
    >
      <Tabs
        label={t('deployment.modules.parts')}
        current={part}
        items={parts.map((one) => ({
          id: one,
          label: t(`deployment.modules.part.${one}`),
          to: changed(query, { part: one }),
          ...(counts[one] !== undefined && { count: counts[one] }),
        }))}
      />
      <div className="deployment-part pad-t-3 pad-x-4 pad-b-4">
        {part === 'counties' && <CountySwitches module={module} counties={counties} turning={turning} onEnd={onEnd} />}
        {part === 'rights' && <ModuleRights module={module} />}
        {part === 'options' && <ModuleOptions module={module} cityFile={cityFile} />}
        {part === 'ways' && <ModuleWays module={module} modules={modules} />}
      </div>
    </Side>
  );
}
