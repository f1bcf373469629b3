import { Card } from 'edutech/core/ui/Card';
import { Grid } from 'edutech/core/ui/layout/Grid';
import type { PictureItem } from '../../api';
import { isOwnPage, NewTab } from 'edutech/core/ui/navigation/ContentLink';
import { targetOf } from '../shared/pictures';

/** Service links, each with its small picture. */
export function ServiceLinks({ links }: { links: readonly PictureItem[] }) {
  if (links.length === 0) return null;
  return (
    <Grid columns={2} gap={3} className="portal-services">
      {links.map((link) => (
        <Card key={link.id} className="portal-service pad-y-3 pad-x-4" {...targetOf(link.link)}>
          <img className="fixed" src={link.filePath} alt="" width={48} height={48} loading="lazy" />
          <span className="portal-service-words">
            <b>
              {link.title}
              {!isOwnPage(link.link) && <NewTab />}
            </b>
            <small className="block muted">{link.subtitle}</small>
          </span>
        </Card>
      ))}
    </Grid>
  );
}
