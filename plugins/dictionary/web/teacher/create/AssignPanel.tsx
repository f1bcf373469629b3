import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Word } from '../../../api/records';
import { longest } from '../../../model/word';
import { langOfWord } from '../../shared/WordText';
import { AssignFields } from './AssignFields';
import { minutesOf } from './assign-values';
import type { CreateData } from './CreatePage';
import { DayLoad } from './DayLoad';
import { useAssigning } from './use-assigning';

interface AssignPanelProps extends Pick<CreateData, 'classes' | 'draft' | 'again'> {
  readonly words: readonly Word[];
  /** Of the unit: proposed as the title of homework. */
  readonly title: string;
  readonly onRemove: (word: Word) => void;
  /** Words of the unit that many students get wrong. */
  readonly weak: readonly Word[];
  readonly onWeak: () => void;
}

/** The homework in the making: chosen words, ways, voice, classes, times; how long it takes each student. */
export function AssignPanel({ words, classes, draft, again, title, onRemove, weak, onWeak }: AssignPanelProps) {
  const t = useText();
  const state = useAssigning(words, { draft, title, again, classes });
  const { values, modes, wrong, isBusy } = state;
  const minutes = minutesOf(words.length, modes);
  const isReady = words.length > 0 && values.classIds.length > 0;
  usePageKeys(
    ({ key, ctrlKey, metaKey }) => {
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !isReady || isBusy) return false;
      state.assign();
      return true;
    },
    { commands: true },
  );
  return (
    <section className="card dictionary-assign" aria-label={t('dictionary.assign.title')}>
      <header className="card-head">
        <h2>{t('dictionary.assign.title')}</h2>
        <span className="card-head-end">
          <Tag tone="brand">{t('dictionary.assign.words', { count: words.length })}</Tag>
        </span>
      </header>
      <Stack className="card-body" gap={4}>
        {words.length === 0 ? (
          <Stack gap={2} className={weak.length > 0 ? 'tint-due round pad-3' : undefined}>
            <p className="note">{t('dictionary.assign.none')}</p>
            {weak.length > 0 && (
              <Button wide onClick={onWeak}>
                {t('dictionary.assign.weak', { count: weak.length })}
              </Button>
            )}
          </Stack>
        ) : (
          <Row as="ul" wrap gap={1} rows={1}>
            {words.map((word) => (
              <li key={word.wordId}>
                <button
                  type="button"
                  className="chip"
                  aria-label={t('dictionary.assign.remove', { word: word.text })}
                  onClick={() => onRemove(word)}
                >
                  <span lang={langOfWord[word.language]}>{word.text}</span>
                  <Icon name="Dismiss" size={16} />
                </button>
              </li>
            ))}
          </Row>
        )}
        <label>
          <span className="t-strong block below-1">{t('dictionary.assign.name')}</span>
          <input
            className="input wide"
            value={values.title}
            maxLength={longest.title}
            onChange={(event) => state.set({ title: event.currentTarget.value })}
          />
        </label>
        <AssignFields state={state} words={words} classes={classes} />
        {words.length > 0 && <p className="note">{t('dictionary.assign.minutes', { minutes })}</p>}
        {words.length > 0 &&
          values.dueAt &&
          classes
            .filter(({ classId }) => values.classIds.includes(classId))
            .map((one) => <DayLoad key={one.classId} {...one} dueAt={values.dueAt!} minutes={minutes} />)}
        {wrong && (
          <p className="ink-late t-14" role="alert">
            {t(wrong)}
          </p>
        )}
        <Stack gap={2} className="dictionary-foot">
          <Button look="primary" size="large" wide icon="Send" busy={isBusy} disabled={!isReady} onClick={state.assign}>
            {t('dictionary.assign.assign')} <kbd className="key">Ctrl ↵</kbd>
          </Button>
          <Button wide busy={isBusy} disabled={words.length === 0} onClick={state.saveDraft}>
            {t('dictionary.assign.draft')}
          </Button>
        </Stack>
      </Stack>
    </section>
  );
}
