import { useRef, useState } from 'react';
import { answerLetter } from '../../../kit/common/types/answer-letters';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useText } from 'edutech/core/web/hooks';
import { ContentView } from '../../../kit/ui/question/content/ContentView';
import type { Media } from '../../../kit/ui/question/content/media';
import { KeyView } from '../../../kit/ui/question/view/KeyView';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { QuestionDetail } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';
import { type Difference, differencesOf } from './differences';
import { type Compared, usePair } from './use-pair';

interface VersionDialogProps {
  readonly question: Pick<QuestionDetail, 'id' | 'may'>;
  readonly version: number;
  /** Those that it can be compared with. */
  readonly others: readonly number[];
  readonly onClose: () => void;
}

/** What two versions differ in: at first what one has changed of the one before. */
export function VersionDialog({ question: { id, may }, version, others, onClose }: VersionDialogProps) {
  const t = useText();
  const [other, setOther] = useState(version - 1);
  const [before, after] = [Math.min(version, other), Math.max(version, other)];
  const place = useRef<HTMLDivElement>(null);
  const { pair, error, again } = usePair({ id, before, after, showsKeys: may.analysis });
  const retry = () => {
    // its button goes: the keyboard stays in the dialog, or Escape would not be heard there
    place.current?.focus();
    again();
  };
  return (
    <ToldDialog
      title={t('questions.version.compare.title', { before, version: after })}
      className="questions-compare-dialog"
      onClose={onClose}
    >
      {others.length > 1 && (
        <Row as="label" wrap className="below-3 soft">
          {t('questions.version.compare.with', { version })}
          <select
            className="input natural"
            value={other}
            onChange={({ currentTarget: { value } }) => setOther(Number(value))}
          >
            {others.map((one) => (
              <option key={one} value={one}>
                {t('questions.version', { version: one })}
              </option>
            ))}
          </select>
        </Row>
      )}
      <div ref={place} tabIndex={-1}>
        {error !== null && <ErrorState error={error} onRetry={retry} />}
        {error === null && pair === null && <Skeletons shape="text" count={4} />}
        {pair && <Differences before={pair[0]} after={pair[1]} />}
      </div>
    </ToldDialog>
  );
}

function Differences({ before, after }: { readonly before: Compared; readonly after: Compared }) {
  const t = useText();
  const found = differencesOf(before.question.body, after.question.body);
  const media = mediaOf(before.question.media, after.question.media);
  const isOtherKey = JSON.stringify(before.answer?.key) !== JSON.stringify(after.answer?.key);
  if (found.length === 0 && !isOtherKey) {
    return <p>{t(after.answer ? 'questions.version.sameAll' : 'questions.version.same')}</p>;
  }
  return (
    <Stack as="dl" className="questions-compare below-4">
      {found.map((difference) => (
        <div key={`${difference.part} ${difference.field} ${difference.option}`}>
          <dt className="note below-1">
            <Where difference={difference} />
          </dt>
          <dd className="questions-compare-before tint-late pad-y-2 pad-x-3 breaks">
            <Value value={difference.before} field={difference.field} media={media} />
          </dd>
          <dd className="questions-compare-after tint-done pad-y-2 pad-x-3 breaks">
            <Value value={difference.after} field={difference.field} media={media} />
          </dd>
        </div>
      ))}
      {isOtherKey && (
        <div>
          <dt className="note below-1">{t('questions.version.key')}</dt>
          <dd className="questions-compare-before tint-late pad-y-2 pad-x-3 breaks">
            <Key compared={before} />
          </dd>
          <dd className="questions-compare-after tint-done pad-y-2 pad-x-3 breaks">
            <Key compared={after} />
          </dd>
        </div>
      )}
    </Stack>
  );
}

/** Answer and analysis of a version. */
function Key({ compared: { question, answer } }: { readonly compared: Compared }) {
  const t = useText();
  if (!answer) return t('questions.version.nothing');
  return <KeyView body={question.body} questionKey={answer.key} media={mediaOf(question.media, answer.media)} />;
}

function Where({ difference: { part, field, option } }: { readonly difference: Difference }) {
  const t = useText();
  const name = t(`questions.version.${field}`, { option: answerLetter(option ?? 0) });
  return part === null ? name : t('questions.version.part', { part: part + 1, name });
}

interface ValueProps {
  readonly value: Difference['before'];
  readonly field: Difference['field'];
  readonly media: Media;
}

function Value({ value, field, media }: ValueProps) {
  const t = useText();
  if (value === null) return t('questions.version.nothing');
  if (typeof value !== 'number') return <ContentView content={value} media={media} />;
  return field === 'type' ? t(`questions.type.${value}`) : t('questions.points', { points: value });
}
