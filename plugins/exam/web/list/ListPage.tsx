import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { routes } from '../../routes';
import { shelves } from './list-wish';
import { loadPapers, type PapersData } from './load-papers';
import { NewPaper } from './NewPaper';
import { PapersView } from './PapersView';

export const loader: Loader<PapersData> = (args) => loadPapers(args, shelves);

/** One's own papers, those that others share, and what waits for one. */
export function Page() {
  const t = useText();
  return (
    <PapersView
      title={t('exam.list.title')}
      data={useLoaderData<PapersData>()}
      end={
        <Row>
          <Button to={routes.held.to()}>{t('exam.held.title')}</Button>
          <NewPaper />
        </Row>
      }
    />
  );
}
