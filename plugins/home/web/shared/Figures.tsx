import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';

export interface HomeFigure {
  /** Message ids `home.figure.<name>` and `home.figure.<name>.note`. */
  readonly name: 'tasks' | 'classes' | 'pupils';
  readonly count: number;
  /** Where it leads: a page, or a part of this one (`#…`). */
  readonly to: string;
}

/** What the day is made of, in figures, each the way to what it counts. */
export function Figures({ figures }: { figures: readonly HomeFigure[] }) {
  return (
    <ul className="home-figures">
      {figures.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to} className="card card-link home-figure">
            <b>
              <FormattedNumber value={count} />
            </b>
            <span>
              <strong>
                <FormattedMessage id={`home.figure.${name}`} />
              </strong>
              <small>
                <FormattedMessage id={`home.figure.${name}.note`} values={{ count }} />
              </small>
            </span>
            <Icon name="ChevronRight" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
