import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Tag } from 'edutech/core/ui/Tag';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Voice } from 'edutech/plugins/questions/kit/ui/capture/voice/Voice';
import { type listRecordings, markRecording } from '../../../api';

/** What students said, to be heard, and the sentences that they wrote: right, or once more. */
export function Recordings({ recordings }: Pick<OutputOf<typeof listRecordings>, 'recordings'>) {
  const t = useText();
  const call = useCall();
  const mark = useAct((reviewId: string, isRight: boolean) => call(markRecording, { reviewId, isRight }));
  if (recordings.length === 0)
    return (
      <div className="card">
        <EmptyState
          picture="box"
          title={t('dictionary.recordings.empty')}
          text={t('dictionary.recordings.empty.text')}
        />
      </div>
    );
  return (
    <ul className="card ruled-list">
      {recordings.map(({ reviewId, name, text, address, sentence, at, isRight }) => (
        <Row as="li" key={reviewId} wrap gap={4} rows={2} className="pad-4">
          <span className="dictionary-day">
            <CityWords>{name}</CityWords>
          </span>
          <b className="dictionary-en t-18">{text}</b>
          <small className="muted">
            <SaidMoment at={at} />
          </small>
          <span className="grow">
            {address ? (
              <Voice src={address} label={t('dictionary.recordings.of', { name, word: text })} preload="none" />
            ) : (
              <span lang={langOf(sentence)}>{sentence}</span>
            )}
          </span>
          {isRight !== null && (
            <Tag tone={isRight ? 'done' : 'due'}>
              {t(isRight ? 'dictionary.recordings.right' : 'dictionary.recordings.again')}
            </Tag>
          )}
          <Button size="small" disabled={mark.isBusy} onClick={() => void mark.run(reviewId, true)}>
            {t('dictionary.recordings.right')}
          </Button>
          <Button size="small" disabled={mark.isBusy} onClick={() => void mark.run(reviewId, false)}>
            {t('dictionary.recordings.again')}
          </Button>
        </Row>
      ))}
    </ul>
  );
}
