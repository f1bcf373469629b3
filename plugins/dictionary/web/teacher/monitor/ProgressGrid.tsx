import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { langOfWord } from '../../shared/WordText';
import type { MonitorData } from './MonitorPage';

const looks = [
  { icon: 'Dismiss', ink: 'ink-late', says: 'wrong' },
  { icon: 'CheckmarkHalf', ink: 'ink-due', says: 'mended' },
  { icon: 'Checkmark', ink: 'ink-done', says: 'right' },
] as const;

interface ProgressGridProps {
  readonly data: MonitorData;
  /** Who has answered within the last minutes. */
  readonly practising: ReadonlySet<string>;
}

/** Students down, words across: right at once, right after mistakes, wrong, not yet; words that many got wrong stand out. */
export function ProgressGrid({ data: { words, people, language }, practising }: ProgressGridProps) {
  const t = useText();
  return (
    <div className="card">
      <ScrollRegion className="scrolls-x" aria-label={t('dictionary.monitor.grid')}>
        <table className="dictionary-grid wide">
          <thead>
            <tr>
              <th scope="row">{t('dictionary.monitor.student')}</th>
              <th scope="col">{t('dictionary.monitor.done')}</th>
              <th scope="col">{t('dictionary.monitor.minutes')}</th>
              <th scope="col">{t('dictionary.monitor.due')}</th>
              {words.map(({ wordId, text, wrong }) => (
                <th key={wordId} scope="col">
                  <span lang={langOfWord[language]}>{text}</span>
                  <small className={wrong > people.length / 4 ? 'block num ink-late' : 'block num muted'}>
                    {t('dictionary.monitor.wrong', { count: wrong })}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ personId, name, results, minutes, due, isPassed }) => (
              <tr key={personId}>
                <th scope="row">
                  <Row inline gap={2}>
                    <CityWords>{name}</CityWords>
                    {practising.has(personId) && <Tag tone="brand">{t('dictionary.monitor.practises')}</Tag>}
                  </Row>
                </th>
                <td className={isPassed ? 'num ink-done' : 'num'}>
                  {`${results.filter((one) => one !== null && one > 0).length} / ${results.filter((one) => one !== -1).length}`}
                </td>
                <td className="num">{minutes > 0 ? minutes : '–'}</td>
                <td className="num">{due}</td>
                {results.map((result, at) => {
                  const look = result === null ? null : looks[result];
                  const isAsked = result !== -1;
                  return (
                    <td key={words[at]?.wordId} className={look?.ink}>
                      {look ? (
                        <Row justify="center" gap={0}>
                          <Icon name={look.icon} />
                          <span className="visually-hidden">{t(`dictionary.monitor.${look.says}`)}</span>
                        </Row>
                      ) : isAsked ? (
                        '·'
                      ) : (
                        <span className="visually-hidden">{t('dictionary.monitor.notAsked')}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
