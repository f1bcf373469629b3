import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { emptyWord, longest, mostAtOnce, type WordLanguage, type WordText } from '../../../model/word';
import { langOfWord } from '../../shared/WordText';

interface HandFieldsProps {
  readonly words: readonly WordText[];
  readonly language: WordLanguage;
  readonly onWords: (words: readonly WordText[]) => void;
}

/** A line of fields for each word; Enter in the last one begins another. */
export function HandFields({ words, language, onWords }: HandFieldsProps) {
  const t = useText();
  const names =
    language === 'en'
      ? (['text', 'sound', 'part', 'meaning', 'example'] as const)
      : (['text', 'sound', 'meaning', 'example'] as const);
  const change = (at: number, name: (typeof names)[number], value: string) =>
    onWords(words.map((word, place) => (place === at ? { ...word, [name]: value } : word)));
  const more = () => words.length < mostAtOnce && onWords([...words, emptyWord]);
  return (
    <Stack className="card pad-4" gap={3}>
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name until they are saved
        <Row as="fieldset" key={at} wrap gap={2} aria-label={t('dictionary.add.line', { line: at + 1 })}>
          {names.map((name) => (
            <input
              key={name}
              className={
                name === 'example' || name === 'meaning' ? 'input grow dictionary-wide' : 'input grow dictionary-short'
              }
              aria-label={t(`dictionary.word.${name}`)}
              placeholder={t(`dictionary.word.${name}`)}
              lang={name === 'text' || name === 'example' ? langOfWord[language] : undefined}
              maxLength={longest[name]}
              value={word[name]}
              onChange={(event) => change(at, name, event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing && at === words.length - 1) more();
              }}
            />
          ))}
          <IconButton
            icon="Dismiss"
            label={t('dictionary.add.removeLine', { line: at + 1 })}
            onClick={() => onWords(words.length === 1 ? [emptyWord] : words.toSpliced(at, 1))}
          />
        </Row>
      ))}
      <Row>
        <Button icon="Add" onClick={more}>
          {t('dictionary.add.more')}
        </Button>
      </Row>
    </Stack>
  );
}
