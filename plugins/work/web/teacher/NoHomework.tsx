import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { workListAddress } from '../shared/addresses';

/** An address that names no homework. */
export const NoHomework = () => (
  <NothingHere title="work.none" text="work.none.text" on={{ to: workListAddress, label: 'work.none.list' }} />
);
