import { useText } from 'edutech/core/web/hooks';
import { Voice } from '../../capture/voice/Voice';
import type { Media } from './media';

interface RecordingProps {
  readonly file: string;
  readonly media: Media;
}

/** A recording inside a text, to be played as often as one likes. */
export function Recording({ file, media }: RecordingProps) {
  const t = useText();
  const address = media[file];
  if (address === undefined) {
    return <p className="question-lost note pad-y-2 pad-x-3 round">{t('questions.kit.question.noRecording')}</p>;
  }
  // what is said stands in the key as a transcript, where it may be shown
  return <Voice className="question-recording no-print" src={address} label={t('questions.kit.question.recording')} />;
}
