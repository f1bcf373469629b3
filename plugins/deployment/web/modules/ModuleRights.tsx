import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { InstalledModule } from '../../api';
import type { Risk } from '../../model/risk';

const tones: Readonly<Record<Risk, TagTone>> = { ordinary: 'plain', notice: 'star', sensitive: 'due' };

function RiskTag({ risk }: { readonly risk: Risk }) {
  const t = useText();
  return <Tag tone={tones[risk]}>{t(`deployment.risk.${risk}`)}</Tag>;
}

/** The permission codes that a module asks for, in plain words, with what harm each could do. */
export function ModuleRights({ module: { permissions } }: { readonly module: InstalledModule }) {
  const t = useText();
  if (permissions.length === 0) {
    return <p className="muted">{t('deployment.modules.noCodesText')}</p>;
  }
  return permissions.map(({ code, title, risk, grantedTo, actions }) => (
    <section key={code} className="deployment-right ruled-below pad-b-3">
      <Row as="h3">
        <span>{title}</span>
        <RiskTag risk={risk} />
      </Row>
      <p className="muted size-12">
        <code className="code">{code}</code>
        {t('deployment.modules.grantedTo', { who: grantedTo.map((who) => <Grantee key={who} who={who} />) })}
      </p>
      {actions.length > 0 && (
        <ul>
          {actions.map((action) => (
            <Row as="li" className="size-13" key={action.name}>
              <code className="code">.{action.name}</code>
              <span>{action.title}</span>
              <RiskTag risk={action.risk} />
            </Row>
          ))}
        </ul>
      )}
    </section>
  ));
}

function Grantee({ who }: { readonly who: string }) {
  const t = useText();
  return <span className="deployment-grantee">{t(`deployment.grantee.${who}`)}</span>;
}
