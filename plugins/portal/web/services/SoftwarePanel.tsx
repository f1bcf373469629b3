import { useDeployment, useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const hasSurvey = useDeployment().option('portal', 'surveyUrl') !== '';
  if (!software) {
    return (
      hasSurvey && (
        <div className="card portal-panel">
          <SurveyRow />
        </div>
      )
    );
  }
  return (
    <Panel
      className="portal-panel"
      title={t('portal.software.title')}
      end={software.code && <Tag tone="brand">{software.code}</Tag>}
    >
      <div className="card-body">
        <p className="soft">{t('portal.software.lead')}</p>
        <p className="portal-software-note fine">
          <SoftwareSize bytes={software.wkmasterSize} />
          {software.wkTime && (
            <>
              {' · '}
              {t('portal.software.updatedOn', { day: software.wkTime })}
            </>
          )}
        </p>
        <Row wrap>
          <DownloadButton software={software} />
          <Button to={routes.software.to()}>{t('portal.software.about')}</Button>
        </Row>
      </div>
      <SurveyRow />
    </Panel>
  );
}

/** The size in MB with two decimals, or that nobody knows it. */
export function SoftwareSize({ bytes }: { bytes: number | null }) {
  const t = useText();
  const megabytes = softwareMegabytes(bytes);
  return megabytes === null ? t('portal.software.noSize') : t('portal.software.size', { megabytes });
}

/** Downloads the micro-lesson master, where it is offered. */
export function DownloadButton({ software }: { software: Software }) {
  const t = useText();
  const download = useCheckedDownload();
  if (!software.wkmaster) return t('portal.software.notOffered');
  return (
    <Button look="primary" icon="ArrowDownload" href={software.wkmaster} download onClick={download}>
      {t('portal.software.download')}
    </Button>
  );
}
