import { FormattedNumber } from 'react-intl';
import { Column } from 'edutech/core/ui/layout/Column';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Figure } from '../../model/figures';
import type { Series } from './series';

/** The series as tables: what everybody can read, copy and hear. */
export function FigureTables({ counties, kinds }: Series) {
  return (
    <Stack className="portal-charts">
      <FigureTable title="portal.statistics.counties" name="portal.statistics.county" figures={counties} />
      <FigureTable title="portal.statistics.kinds" name="portal.statistics.kind" figures={kinds} />
    </Stack>
  );
}

function FigureTable({ title, name, figures }: { title: string; name: string; figures: readonly Figure[] }) {
  const t = useText();
  if (figures.length === 0) return null;
  return (
    <Column gap={0} className="portal-chart round-card">
      <table className="portal-table wide">
        <caption>{t(title)}</caption>
        <thead className="t-12">
          <tr>
            <th scope="col">{t(name)}</th>
            <th scope="col">{t('portal.statistics.count')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.name}>
              <th scope="row">{figure.name}</th>
              <td>
                <FormattedNumber value={figure.count} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Column>
  );
}
