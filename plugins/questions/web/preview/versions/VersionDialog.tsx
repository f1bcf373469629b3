import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { ContentView } from 'edutech/core/ui/question/content/ContentView';
import type { Media } from 'edutech/core/ui/question/content/media';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useCall } from 'edutech/core/web/hooks';
import { getQuestion } from '../../../api';
import type { QuestionDetail } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';
import { type Difference, differencesOf } from './differences';

interface VersionDialogProps {
  readonly id: string;
  readonly version: number;
  readonly onClose: () => void;
}

/** What a version has changed of the one before. */
export function VersionDialog({ id, version, onClose }: VersionDialogProps) {
  const call = useCall();
  const [pair, setPair] = useState<readonly [QuestionDetail, QuestionDetail] | null>(null);
  const [error, setError] = useState<unknown>(null);
  // Both versions are read when the dialog opens
  useEffect(() => {
    const asking = new AbortController();
    const read = (which: number) => call(getQuestion, { id, version: which }, { signal: asking.signal, quiet: true });
    Promise.all([read(version - 1), read(version)]).then(
      setPair,
      (fault: unknown) => !asking.signal.aborted && setError(fault),
    );
    return () => asking.abort();
  }, [call, id, version]);
  return (
    <ToldDialog
      title={<FormattedMessage id="questions.version.compare.title" values={{ before: version - 1, version }} />}
      className="questions-compare-dialog"
      onClose={onClose}
    >
      {error !== null && <ErrorState error={error} />}
      {error === null && pair === null && <Skeletons shape="text" count={4} />}
      {pair && <Differences before={pair[0]} after={pair[1]} />}
    </ToldDialog>
  );
}

function Differences({ before, after }: { readonly before: QuestionDetail; readonly after: QuestionDetail }) {
  const found = differencesOf(before.body, after.body);
  const media = mediaOf(before.media, after.media);
  if (found.length === 0) {
    return (
      <p>
        <FormattedMessage id="questions.version.same" />
      </p>
    );
  }
  return (
    <dl className="questions-compare">
      {found.map((difference) => (
        <div key={`${difference.part} ${difference.field} ${difference.option}`}>
          <dt>
            <Where difference={difference} />
          </dt>
          <dd className="questions-compare-before">
            <Value value={difference.before} field={difference.field} media={media} />
          </dd>
          <dd className="questions-compare-after">
            <Value value={difference.after} field={difference.field} media={media} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Where({ difference: { part, field, option } }: { readonly difference: Difference }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `questions.version.${field}` }, { option: (option ?? 0) + 1 });
  return part === null ? name : <FormattedMessage id="questions.version.part" values={{ part: part + 1, name }} />;
}

interface ValueProps {
  readonly value: Difference['before'];
  readonly field: Difference['field'];
  readonly media: Media;
}

function Value({ value, field, media }: ValueProps) {
  if (value === null) return <FormattedMessage id="questions.version.nothing" />;
  if (typeof value !== 'number') return <ContentView content={value} media={media} />;
  return field === 'type' ? (
    <FormattedMessage id={`questions.type.${value}`} />
  ) : (
    <FormattedMessage id="questions.points" values={{ points: value }} />
  );
}
