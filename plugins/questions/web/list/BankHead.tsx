import { useQuery } from 'edutech/core/ui/table/use-query';
import { useNavigate } from 'react-router';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { adders, importers, reviewers } from '../../model/rights';
import type { Space } from '../../model/spaces';
import { editorAddress, importAddress, reviewAddress } from '../shared/addresses';
import { FormulaSearch } from './filters/FormulaSearch';
import { PictureSearch } from './picture/PictureSearch';

interface BankHeadProps {
  readonly space: Space;
  /** Of the book that one works with. */
  readonly stage: Stage;
}

/** Which bank, what is looked for, and the ways to new questions and to what waits for a review. */
export function BankHead({ space, stage }: BankHeadProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = useQuery();
  const offered = useOfferedSpaces();
  const mayReview = useCan(reviewers);
  const mayImport = useCan(importers);
  const mayAdd = useCan(adders);
  return (
    <Row wrap className="questions-head">
      <Segmented
        label={t('questions.spaces')}
        value={space}
        onChange={(next) => void navigate(changed(query, { space: next }))}
        options={offered.map((value) => ({ value, label: t(`questions.space.${value}`) }))}
      />
      <FilterBar
        search={t('questions.search')}
        end={
          <>
            <FormulaSearch stage={stage} />
            <PictureSearch />
          </>
        }
      />
      {mayReview && (
        <Button icon="Checkmark" to={reviewAddress}>
          {t('questions.bank.review')}
        </Button>
      )}
      {mayImport && (
        <Button icon="ArrowUpload" to={importAddress()}>
          {t('questions.bank.import')}
        </Button>
      )}
      {mayAdd && (
        <Button icon="Add" to={editorAddress()}>
          {t('questions.bank.new')}
        </Button>
      )}
    </Row>
  );
}

/** The banks that the person holds, what is marked, and what is removed; the public one first, where most is looked for. */
function useOfferedSpaces(): Space[] {
  const holds: Readonly<Record<Space, boolean>> = {
    public: useCan(['questionbank_common_tea']),
    school: useCan(['questionbank_school_tea']),
    personal: useCan(['questionbank_tea']),
    favourites: true,
    trash: useCan(['questionbank_tea']),
  };
  return (Object.keys(holds) as Space[]).filter((space) => holds[space]);
}
