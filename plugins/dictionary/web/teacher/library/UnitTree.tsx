import { Link } from 'react-router';
import { Row } from 'edutech/core/ui/layout/Row';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { Unit } from '../../../api/library';

interface UnitTreeProps {
  readonly units: readonly Unit[];
  readonly current: string | null;
  readonly addressOf: (unit: Unit) => string;
}

/** Units by book: the city's first, then the school's, then one's own, each with the number of its words. */
export function UnitTree({ units, current, addressOf }: UnitTreeProps) {
  const t = useText();
  const books = [...Map.groupBy(units, ({ level, book }) => `${level} ${book}`).values()];
  return (
    <nav className="card pad-3 dictionary-units scrolls-y" aria-label={t('dictionary.units.label')}>
      {books.map((own) => {
        const [first] = own as [Unit];
        return (
          <section key={`${first.level} ${first.book}`} className="below-3">
            <h2 className="pad-x-2 t-13 soft strong">
              {first.book === '' ? t(`dictionary.level.${first.level}`) : <CityWords>{first.book}</CityWords>}
              {first.book !== '' && <small className="muted regular"> {t(`dictionary.level.${first.level}`)}</small>}
            </h2>
            <ul>
              {own.map((unit) => (
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
          </section>
        );
      })}
    </nav>
  );
}
