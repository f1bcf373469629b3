import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Word } from '../../../api/records';
import { useVoice } from '../../shared/use-voice';
import { langOfWord, meaningOf, soundOf, WordText } from '../../shared/WordText';

/** Words one below the other, each with its sound and meaning, to be heard. */
export function WordLines({ words }: { readonly words: readonly Word[] }) {
  const t = useText();
  const voice = useVoice();
  return (
    <ol className="ruled-list">
      {words.map((word, at) => (
        <Row as="li" key={word.wordId} gap={3} className="pad-x-4 pad-y-2">
          <small className="num muted dictionary-number">{at + 1}</small>
          <div className="grow">
            <Row wrap gap={2} align="baseline">
              <span className="t-18 medium">
                <WordText word={word} />
              </span>
              <small className="soft">{soundOf(word)}</small>
              <span className="t-14">{meaningOf(word)}</span>
            </Row>
            {word.example !== '' && (
              <p className="note" lang={langOfWord[word.language]}>
                {word.example}
              </p>
            )}
          </div>
          <IconButton
            icon="Speaker"
            label={t('dictionary.heat.listen', { word: word.text })}
            onClick={() => voice.say(word)}
          />
        </Row>
      ))}
    </ol>
  );
}
