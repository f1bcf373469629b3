import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Voice } from 'edutech/plugins/questions/kit/ui/capture/voice/Voice';
import { settleRequest } from '../../api';
import type { MyItem } from '../../api/asking';
import { longestWords, requestStates } from '../../model/request';
import { Pictures } from '../shared/AskedItem';
import { mediaOf } from '../shared/media-of';
import { stateTones } from './state-tones';

type Own = MyItem['requests'][number];

interface OwnQuestionsProps extends Pick<MyItem, 'requests' | 'media'> {
  /** Some answer is there to be read. */
  readonly canRead: boolean;
}

/** What one asked about the item, and how it stands. */
export function OwnQuestions({ requests, media, canRead }: OwnQuestionsProps) {
  const t = useText();
  const shown = requests.filter(({ state }) => state !== requestStates.withdrawn);
  if (shown.length === 0) return null;
  return (
    <section className="card pad-4" aria-label={t('coach.own')}>
      <h2 className="t-head below-2">{t('coach.own')}</h2>
      <Stack as="ul" className="ruled-list">
        {shown.map((request) => (
          <li key={request.requestId}>
            <OwnQuestion request={request} media={media} canRead={canRead} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

interface OwnQuestionProps extends Pick<OwnQuestionsProps, 'media' | 'canRead'> {
  readonly request: Own;
}

function OwnQuestion({ request, media, canRead }: OwnQuestionProps) {
  const t = useText();
  const call = useCall();
  const [now] = useState(() => new Date());
  const [again, setAgain] = useState<string | null>(null);
  const { requestId, state, stuck, words, pictures, voice, asked, expected } = request;
  const settle = useAct(
    async (outcome: 'understood' | 'again' | 'withdrawn', said: string) => {
      const settled = await call(settleRequest, { requestId, outcome, words: said });
      setAgain(null);
      return settled;
    },
    { done: (_, outcome) => ({ id: `coach.settled.${outcome}` }) },
  );
  const isOpen = state === requestStates.open;
  return (
    <Stack gap={2}>
      <Row wrap>
        <Tag tone={stateTones[state]}>{t(`coach.state.${state}`)}</Tag>
        <Tag>{t(`coach.stuck.${stuck}`)}</Tag>
        <span className="fine end">
          <SaidMoment at={new Date(String(asked))} now={now} />
        </span>
      </Row>
      {words !== '' && (
        <p className="lines breaks" lang={langOf(words)}>
          {words}
        </p>
      )}
      <Pictures files={pictures} media={media} />
      {voice && <Voice src={mediaOf(media)[voice]} label={t('coach.voice.own')} className="wide" />}
      {isOpen && (
        <p className="note">
          {t('coach.own.expected', { expected: <SaidMoment at={new Date(String(expected))} now={now} /> })}
        </p>
      )}
      {again === null ? (
        <Row wrap>
          {state === requestStates.answered && canRead && (
            <>
              <Button
                look="soft"
                icon="Checkmark"
                busy={settle.isBusy}
                onClick={() => void settle.run('understood', '')}
              >
                {t('coach.own.understood')}
              </Button>
              <Button onClick={() => setAgain('')}>{t('coach.own.again')}</Button>
            </>
          )}
          {isOpen && (
            <Button size="small" look="quiet" busy={settle.isBusy} onClick={() => void settle.run('withdrawn', '')}>
              {t('coach.own.withdraw')}
            </Button>
          )}
        </Row>
      ) : (
        <Stack gap={2}>
          <textarea
            className="input"
            rows={2}
            maxLength={longestWords}
            value={again}
            aria-label={t('coach.own.again.words')}
            placeholder={t('coach.own.again.words')}
            onChange={({ currentTarget }) => setAgain(currentTarget.value)}
          />
          <Row wrap>
            <Button look="primary" busy={settle.isBusy} onClick={() => void settle.run('again', again.trim())}>
              {t('coach.ask.send')}
            </Button>
            <Button look="quiet" onClick={() => setAgain(null)}>
              {t('core.ui.form.cancel')}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
