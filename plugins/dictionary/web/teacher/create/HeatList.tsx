import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { WeakWord } from '../../../api/assigning';
import type { Word } from '../../../api/records';
import { heatDays, heatOf } from '../../../model/practice/weakness';
import { useVoice } from '../../shared/use-voice';
import { langOfWord, soundOf, WordText } from '../../shared/WordText';
import type { CreateData } from './CreatePage';

interface HeatListProps extends Pick<CreateData, 'classes' | 'words'> {
  readonly chosen: ReadonlyMap<string, Word>;
  readonly onTurn: (word: Word, isOn: boolean) => void;
  readonly onAll: (chosen: ReadonlyMap<string, Word>) => void;
}

/** The largest share of students of a class who got a word wrong. */
export const worstOf = ({ classes }: WeakWord) =>
  Math.max(0, ...classes.flatMap(({ write, read }) => [write ?? 0, read ?? 0]));
const heats = ['dictionary-heat-0', 'dictionary-heat-1', 'dictionary-heat-2', 'dictionary-heat-3'] as const;

/** The words of a unit: how many of each class get them wrong in writing and in reading, and what they write instead. */
export function HeatList({ classes, words, chosen, onTurn, onAll }: HeatListProps) {
  const t = useText();
  const voice = useVoice();
  const [order, setOrder] = useState<'weak' | 'unit'>('weak');
  const rows = order === 'weak' ? words.toSorted((a, b) => worstOf(b) - worstOf(a)) : words;
  const isAll = words.length > 0 && words.every(({ wordId }) => chosen.has(wordId));
  return (
    <section className="card dictionary-heat-card" aria-label={t('dictionary.heat.title')}>
      <header className="card-head">
        <h2>{t('dictionary.heat.title')}</h2>
        <small className="muted">{t('dictionary.heat.note', { days: heatDays })}</small>
        <span className="card-head-end">
          <Row wrap gap={3}>
            <Row inline gap={2} className="fine" aria-hidden="true">
              {([1, 2, 3] as const).map((step) => (
                <Row inline gap={1} key={step}>
                  <i className={`dictionary-swatch dictionary-heat-${step}`} />
                  {t(`dictionary.heat.${step}`)}
                </Row>
              ))}
            </Row>
            <Segmented
              label={t('dictionary.heat.order')}
              value={order}
              onChange={setOrder}
              options={(['weak', 'unit'] as const).map((value) => ({
                value,
                label: t(`dictionary.heat.order.${value}`),
              }))}
            />
          </Row>
        </span>
      </header>
      {words.length === 0 ? (
        <EmptyState picture="box" title={t('dictionary.heat.empty')} text={t('dictionary.heat.empty.text')} />
      ) : (
        <ScrollRegion className="scrolls-x" aria-label={t('dictionary.heat.title')}>
          <table className="dictionary-heat wide">
            <HeatHead
              classes={classes}
              isAll={isAll}
              onAll={(isOn) => onAll(new Map(isOn ? words.map((word) => [word.wordId, word] as const) : []))}
            />
            <tbody>
              {rows.map((word) => (
                <tr key={word.wordId} className={chosen.has(word.wordId) ? 'dictionary-heat-chosen' : undefined}>
                  <td>
                    <ChooseBox
                      label={t('dictionary.heat.choose', { word: word.text })}
                      isChosen={chosen.has(word.wordId)}
                      onChoose={(isOn) => onTurn(word, isOn)}
                    />
                  </td>
                  <th scope="row" className="text-start nowrap">
                    <span className="t-18 medium">
                      <WordText word={word} />
                    </span>{' '}
                    <small className="soft regular">{soundOf(word)}</small>
                  </th>
                  {word.classes.flatMap(({ classId, write, read }) =>
                    ([write, read] as const).map((share, at) => (
                      <td key={`${classId} ${at === 0 ? 'write' : 'read'}`}>
                        <Share share={share} />
                      </td>
                    )),
                  )}
                  <td className="t-13" lang={langOfWord[word.language]}>
                    {word.mistakes.length === 0 && '–'}
                    {word.mistakes.map(({ given, count }) => (
                      <span key={given} className="nowrap dictionary-mistake">
                        {given} <b className="num ink-late">{count}</b>
                      </span>
                    ))}
                  </td>
                  <td>
                    <IconButton
                      icon="Speaker"
                      label={t('dictionary.heat.listen', { word: word.text })}
                      onClick={() => voice.say(word)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

function Share({ share }: { readonly share: number | null }) {
  const t = useText();
  if (share === null)
    return (
      <span className="dictionary-cell dictionary-heat-0" title={t('dictionary.heat.few')}>
        –
      </span>
    );
  return (
    <span className={`dictionary-cell num ${heats[heatOf(share)]}`}>
      <FormattedNumber value={share} style="percent" />
    </span>
  );
}

interface HeatHeadProps extends Pick<CreateData, 'classes'> {
  readonly isAll: boolean;
  readonly onAll: (isOn: boolean) => void;
}

/** Classes across, writing and reading below each. */
function HeatHead({ classes, isAll, onAll }: HeatHeadProps) {
  const t = useText();
  return (
    <thead>
      <tr>
        <th rowSpan={2}>
          <ChooseBox label={t('dictionary.heat.all')} isChosen={isAll} onChoose={onAll} />
        </th>
        <th rowSpan={2} scope="col" className="text-start">
          {t('dictionary.heat.word')}
        </th>
        {classes.map(({ classId, className, students }) => (
          <th key={classId} colSpan={2} scope="colgroup" className="center">
            <CityWords>{className}</CityWords> {t('dictionary.heat.students', { count: students })}
          </th>
        ))}
        <th rowSpan={2} scope="col" className="text-start">
          {t('dictionary.heat.mistakes')}
        </th>
        <th rowSpan={2}>
          <span className="visually-hidden">{t('dictionary.heat.sound')}</span>
        </th>
      </tr>
      <tr>
        {classes.flatMap(({ classId }) =>
          (['write', 'read'] as const).map((skill) => (
            <th key={`${classId} ${skill}`} scope="col" className="center">
              {t(`dictionary.heat.${skill}`)}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}
