import { FormattedMessage } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import type { InstalledModule } from '../../api';

interface ModuleWaysProps {
  readonly module: InstalledModule;
  readonly modules: readonly InstalledModule[];
}

/** What a module needs, who needs it, and the addresses that it brings. */
export function ModuleWays({ module: { requires, requiredBy, routes }, modules }: ModuleWaysProps) {
  const titleOf = (id: string) => modules.find((one) => one.id === id)?.title ?? id;
  return (
    <>
      <h3>
        <FormattedMessage id="deployment.modules.requires" />
      </h3>
      <p className="deployment-tags">
        {requires.map((id) => (
          <Tag key={id} tone="done" icon="Checkmark">
            {titleOf(id)}
          </Tag>
        ))}
        {requires.length === 0 && <FormattedMessage id="deployment.modules.requiresNone" />}
      </p>
      {requiredBy.length > 0 && (
        <p className="muted">
          <FormattedMessage
            id="deployment.modules.requiredBy"
            values={{ titles: requiredBy.map(titleOf).join('、') }}
          />
        </p>
      )}
      <h3>
        <FormattedMessage id="deployment.modules.routes" />
      </h3>
      <ul className="deployment-routes">
        {routes.map(({ path, title, isUndeveloped }) => (
          <li key={path}>
            <code>{path}</code>
            <span className="muted">
              {title}
              {isUndeveloped && (
                <>
                  {' · '}
                  <FormattedMessage id="deployment.modules.undeveloped" />
                </>
              )}
            </span>
          </li>
        ))}
        {routes.length === 0 && (
          <li className="muted">
            <FormattedMessage id="deployment.modules.routesNone" />
          </li>
        )}
      </ul>
    </>
  );
}
