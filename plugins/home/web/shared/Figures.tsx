import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

export interface HomeFigure {
  /** Message ids `home.figure.<name>` and `home.figure.<name>.note`. */
  readonly name: 'tasks' | 'classes' | 'students';
  readonly count: number;
  /** Where it leads: a page, or a part of this one (`#…`). */
  readonly to: string;
}

/** What the day is made of, in figures, each the way to what it counts. */
export function Figures({ figures }: { figures: readonly HomeFigure[] }) {
  const t = useText();
  return (
    <Grid as="ul" columns={3} gap={3}>
      {figures.map(({ name, count, to }) => (
        <li key={name}>
          <Row as={Link} gap={3} to={to} className="card card-link home-figure pad-y-2 pad-x-4 tall">
            <b className="num">
              <FormattedNumber value={count} />
            </b>
            <span className="grow">
              <strong className="block strong">{t(`home.figure.${name}`)}</strong>
              <small className="block clipped muted nowrap">{t(`home.figure.${name}.note`, { count })}</small>
            </span>
            <Icon name="ChevronRight" size={16} />
          </Row>
        </li>
      ))}
    </Grid>
  );
}
