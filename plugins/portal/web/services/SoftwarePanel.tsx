import { FormattedMessage } from 'react-intl';
import { softwareMegabytes } from '../../model/software/software';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { routes } from '../../routes';
import type { Software } from './offers';
import { SurveyRow } from './SurveyRow';
import { useCheckedDownload } from './useCheckedDownload';

/** The micro-lesson master in short, and the survey about the platform where there is one. */
export function SoftwarePanel({ software }: { software: Software | null }) {
  if (!software) return null;
  return (
    <Panel
      className="portal-panel"
      title={<FormattedMessage id="portal.software.title" />}
      end={software.code && <Tag tone="brand">{software.code}</Tag>}
    >
      <div className="card-body">
        <p className="soft">
          <FormattedMessage id="portal.software.lead" />
        </p>
        <p className="portal-software-note fine">
          <SoftwareSize bytes={software.wkmasterSize} />
          {software.wkTime && (
            <>
              {' · '}
              <FormattedMessage id="portal.software.updatedOn" values={{ day: software.wkTime }} />
            </>
          )}
        </p>
        <Row wrap>
          <DownloadButton software={software} />
          <Button to={routes.software.to()}>
            <FormattedMessage id="portal.software.about" />
          </Button>
        </Row>
      </div>
      <SurveyRow />
    </Panel>
  );
}

/** The size in MB with two decimals, or that nobody knows it. */
export function SoftwareSize({ bytes }: { bytes: number | null }) {
  const megabytes = softwareMegabytes(bytes);
  return megabytes === null ? (
    <FormattedMessage id="portal.software.noSize" />
  ) : (
    <FormattedMessage id="portal.software.size" values={{ megabytes }} />
  );
}

/** Downloads the micro-lesson master, where it is offered. */
export function DownloadButton({ software }: { software: Software }) {
  const download = useCheckedDownload();
  if (!software.wkmaster) return <FormattedMessage id="portal.software.notOffered" />;
  return (
    <Button look="primary" icon="ArrowDownload" href={software.wkmaster} download onClick={download}>
      <FormattedMessage id="portal.software.download" />
    </Button>
  );
}
