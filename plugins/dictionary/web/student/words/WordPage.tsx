import { useNavigate } from 'react-router';
import { IconButton } from 'edutech/core/ui/IconButton';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { MyWord } from '../../../api/practising';
import { useVoice } from '../../shared/use-voice';
import { langOfWord, meaningOf, soundOf, WordText } from '../../shared/WordText';
import { ReturnDay } from './ReturnDay';

interface WordPageProps {
  readonly word: MyWord;
  readonly closeTo: string;
}

/** One word as a student has practised it: what it is, and when reading and writing it come back. */
export function WordPage({ word, closeTo }: WordPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const voice = useVoice();
  const { example, exampleMeaning, note, picture, returns, language, text } = word;
  return (
    <SideDrawer title={<WordText word={word} />} onClose={() => void navigate(closeTo)}>
      <div className="form-body">
        <Stack gap={4}>
          <Row gap={2} justify="between">
            <div>
              <p className="t-18">{soundOf(word)}</p>
              <p>{meaningOf(word)}</p>
            </div>
            <IconButton
              icon="Speaker"
              label={t('dictionary.heat.listen', { word: text })}
              onClick={() => voice.say(word)}
            />
          </Row>
          {picture && <img className="dictionary-paper" src={picture} alt="" />}
          {example !== '' && (
            <div>
              <p lang={langOfWord[language]}>{example}</p>
              <p className="note">{exampleMeaning}</p>
            </div>
          )}
          {note !== '' && <p className="note ink-due">{note}</p>}
          <Stack as="dl" gap={2} className="sunk round pad-4">
            {returns.map(({ skill, dueAt }) => (
              <Row key={skill} justify="between">
                <dt className="soft">{t(`dictionary.returns.${skill}`)}</dt>
                <dd className="strong">
                  <ReturnDay at={dueAt} />
                </dd>
              </Row>
            ))}
          </Stack>
        </Stack>
      </div>
    </SideDrawer>
  );
}
