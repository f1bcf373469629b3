import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { Tag } from 'edutech/core/ui/Tag';
import { type ModuleLink, useModuleLinks } from 'edutech/core/web/modules';

/** All modules in the order of navigation; those without permission come last and say so. */
export function Applications({ audience, self }: { audience: 'teacher' | 'student'; self: string }) {
  const modules = useModuleLinks(audience).filter((module) => module.id !== self);
  return (
    <Panel title={<FormattedMessage id="home.applications" />} note={<Tag>{modules.length}</Tag>}>
      <ul className="home-applications">
        {modules.map((module) => (
          <li key={module.id}>
            <Application module={module} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Application({ module }: { module: ModuleLink }) {
  const face = (
    <>
      <span className="home-application-icon">
        <ModuleIcon name={module.icon} />
        {module.state === 'locked' && (
          <span className="home-application-lock">
            <Icon name="LockClosed" size={16} />
          </span>
        )}
      </span>
      <span>
        <FormattedMessage id={module.title} />
      </span>
    </>
  );
  if (module.path !== null) {
    return (
      <Link className="home-application" to={module.path}>
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="home-application"
      data-locked={module.state === 'locked' || undefined}
      onClick={() => module.open()}
    >
      {face}
    </button>
  );
}
