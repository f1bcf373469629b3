import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { viewerOf } from '../../model/status';
import { sizeText } from '../shared/length';
import type { Lesson } from './AirDetailPage';
import { DownloadButton } from './DownloadButton';

/** Task sheets and other files of a lesson. */
export function Materials({ lesson }: { lesson: Lesson }) {
  if (lesson.otherfile.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="air.detail.materials" />}>
      <ul className="air-files">
        {lesson.otherfile.map((file) => (
          <li key={file.ffid} className="air-file">
            <span className={`air-file-kind air-file-${viewerOf(file.ext)}`}>{file.ext.toUpperCase()}</span>
            <span className="air-row-text">
              <b>{file.name}</b>
              <small>{sizeText(file.bytes)}</small>
            </span>
            {file.sourcepath && viewerOf(file.ext) !== 'office' && (
              <Button look="quiet" size="small" href={file.sourcepath} target="_blank" rel="noopener">
                <FormattedMessage id="air.detail.preview" />
              </Button>
            )}
            <DownloadButton resourceId={lesson.resourceid} fileId={file.ffid} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
