import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useServices, useText } from 'edutech/core/web/hooks';
import { isInside, type ModuleEntry } from '../navigation/modules';
import { isPlainLink, openModule } from '../navigation/run';

interface MoreModulesProps {
  /** What found no place in the bar. */
  readonly entries: readonly ModuleEntry[];
  readonly className: string;
  readonly align?: 'start' | 'end';
  readonly trigger: ReactNode;
}

/** 更多: the entries of navigation for which there is no room. Nothing where there is room for all. */
export function MoreModules({ entries, className, align, trigger }: MoreModulesProps) {
  const t = useText();
  const services = useServices();
  const { pathname } = useLocation();
  if (entries.length === 0) return null;
  return (
    <DropMenu
      className={className}
      align={align}
      current={entries.some((entry) => isInside(entry, pathname))}
      trigger={trigger}
    >
      <DropGroup>
        {entries.map((entry) => (
          <DropItem
            key={entry.id}
            icon={<ModuleIcon name={entry.module.icon} />}
            to={isPlainLink(entry) ? (entry.path ?? undefined) : undefined}
            onChoose={isPlainLink(entry) ? undefined : () => openModule(entry, services)}
            current={isInside(entry, pathname)}
            disabled={entry.state === 'locked'}
            note={entry.state === 'locked' ? t('host.noPermission') : undefined}
          >
            {t(entry.title)}
          </DropItem>
        ))}
      </DropGroup>
    </DropMenu>
  );
}
