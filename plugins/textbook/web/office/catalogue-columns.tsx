import { FormattedMessage, useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import type { listCatalogue } from '../../api';
import type { BookActs } from '../handle/use-book-acts';
import { DefaultButton } from './BookRowActs';

type Row = OutputOf<typeof listCatalogue>['items'][number];

/** Columns of the catalogue. */
export function useCatalogueColumns(acts: BookActs): Column<Row>[] {
  const intl = useIntl();
  const title = (id: string) => intl.formatMessage({ id: `textbook.${id}` });
  return [
    {
      id: 'name',
      title: title('name'),
      main: true,
      sorts: true,
      cell: ({ name, tbName, school }) => (
        <>
          {name}
          <small>{school || tbName}</small>
        </>
      ),
    },
    {
      id: 'place',
      title: title('office.place'),
      width: '180px',
      cell: ({ stageId, grade, subject }) => `${title(`stage.${stageId}`)} · ${grade} · ${subject}`,
    },
    { id: 'edition', title: title('edition'), width: '130px', sorts: true, cell: ({ item }) => item },
    {
      id: 'term',
      title: title('term'),
      width: '110px',
      cell: ({ term }) => <FormattedMessage id={term ? `textbook.term.${term}` : 'textbook.term.both'} />,
    },
    { id: 'chapters', title: title('office.chapters'), width: '84px', align: 'end', cell: ({ chapters }) => chapters },
    {
      id: 'inUse',
      title: title('office.default'),
      width: '120px',
      cell: (book) => <DefaultButton book={book} acts={acts} />,
    },
  ];
}
