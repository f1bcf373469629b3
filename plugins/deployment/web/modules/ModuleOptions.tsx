import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { InstalledModule } from '../../api';
import { CopyLine } from '../shared/CopyLine';

interface ModuleOptionsProps {
  readonly module: InstalledModule;
  readonly cityFile: string;
}

/** What a city may set about a module. The file has the last word, so the line for it stands here. */
export function ModuleOptions({ module: { id, options }, cityFile }: ModuleOptionsProps) {
  const t = useText();
  if (options.length === 0) {
    return <p className="muted">{t('deployment.modules.noOptions')}</p>;
  }
  const lines = {
    plugins: { [id]: { options: Object.fromEntries(options.map((one) => [one.name, JSON.parse(one.value)])) } },
  };
  return (
    <>
      <dl className="deployment-options">
        {options.map(({ name, type, meaning, value, otherwise, origin }) => (
          <div className="ruled-below" key={name}>
            <Row as="dt" className="strong">
              <code>{name}</code>
              <small className="muted">{type}</small>
              <Tag tone={origin === 'default' ? 'plain' : 'info'}>{t(`deployment.origin.${origin}`)}</Tag>
            </Row>
            <dd className="size-13 above-1">
              <p>{meaning}</p>
              <code className="code">{value}</code>
              {origin !== 'default' && (
                <small className="muted">{t('deployment.otherwise', { value: otherwise })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t(cityFile ? 'deployment.inFile' : 'deployment.inNewFile', { file: cityFile })}</p>
      <CopyLine text={JSON.stringify(lines, null, 2)} />
    </>
  );
}
