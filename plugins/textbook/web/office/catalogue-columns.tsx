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
      title: t('textbook.office.place'),
      width: '180px',
      cell: ({ stageId, grade, subject }) => `${t(`textbook.stage.${stageId}`)} · ${grade} · ${subject}`,
    },
    { id: 'edition', title: t('textbook.edition'), width: '130px', sorts: true, cell: ({ item }) => item },
    {
      id: 'term',
      title: t('textbook.term'),
      width: '110px',
      cell: ({ term }) => t(term ? `textbook.term.${term}` : 'textbook.term.both'),
    },
    {
      id: 'chapters',
      title: t('textbook.office.chapters'),
      width: '84px',
      align: 'end',
      cell: ({ chapters }) => chapters,
    },
    {
      id: 'inUse',
      title: t('textbook.office.default'),
      width: '120px',
      cell: (book) => <DefaultButton book={book} acts={acts} />,
    },
  ];
}
