import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText, useUploads } from 'edutech/core/web/hooks';
import type { DeviceFault } from 'edutech/plugins/questions/kit/ui/capture/device-fault';
import { Refused } from 'edutech/plugins/questions/kit/ui/capture/Refused';
import { useObjectAddress } from 'edutech/plugins/questions/kit/ui/capture/object-address';
import { useRecording } from 'edutech/plugins/questions/kit/ui/capture/voice/use-recording';
import { Voice } from 'edutech/plugins/questions/kit/ui/capture/voice/Voice';
import { saveWord } from '../../../api';
import type { Word } from '../../../api/records';
import { longest } from '../../../model/word';
import { sendFile } from '../../shared/send-file';

/** Longest recording of a word. Seconds. */
const mostSeconds = 20;
const fields = ['text', 'sound', 'part', 'meaning', 'example', 'exampleMeaning', 'note'] as const;
const lengths = { ...longest, exampleMeaning: longest.example, note: longest.example };

interface WordDrawerProps {
  readonly word: Word;
  readonly closeTo: string;
}

/** A word: what it says, its picture, and its recording, made here or uploaded. */
export function WordDrawer({ word, closeTo }: WordDrawerProps) {
  const t = useText();
  const call = useCall();
  const uploads = useUploads();
  const say = useUndo();
  const navigate = useNavigate();
  const close = () => void navigate(closeTo);
  const [audio, setAudio] = useState<File | null>();
  const [picture, setPicture] = useState<File | null>();
  const [isLost, setLost] = useState(false);
  const { text, sound, part, meaning, example, exampleMeaning, note } = word;
  const form = useForm({
    name: 'dictionary.word',
    initial: { text, sound, part, meaning, example, exampleMeaning, note },
    check: (values) => (values.text.trim() === '' ? { text: 'dictionary.word.noText' } : {}),
    save: async (values) => {
      const [audioId, pictureId] = await Promise.all([
        audio
          ? sendFile(
              uploads,
              audio,
              audio.name.endsWith('.mp3') || audio.name.endsWith('.wav') ? 'audio' : 'answerVoice',
            )
          : audio,
        picture ? sendFile(uploads, picture, 'answerPictures') : picture,
      ]);
      const isMissing = (audio && !audioId) || (picture && !pictureId);
      setLost(Boolean(isMissing));
      await call(
        saveWord,
        {
          ...values,
          wordId: word.wordId,
          ...(audioId !== undefined && !(audio && !audioId) && { audioId }),
          ...(pictureId !== undefined && !(picture && !pictureId) && { pictureId }),
        },
        { quiet: true },
      );
      say('dictionary.word.saved', { word: values.text });
    },
    onSaved: close,
  });
  return (
    <FormDrawer title={word.text} form={form} onClose={close}>
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(`dictionary.word.${name}`)}
          field={form.field(name)}
          maxLength={lengths[name]}
          required={name === 'text'}
        />
      ))}
      <Sound word={word} audio={audio} onAudio={setAudio} />
      <label className="block">
        <span className="t-strong block below-1">{t('dictionary.word.picture')}</span>
        {word.picture && picture === undefined && (
          <img className="dictionary-picture below-2" src={word.picture} alt={word.meaning} />
        )}
        <input
          type="file"
          accept="image/jpeg,image/png"
          onChange={({ currentTarget }) => setPicture(currentTarget.files?.[0])}
        />
      </label>
      {isLost && <Refused text={t('dictionary.ask.lost')} />}
    </FormDrawer>
  );
}

interface SoundProps {
  readonly word: Word;
  /** New, removed (null), or as it was (undefined). */
  readonly audio: File | null | undefined;
  readonly onAudio: (audio: File | null | undefined) => void;
}

/** The recording: made now, uploaded, or none, and then the browser's voice speaks. */
function Sound({ word, audio, onAudio }: SoundProps) {
  const t = useText();
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const own = useObjectAddress(audio ?? undefined);
  const { live, isOpening, begin, end } = useRecording({
    mostSeconds,
    onTake: ({ sound, ending }) => onAudio(new File([sound], `${word.text}.${ending}`, { type: sound.type })),
    onFault: setFault,
  });
  const src = audio ? own : audio === undefined ? word.audio : null;
  return (
    <Stack gap={2}>
      <span className="t-strong">{t('dictionary.word.audio')}</span>
      {src ? (
        <Voice src={src} label={t('dictionary.word.audio')} />
      ) : (
        <p className="note">{t('dictionary.word.noAudio')}</p>
      )}
      <Row wrap>
        <Button icon={live ? 'Pause' : 'Mic'} busy={isOpening} onClick={live ? end : begin}>
          {t(live ? 'dictionary.ask.stop' : 'dictionary.word.record')}
        </Button>
        {src && (
          <Button look="quiet" icon="Delete" onClick={() => onAudio(null)}>
            {t('dictionary.word.removeAudio')}
          </Button>
        )}
      </Row>
      <label>
        <span className="visually-hidden">{t('dictionary.word.upload')}</span>
        <input type="file" accept=".mp3,.wav" onChange={({ currentTarget }) => onAudio(currentTarget.files?.[0])} />
      </label>
      {fault && <Refused text={t(`questions.kit.capture.microphone.${fault}`)} />}
    </Stack>
  );
}
