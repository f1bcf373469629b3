import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useCall, useText } from 'edutech/core/web/hooks';
import { checkPaper } from '../../../api';
import type { StudentProgress } from '../../../api/monitoring';
import { langOfWord } from '../../shared/WordText';
import type { MonitorData } from './MonitorPage';

/** Paper beside a grid of the words: a press marks a word wrong, one button saves and goes on to the next student. */
export function PaperCheck({ data }: { readonly data: MonitorData }) {
  const t = useText();
  // who sent a photo first, those that wait before all; others may have written on paper that was collected
  const people = data.people.toSorted((a, b) => orderOf(a) - orderOf(b));
  const [personId, setPersonId] = useState(people[0]?.personId ?? '');
  const at = Math.max(
    0,
    people.findIndex((one) => one.personId === personId),
  );
  const person = people[at];
  if (!person) return null;
  const go = (by: number) => setPersonId(people[Math.min(people.length - 1, Math.max(0, at + by))]!.personId);
  return (
    <Split side={280} first until={1024}>
      <nav className="card pad-3 dictionary-units scrolls-y" aria-label={t('dictionary.paper.people')}>
        <ul>
          {people.map((one) => (
            <li key={one.personId}>
              <button
                type="button"
                className="dictionary-unit flow-inline wide hovers round pad-x-3"
                aria-current={one === person ? 'true' : undefined}
                onClick={() => setPersonId(one.personId)}
              >
                <span className="grow text-start">
                  <CityWords>{one.name}</CityWords>
                </span>
                {one.paper && (
                  <Tag tone={one.paper.isChecked ? 'done' : 'due'}>
                    {t(one.paper.isChecked ? 'dictionary.paper.checked' : 'dictionary.paper.waits')}
                  </Tag>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <Sheet key={person.personId} data={data} person={person} onNext={() => go(1)} onBefore={() => go(-1)} />
    </Split>
  );
}

const orderOf = ({ paper }: StudentProgress) => (paper ? (paper.isChecked ? 1 : 0) : 2);

interface SheetProps {
  readonly data: MonitorData;
  readonly person: StudentProgress;
  readonly onNext: () => void;
  readonly onBefore: () => void;
}

function Sheet({ data, person, onNext, onBefore }: SheetProps) {
  const t = useText();
  const call = useCall();
  // of homework about wrong words, those of this student
  const words = data.words.filter((_, at) => person.results[at] !== -1);
  // checked again, it begins with what was wrong before
  const [wrong, setWrong] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        data.words.flatMap(({ wordId }, at) => (person.paper?.isChecked && person.results[at] === 0 ? wordId : [])),
      ),
  );
  const save = useAct(
    async () => {
      const { assignmentId } = data;
      await call(checkPaper, { assignmentId, personId: person.personId, wrongIds: [...wrong] });
      onNext();
    },
    { done: () => ({ id: 'dictionary.paper.saved', values: { name: person.name } }) },
  );
  const turn = (wordId: string) => {
    const next = new Set(wrong);
    if (!next.delete(wordId)) next.add(wordId);
    setWrong(next);
  };
  usePageKeys(({ key, target }) => {
    if (key === 'j' || key === 'ArrowDown') onNext();
    else if (key === 'k' || key === 'ArrowUp') onBefore();
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) void save.run();
    else if (/^[1-9]$/.test(key) && words[Number(key) - 1]) turn(words[Number(key) - 1]!.wordId);
    else return false;
    return true;
  });
  return (
    <section className="card pad-4" aria-label={person.name}>
      <Stack gap={4}>
        <Row wrap justify="between">
          <h2 className="t-18 strong">
            <CityWords>{person.name}</CityWords>
          </h2>
          <span className="note">
            {t('dictionary.paper.count', { right: words.length - wrong.size, all: words.length })}
          </span>
        </Row>
        {person.paper ? (
          <img
            className="dictionary-paper"
            src={person.paper.address}
            alt={t('dictionary.paper.photo', { name: person.name })}
          />
        ) : (
          <p className="note">{t('dictionary.paper.none')}</p>
        )}
        <p className="note">{t('dictionary.paper.hint')}</p>
        <div className="dictionary-checks">
          {words.map(({ wordId, text }, at) => (
            <button
              key={wordId}
              type="button"
              className="dictionary-check pressable"
              aria-pressed={wrong.has(wordId)}
              onClick={() => turn(wordId)}
            >
              {at < 9 && <kbd className="key">{at + 1}</kbd>}
              <span className="grow text-start" lang={langOfWord[data.language]}>
                {text}
              </span>
              <Icon name={wrong.has(wordId) ? 'Dismiss' : 'Checkmark'} />
            </button>
          ))}
        </div>
        <Row justify="end">
          <Button look="primary" size="large" busy={save.isBusy} onClick={() => void save.run()}>
            {t('dictionary.paper.save')} <kbd className="key">↵</kbd>
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
