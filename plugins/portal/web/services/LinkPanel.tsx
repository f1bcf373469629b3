import { Panel } from 'edutech/core/ui/Card';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { useText } from 'edutech/core/web/hooks';
import type { PictureItem } from '../../api';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';

/** Links to other sites. */
export function LinkPanel({ links }: { links: readonly PictureItem[] }) {
  const t = useText();
  if (links.length === 0) return null;
  return (
    <Panel className="portal-panel portal-panel-links" title={t('portal.links.title')}>
      <Grid as="ul" columns={2} className="portal-links">
        {links.map((link) => (
          <li className="ruled-below" key={link.id}>
            <ContentLink className="high" sign to={link.link}>
              <span className="fill">{link.title}</span>
            </ContentLink>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}
