import { useEffect } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { JobProgress } from 'edutech/core/ui/states/JobProgress';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { removeImport } from '../../../api';
import { importAddress } from '../../shared/addresses';
import { PaperWays } from '../PaperWays';
import type { ImportLine } from '../load-import';

interface ImportListProps {
  readonly imports: readonly ImportLine[];
  /** The only one that was begun in this visit: it opens as soon as it is read. */
  readonly opens: string | undefined;
}

/** One's imports: those that are read, with what is left to do, and those that are on their way. */
export function ImportList({ imports, opens }: ImportListProps) {
  const t = useText();
  const navigate = useNavigate();
  const isRead = imports.some(({ importId, state }) => importId === opens && state === 'read');
  // A file of which nothing could be read stays here, with its reason
  useEffect(() => {
    if (isRead && opens) void navigate(importAddress(opens));
  }, [isRead, opens, navigate]);
  return (
    <Stack as="section" className="above-5">
      <h2 className="t-head">{t('questions.import.mine')}</h2>
      <ListStates
        count={imports.length}
        empty={{
          picture: 'box',
          title: t('questions.import.empty'),
          text: t('questions.import.empty.text'),
        }}
      >
        <ul className="card questions-import-list ruled-list">
          {imports.map((line) => (
            <li key={line.importId}>
              <ImportRow line={line} />
            </li>
          ))}
        </ul>
      </ListStates>
    </Stack>
  );
}

function ImportRow({ line }: { readonly line: ImportLine }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const { importId, filename, format, state, time } = line;
  const name = filename || t('questions.import.unnamed');
  const isRead = state === 'read' || state === 'finished';
  const remove = async () => {
    try {
      await call(removeImport, { importId, removed: true });
      say('questions.import.removed', { name }, () => call(removeImport, { importId, removed: false }));
    } catch {
      // the call has shown the error
    }
  };
  return (
    <>
      <Icon name="Document" />
      <Stack as="span" gap={0}>
        {isRead ? (
          <Link to={importAddress(importId)} className="clip1 ink strong">
            {name}
          </Link>
        ) : (
          <span className="clip1">{name}</span>
        )}
        <small className="muted t-12">
          {t(`questions.format.${format}`)} · {cityMinute(new Date(time))}
        </small>
      </Stack>
      <span className="questions-import-progress">
        <RowState line={line} />
      </span>
      <Row as="span" justify="end" gap={1} className="questions-import-acts">
        {line.saved > 0 && <PaperWays importId={importId} isSmall />}
        {isRead && (
          <Button size="small" look={state === 'read' ? 'soft' : 'quiet'} to={importAddress(importId)}>
            {t(state === 'read' ? 'questions.import.look' : 'questions.import.open')}
          </Button>
        )}
        <IconButton icon="Delete" label={t('questions.import.remove', { name })} onClick={() => void remove()} />
      </Row>
    </>
  );
}

function RowState({ line: { state, jobId, reason, waiting, saved } }: { readonly line: ImportLine }) {
  const t = useText();
  const revalidator = useRevalidator();
  if ((state === 'waiting' || state === 'reading') && jobId) {
    return (
      <JobProgress
        jobId={jobId}
        label={t('questions.import.state.reading')}
        onEnd={() => void revalidator.revalidate()}
      />
    );
  }
  if (state === 'failed') {
    return (
      <Row as="span" wrap className="t-13">
        <Tag tone="late" icon="Warning">
          {t('questions.import.state.failed')}
        </Tag>
        <span>{reason}</span>
      </Row>
    );
  }
  return (
    <Row as="span" wrap className="num t-13">
      {waiting > 0 && <Tag tone="due">{t('questions.import.waiting', { count: waiting })}</Tag>}
      {saved > 0 && (
        <Tag tone="done" icon="Checkmark">
          {t('questions.import.saved', { count: saved })}
        </Tag>
      )}
      {waiting + saved === 0 && t('questions.import.nothing')}
    </Row>
  );
}
