import { Card } from 'edutech/core/ui/Card';
import type { PictureItem } from '../../api';
import { NewTab } from '../shared/OutwardLink';
import { targetOf } from '../shared/pictures';

/** Service links, each with its small picture. */
export function ServiceLinks({ links }: { links: readonly PictureItem[] }) {
  if (links.length === 0) return null;
  return (
    <div className="portal-services">
      {links.map((link) => (
        <Card key={link.id} className="portal-service" {...targetOf(link.link)}>
          <img src={link.filePath} alt="" width={48} height={48} loading="lazy" />
          <span className="portal-service-words">
            <b>
              {link.title}
              {!link.link.startsWith('/') && <NewTab />}
            </b>
            <small>{link.subtitle}</small>
          </span>
        </Card>
      ))}
    </div>
  );
}
