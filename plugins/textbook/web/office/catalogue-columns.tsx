import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { useText } from 'edutech/core/web/hooks';
import type { listCatalogue } from '../../api';
import type { BookActs } from '../handle/use-book-acts';
import { DefaultButton } from './BookRowActs';

type Row = OutputOf<typeof listCatalogue>['items'][number];

/** Columns of the catalogue. */
export function useCatalogueColumns(acts: BookActs): Column<Row>[] {
  const t = useText();
  return [
    {
      id: 'name',
      title: t('textbook.name'),
      width: '192px',
      main: true,
      sorts: true,
      cell: ({ name, school, stageId, grade, subject }) => (
        <>
          {name}
          <small>{[school, t(`textbook.stage.${stageId}`), grade, subject].filter(Boolean).join(' · ')}</small>
        </>
      ),
    },
    { id: 'edition', title: t('textbook.edition'), width: '128px', sorts: true, cell: ({ item }) => item },
    {
      id: 'term',
      title: t('textbook.term'),
      width: '88px',
      cell: ({ term }) => t(term ? `textbook.term.${term}` : 'textbook.term.both'),
    },
    {
      id: 'chapters',
      title: t('textbook.office.chapters'),
      width: '96px',
      align: 'end',
      cell: ({ chapters }) => chapters,
    },
    {
      id: 'inUse',
      title: t('textbook.office.default'),
      width: '108px',
      cell: (book) => <DefaultButton book={book} acts={acts} />,
    },
  ];
}
