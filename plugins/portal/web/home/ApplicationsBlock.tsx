import { Card } from 'edutech/core/ui/Card';
import { Section } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Grid } from 'edutech/core/ui/layout/Grid';
import type { PictureItem } from '../../api';
import { NewTab } from '../shared/OutwardLink';
import { picturesOf, targetOf } from '../shared/pictures';

export const loader: Loader<readonly PictureItem[]> = (args) => picturesOf(args, 'applications');

/** Applications, each a picture that leads to it. */
export function Block({ data }: { data: readonly PictureItem[] }) {
  const t = useText();
  if (data.length === 0) return null;
  return (
    <div className="wrap">
      <Section title={t('portal.block.applications')} note={t('portal.applications.note')}>
        <Grid columns={2} gap={3} className="portal-apps">
          {data.map((application) => (
            <Card key={application.id} className="portal-app clipped" {...targetOf(application.link)}>
              <img className="wide" src={application.filePath} alt="" width={320} height={180} loading="lazy" />
              <span className="portal-app-words block pad-t-2 pad-x-3 pad-b-3">
                <b>
                  {application.title}
                  {!application.link.startsWith('/') && <NewTab />}
                </b>
                <small className="block muted">{application.subtitle}</small>
              </span>
            </Card>
          ))}
        </Grid>
      </Section>
    </div>
  );
}
