import { useRef, useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useText, useUploads } from 'edutech/core/web/hooks';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import type { Take } from 'edutech/plugins/questions/kit/ui/capture/voice/recorder';
import { sendFile } from 'edutech/plugins/questions/kit/ui/question/writing/use-stored-files';
import { ask } from '../../api';
import type { Help } from '../../api/asking';
import { longestWords, mostPictures, type StuckPlace, stuckPlaces } from '../../model/request';
import { fileOfTake } from '../shared/files-of';
import { VoiceField } from '../shared/VoiceField';
import { PhotoField } from './PhotoField';

type Asked = InputOf<typeof ask>;
export type AskResult = OutputOf<typeof ask>;

interface AskFormProps {
  /** What is asked about. */
  readonly about: Pick<Asked, 'area' | 'placeId' | 'partId' | 'itemId' | 'questionId' | 'subjectId'> & {
    readonly exercise?: string;
  };
  /** The answers that are there were read. */
  readonly afterAnswers: boolean;
  /** The exercise is in no bank: its photograph says what it is. */
  readonly needsPicture: boolean;
  readonly help: Help | undefined;
  readonly disabled?: boolean;
  readonly onAsked: (result: AskResult) => void;
}

/** Asks the teachers of one's class: where one is stuck, in words, by photo or by voice. */
export function AskForm({ about, afterAnswers, needsPicture, help, disabled = false, onAsked }: AskFormProps) {
  const t = useText();
  const call = useCall();
  const uploads = useUploads();
  const [stuck, setStuck] = useState<StuckPlace | null>(null);
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [take, setTake] = useState<Take | null>(null);
  const [isShared, setShared] = useState(false);
  // Asked again because its answer was lost, it is asked once
  const requestId = useRef(newId());
  const send = useAct(
    async () => {
      const area = `coach.${requestId.current}`;
      const files = [];
      for (const picture of pictures) files.push(await sendFile(uploads, area, picture, 'answerPictures'));
      const voice = take
        ? await sendFile(uploads, area, fileOfTake(take, t('coach.voice.name')), 'answerVoice')
        : undefined;
      const result = await call(ask, {
        exercise: '',
        ...about,
        requestId: requestId.current,
        stuck: stuck!,
        words: words.trim(),
        pictures: files,
        ...(voice && { voice }),
        isShared,
        afterAnswers,
      });
      requestId.current = newId();
      return onAsked(result);
    },
    { changes: false },
  );
  const isReady = stuck !== null && !disabled && (!needsPicture || pictures.length > 0);
  return (
    <Stack as="form" onSubmit={(event: React.FormEvent) => event.preventDefault()}>
      {/* biome-ignore lint/a11y/useSemanticElements: chips are a group of buttons */}
      <div role="group" aria-label={t('coach.stuck')}>
        <p className="t-strong below-2">{t('coach.stuck')}</p>
        <Row wrap>
          {stuckPlaces.map((place) => (
            <Chip key={place} selected={stuck === place} onClick={() => setStuck(place)}>
              {t(`coach.stuck.${place}`)}
            </Chip>
          ))}
        </Row>
      </div>
      <Stack as="label" gap={1}>
        <span className="note">{t('coach.ask.words')}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={longestWords}
          value={words}
          placeholder={t('coach.ask.words.hint')}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </Stack>
      <PhotoField pictures={pictures} most={mostPictures} onPictures={setPictures} />
      <VoiceField take={take} onTake={setTake} label={t('coach.voice.own')} />
      <Row as="label" align="start" className="note">
        <input type="checkbox" checked={isShared} onChange={({ currentTarget }) => setShared(currentTarget.checked)} />
        {t('coach.ask.share')}
      </Row>
      {help && <HelpNote help={help} />}
      <Button
        look="primary"
        size="large"
        wide
        icon="Send"
        busy={send.isBusy}
        disabled={!isReady}
        onClick={() => void send.run()}
      >
        {t('coach.ask.send')}
      </Button>
    </Stack>
  );
}

/** Who reads the question, and by when an answer is expected. */
export function HelpNote({ help }: { readonly help: Help }) {
  const t = useText();
  const [now] = useState(() => new Date());
  const expected = <SaidMoment at={new Date(String(help.expected))} now={now} />;
  return (
    <p className="note">
      {help.onDuty.length > 0
        ? t('coach.help.onDuty', { names: help.onDuty.join('、'), expected })
        : t('coach.help.off', { names: help.teachers.join('、'), expected })}{' '}
      {help.quietUntil !== null && t('coach.help.quiet')}
    </p>
  );
}
