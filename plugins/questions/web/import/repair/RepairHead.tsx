import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Import } from '../../../api/importing';
import { PaperWays } from '../PaperWays';
import { importAddress } from '../../shared/addresses';
import { isShown, type ItemState, type Shows, shows } from './item-state';
import type { Over } from './over';
import type { useRepair } from './use-repair';

interface RepairHeadProps {
  readonly paper: Import;
  readonly repair: ReturnType<typeof useRepair>;
  readonly states: ReadonlyMap<string, ItemState>;
  readonly show: Shows;
  readonly onOpen: (over: Over) => void;
}

/** The paper's name, what is done with all of it, and which of its questions are shown. */
export function RepairHead({ paper, repair, states, show, onOpen }: RepairHeadProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const all = [...states.values()];
  const countOf = (one: Shows) => all.filter((state) => isShown(state, one)).length;
  const ready = all.filter((state) => state === 'good' || state === 'doubtful').length;
  return (
    <PageFrame
      title={paper.title || paper.filename}
      note={paper.title && <span className="breaks">{paper.filename}</span>}
      end={
        <>
          <Button
            icon="ArrowUndo"
            disabled={!repair.undoable}
            title={t('questions.import.undo.title')}
            onClick={() => void repair.acts.undo()}
          >
            {t('questions.import.undo')}
          </Button>
          <Button onClick={() => onOpen({ part: 'answers' })}>{t('questions.import.answers')}</Button>
          {paper.pages.some((page) => page !== '') && (
            <Button icon="Document" onClick={() => onOpen({ part: 'paper', page: null })}>
              {t('questions.import.paper')}
            </Button>
          )}
          {ready === 0 && paper.saved > 0 && <PaperWays importId={paper.importId} />}
          <Button
            look="primary"
            icon="Checkmark"
            disabled={ready === 0}
            onClick={() => onOpen({ part: 'finish', itemIds: null })}
          >
            {t('questions.import.finish', { count: ready })}
          </Button>
        </>
      }
    >
      <Row as="nav" wrap className="questions-mend-filter below-3" aria-label={t('questions.import.show')}>
        {shows.map(
          (one) =>
            (one === 'all' || one === show || countOf(one) > 0) && (
              <Chip key={one} selected={one === show} to={changed(query, { show: one === 'all' ? null : one })}>
                {t(`questions.import.show.${one}`)}
                <span className="num">{countOf(one)}</span>
              </Chip>
            ),
        )}
        <Button className="end" look="link" size="small" to={importAddress()}>
          {t('questions.import.other')}
        </Button>
      </Row>
    </PageFrame>
  );
}
