import type { ReactNode } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';
import { PaperFilters } from './PaperFilters';
import { PapersTable } from './PapersTable';
import type { PapersData } from './load-papers';

interface PapersViewProps {
  readonly title: string;
  readonly data: PapersData;
  /** At the end of the line of tabs. */
  readonly end?: ReactNode;
}

/** Papers by shelves. */
export function PapersView({ title, data, end }: PapersViewProps) {
  const t = useText();
  const { wish, shelves, papers, waiting } = data;
  return (
    <>
      <Row as="header" align="end" justify="between" wrap gap={4} rows={2} className="lined-below below-3">
        <h1 className="visually-hidden">{title}</h1>
        <Tabs
          label={title}
          current={wish.shelf}
          items={shelves.map((id) => {
            const count = id === wish.shelf ? papers.pageData.total : waiting[id];
            return { id, label: t(`exam.shelf.${id}`), to: `?shelf=${id}`, ...(count && { count }) };
          })}
        />
        {end && <div className="pad-b-2">{end}</div>}
      </Row>
      <PaperFilters data={data} />
      <PapersTable data={data} />
    </>
  );
}
