import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerLetter } from 'edutech/core/common/teaching/answer-letters';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { ContentView } from 'edutech/core/ui/question/content/ContentView';
import type { Media } from 'edutech/core/ui/question/content/media';
import { KeyView } from 'edutech/core/ui/question/view/KeyView';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useCall } from 'edutech/core/web/hooks';
import { getQuestion, questionKeys } from '../../../api';
import type { KeyOf, QuestionDetail } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';
import { type Difference, differencesOf } from './differences';

/** A version as it is compared: with its answer, where the reader may see that. */
interface Compared {
  readonly question: QuestionDetail;
  readonly answer: KeyOf | undefined;
}

interface VersionDialogProps {
  readonly question: Pick<QuestionDetail, 'id' | 'may'>;
  readonly version: number;
  /** Those that it can be compared with. */
  readonly others: readonly number[];
  readonly onClose: () => void;
}

/** What two versions differ in: at first what one has changed of the one before. */
export function VersionDialog({ question: { id, may }, version, others, onClose }: VersionDialogProps) {
  const intl = useIntl();
  const [other, setOther] = useState(version - 1);
  const [before, after] = [Math.min(version, other), Math.max(version, other)];
  const { pair, error } = usePair({ id, before, after, showsKeys: may.analysis });
  return (
    <ToldDialog
      title={<FormattedMessage id="questions.version.compare.title" values={{ before, version: after }} />}
      className="questions-compare-dialog"
      onClose={onClose}
    >
      {others.length > 1 && (
        <label className="questions-compare-with">
          <FormattedMessage id="questions.version.compare.with" values={{ version }} />
          <select className="input" value={other} onChange={({ currentTarget: { value } }) => setOther(Number(value))}>
            {others.map((one) => (
              <option key={one} value={one}>
                {intl.formatMessage({ id: 'questions.version' }, { version: one })}
              </option>
            ))}
          </select>
        </label>
      )}
      {error !== null && <ErrorState error={error} />}
      {error === null && pair === null && <Skeletons shape="text" count={4} />}
      {pair && <Differences before={pair[0]} after={pair[1]} />}
    </ToldDialog>
  );
}

interface Asked {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly showsKeys: boolean;
}

/** Both versions; null while they are read. */
function usePair({ id, before, after, showsKeys }: Asked) {
  const call = useCall();
  const [pair, setPair] = useState<readonly [Compared, Compared] | null>(null);
  const [error, setError] = useState<unknown>(null);
  // They are read when the dialog opens, and when another one is chosen
  useEffect(() => {
    const asking = new AbortController();
    const how = { signal: asking.signal, quiet: true };
    const read = async (version: number): Promise<Compared> => {
      const [question, keys] = await Promise.all([
        call(getQuestion, { id, version }, how),
        showsKeys ? call(questionKeys, { ids: [id], version }, how) : [],
      ]);
      return { question, answer: keys[0] };
    };
    setPair(null);
    setError(null);
    Promise.all([read(before), read(after)]).then(
      setPair,
      (fault: unknown) => !asking.signal.aborted && setError(fault),
    );
    return () => asking.abort();
  }, [call, id, before, after, showsKeys]);
  return { pair, error };
}

function Differences({ before, after }: { readonly before: Compared; readonly after: Compared }) {
  const found = differencesOf(before.question.body, after.question.body);
  const media = mediaOf(before.question.media, after.question.media);
  const isOtherKey = JSON.stringify(before.answer?.key) !== JSON.stringify(after.answer?.key);
  if (found.length === 0 && !isOtherKey) {
    return (
      <p>
        <FormattedMessage id={after.answer ? 'questions.version.sameAll' : 'questions.version.same'} />
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
      {isOtherKey && (
        <div>
          <dt>
            <FormattedMessage id="questions.version.key" />
          </dt>
          <dd className="questions-compare-before">
            <Key compared={before} />
          </dd>
          <dd className="questions-compare-after">
            <Key compared={after} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Answer and analysis of a version. */
function Key({ compared: { question, answer } }: { readonly compared: Compared }) {
  if (!answer) return <FormattedMessage id="questions.version.nothing" />;
  return <KeyView body={question.body} questionKey={answer.key} media={mediaOf(question.media, answer.media)} />;
}

function Where({ difference: { part, field, option } }: { readonly difference: Difference }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `questions.version.${field}` }, { option: answerLetter(option ?? 0) });
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
