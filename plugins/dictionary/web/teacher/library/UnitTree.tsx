import { useState } from 'react';
import { Link } from 'react-router';
import { Row } from 'edutech/core/ui/layout/Row';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { Unit } from '../../../api/library';

/** So many units need no search. */
const few = 4;

interface UnitTreeProps {
  readonly units: readonly Unit[];
  readonly current: string | null;
  readonly addressOf: (unit: Unit) => string;
}

/** Units by book: the city's first, then the school's, then one's own, each with the number of its words. */
export function UnitTree({ units, current, addressOf }: UnitTreeProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = units.filter(({ title, book, chapter }) =>
    [title, book, ...chapter].some((words) => words.toLowerCase().includes(wanted)),
  );
  const books = [...Map.groupBy(found, ({ level, book }) => `${level} ${book}`).values()];
  return (
    <nav className="card pad-3 dictionary-units scrolls-y" aria-label={t('dictionary.units.label')}>
      {units.length > few && (
        <input
          type="search"
          className="input wide below-3"
          aria-label={t('dictionary.units.search')}
          placeholder={t('dictionary.units.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && <p className="note pad-x-2">{t('dictionary.units.none')}</p>}
      {books.map((own) => {
        const [first] = own as [Unit];
        return (
          <section key={`${first.level} ${first.book}`} className="below-3">
            <h2 className="pad-x-2 t-13 soft strong">
              {first.book === '' ? t(`dictionary.level.${first.level}`) : <CityWords>{first.book}</CityWords>}
              {first.book !== '' && <small className="muted regular"> {t(`dictionary.level.${first.level}`)}</small>}
            </h2>
            {[...Map.groupBy(own, ({ chapter }) => (chapter.length > 1 ? chapter[0]! : '')).entries()].map(
              ([heading, inHeading]) => (
                <div key={heading}>
                  {heading !== '' && (
                    <h3 className="pad-x-3 t-13 muted regular">
                      <CityWords>{heading}</CityWords>
                    </h3>
                  )}
                  <ul>
                    {inHeading.map((unit) => (
                      <li key={unit.unitId}>
                        <Row
                          as={Link}
                          to={addressOf(unit)}
                          className="dictionary-unit hovers round pad-x-3"
                          aria-current={unit.unitId === current ? 'true' : undefined}
                        >
                          <span className="clip1 grow">
                            <CityWords>{unit.title}</CityWords>
                          </span>
                          <small className="num muted">{unit.words}</small>
                        </Row>
                      </li>
                    ))}
                  </ul>
                </div>
              ),
            )}
          </section>
        );
      })}
    </nav>
  );
}
