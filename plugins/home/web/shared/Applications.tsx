import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useText } from 'edutech/core/web/hooks';
import { type ModuleLink, useModuleLinks } from 'edutech/core/web/modules';
import { Stack } from 'edutech/core/ui/layout/Stack';

/** All modules in the order of navigation, those without permission last; apart from them those that are still coming. */
export function Applications({ audience, self }: { audience: 'teacher' | 'student'; self: string }) {
  const t = useText();
  const modules = useModuleLinks(audience).filter((module) => module.id !== self);
  const ready = modules.filter((module) => !module.isComing);
  const coming = modules.filter((module) => module.isComing);
  return (
    <Panel title={t('home.applications')}>
      <Tiles modules={ready} />
      {coming.length > 0 && (
        <>
          <h3 className="home-applications-coming ruled-top muted pad-t-3 pad-x-4 pad-b-2">
            {t('home.applications.coming')}
          </h3>
          <Tiles modules={coming} />
        </>
      )}
    </Panel>
  );
}

function Tiles({ modules }: { modules: readonly ModuleLink[] }) {
  return (
    <ul className="home-applications pad-x-3 pad-b-4">
      {modules.map((module) => (
        <li key={module.id}>
          <Application module={module} />
        </li>
      ))}
    </ul>
  );
}

function Application({ module }: { module: ModuleLink }) {
  const face = <Face module={module} />;
  const shared = { className: 'home-application', 'data-coming': module.isComing || undefined };
  if (module.path !== null) {
    return (
      <Link {...shared} to={module.path}>
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      data-locked={module.state === 'locked' || undefined}
      onClick={() => module.open()}
    >
      {face}
    </button>
  );
}

function Face({ module }: { module: ModuleLink }): ReactNode {
  const t = useText();
  return (
    <>
      <Stack
        as="span"
        align="center"
        justify="center"
        gap={0}
        className="home-application-icon relative round-card tint-brand ink-brand"
      >
        <ModuleIcon name={module.icon} />
        {module.state === 'locked' && (
          <Stack as="span" gap={0} className="home-application-lock paper circle">
            <Icon name="LockClosed" size={16} />
          </Stack>
        )}
      </Stack>
      <span>{t(module.title)}</span>
      {module.isComing && <span className="visually-hidden">{t('home.applications.coming')}</span>}
    </>
  );
}
