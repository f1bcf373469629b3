import { type ReactNode, type RefObject, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Tag } from 'edutech/core/ui/Tag';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { useCall, useText } from 'edutech/core/web/hooks';
import { glideBackTo } from 'edutech/core/web/screen/glide';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Checklist } from 'edutech/plugins/library/kit/ui/review/Checklist';
import { useReviewKeys } from 'edutech/plugins/library/kit/ui/review/review-keys';
import { type ReviewTask, reviewTask } from '../../api';
import type { ResourceDetail, ShownFile } from '../../api/records';
import { Facts } from '../detail/Facts';
import { OtherFiles } from '../detail/OtherFiles';
import { lookOf } from '../shared/cards/file-looks';
import { type Place, Stage, type StageHandle } from '../shared/Stage';
import type { TaskData } from './load-review';
import { CommentPanel } from './CommentPanel';
import { Decision } from './Decision';
import { Difference } from './Difference';
import { ReviewHead } from './ReviewHead';
import { resourceHints, resourceKeys } from './review-keys';
import { useResourceReview } from './use-review';

/** One resource beside its checklist: looked at, commented on, passed or returned, by mouse or by keys. */
export function Review({ data }: { readonly data: TaskData }) {
  const { task } = data;
  const stage = useRef<StageHandle>(null);
  const [at, setAt] = useState<Place | null>(null);
  const hear = useCallback(
    (now: Place | null) => setAt((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now)),
    [],
  );
  const review = useResourceReview(data);
  useReviewKeys(review, resourceKeys);
  const goTo = (to: Place) => stage.current?.goTo(to);
  return (
    <>
      <ReviewHead task={task} review={review} />
      <Stack align="start" gap={4} className="library-review">
        <Stack gap={4}>
          {task.resource ? (
            <Looked taskId={task.taskId} resource={task.resource} stage={stage} onPlace={hear}>
              <Told task={task} onAnchor={goTo} />
            </Looked>
          ) : (
            <>
              <Gone />
              <Told task={task} onAnchor={goTo} />
            </>
          )}
        </Stack>
        <Column gap={4}>
          <Checklist review={review} words="resource.check" />
          <CommentPanel task={task} at={at} onAnchor={goTo} />
          <Decision review={review} title={task.title} />
        </Column>
      </Stack>
      <KeyHints hints={resourceHints} />
    </>
  );
}

interface LookedProps {
  readonly taskId: string;
  readonly resource: ResourceDetail;
  /** Leads to places of the main file. */
  readonly stage: RefObject<StageHandle | null>;
  /** Where the auditor is in the main file; null: at another file. */
  readonly onPlace: (place: Place | null) => void;
  readonly children: ReactNode;
}

/** The resource as it is looked at, and what is known about it. */
function Looked({ taskId, resource, stage, onPlace, children }: LookedProps) {
  const place = useRef<HTMLDivElement>(null);
  const shownStage = useRef<StageHandle>(null);
  const [shownId, setShownId] = useState(resource.file.ffid);
  const file = resource.otherFile.find(({ ffid }) => ffid === shownId) ?? resource.file;
  const isMain = file === resource.file;
  useImperativeHandle(stage, () => ({
    goTo: (to) => {
      setShownId(resource.file.ffid);
      shownStage.current?.goTo(to);
      if (place.current) glideBackTo(place.current);
    },
  }));
  return (
    <>
      <div ref={place} className="resource-stage shrink">
        <Stage
          ref={shownStage}
          whole
          file={file}
          title={isMain ? resource.title : file.name}
          onPlace={isMain ? onPlace : undefined}
        />
        {isUndrawn(file) && <Original taskId={taskId} fileId={file.ffid} />}
      </div>
      {children}
      {resource.description && <p className="card pad-4 lines breaks">{resource.description}</p>}
      <OtherFiles
        resource={resource}
        shown={file}
        onLook={({ ffid }) => {
          setShownId(ffid);
          onPlace(null);
        }}
      />
      <Facts resource={resource} />
    </>
  );
}

/** A document that no conversion has drawn: where no office program is installed, they stay as they came. */
const isUndrawn = ({ ext, sourcePath, officeOnlineUrl }: ShownFile) =>
  sourcePath !== '' && officeOnlineUrl === '' && ['office', 'slides'].includes(lookOf(ext));

/** Saves a file as it came, to be looked at in a program of one's own. */
function Original({ taskId, fileId }: { readonly taskId: string; readonly fileId: string }) {
  const t = useText();
  const call = useCall();
  const download = useAct(
    async () => {
      // addresses are good for a minute, and a page is looked at for longer
      const { resource } = await call(reviewTask, { taskId });
      const files = resource ? [resource.file, ...resource.otherFile] : [];
      const file = files.find(({ ffid }) => ffid === fileId);
      if (file) downloadInFrame(file.sourcePath);
    },
    { changes: false },
  );
  return (
    <Button icon="ArrowDownload" busy={download.isBusy} onClick={() => void download.run()}>
      {t('resource.download')}
    </Button>
  );
}

interface ToldProps {
  readonly task: ReviewTask;
  readonly onAnchor: (place: Place) => void;
}

/** Whose it is and what is asked for; and what was changed since it was returned. */
function Told({ task, onAnchor }: ToldProps) {
  const t = useText();
  return (
    <>
      <Row as="p" wrap gap={4} rows={1} className="above-2 soft">
        <b>{task.owner}</b>
        <span>{task.school}</span>
        <span>
          {task.grade} {task.subject}
        </span>
        <Tag tone="info">{t(`resource.audit.step.submitted.${task.wanted}`)}</Tag>
      </Row>
      <Difference task={task} onAnchor={onAnchor} />
    </>
  );
}

/** It was decided, and is its owner's alone again: what was said about it stands, the thing itself does not. */
function Gone() {
  const t = useText();
  return (
    <div className="card resource-placeholder">
      <EmptyState picture="lock" title={t('resource.audit.gone')} text={t('resource.audit.gone.text')} />
    </div>
  );
}
