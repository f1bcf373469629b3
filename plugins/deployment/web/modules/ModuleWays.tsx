import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { InstalledModule } from '../../api';

interface ModuleWaysProps {
  readonly module: InstalledModule;
  readonly modules: readonly InstalledModule[];
}

/** What a module needs, who needs it, and the addresses that it brings. */
export function ModuleWays({ module: { requires, requiredBy, routes }, modules }: ModuleWaysProps) {
  const t = useText();
  const titleOf = (id: string) => modules.find((one) => one.id === id)?.title ?? id;
  return (
    <>
      <h3>{t('deployment.modules.requires')}</h3>
      <Row as="p" wrap rows={1}>
        {requires.map((id) => (
          <Tag key={id} tone="done" icon="Checkmark">
            {titleOf(id)}
          </Tag>
        ))}
        {requires.length === 0 && t('deployment.modules.requiresNone')}
      </Row>
      {requiredBy.length > 0 && (
        <p className="muted">{t('deployment.modules.requiredBy', { titles: requiredBy.map(titleOf).join('、') })}</p>
      )}
      <h3>{t('deployment.modules.routes')}</h3>
      <ul>
        {routes.map(({ path, title, isUndeveloped }) => (
          <Stack as="li" gap={0} className="pad-y-1 size-13" key={path}>
            <code className="breaks">{path}</code>
            <span className="muted">
              {title}
              {isUndeveloped && (
                <>
                  {' · '}
                  {t('deployment.modules.undeveloped')}
                </>
              )}
            </span>
          </Stack>
        ))}
        {routes.length === 0 && (
          <Stack as="li" gap={0} className="muted pad-y-1 size-13">
            {t('deployment.modules.routesNone')}
          </Stack>
        )}
      </ul>
    </>
  );
}
