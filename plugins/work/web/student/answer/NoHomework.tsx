import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { ownWorkAddress } from '../../shared/addresses';

/** An address that names no homework. */
export const NoHomework = () => (
  <div className="work-st-sheet-page t-14 ground">
    <NothingHere
      title="work.answering.nothing"
      text="work.answering.nothing.text"
      on={{ to: ownWorkAddress, label: 'work.answering.toList' }}
    />
  </div>
);
