import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { bankAddress } from '../shared/addresses';

/** An address that names no question. */
export const NoQuestion = () => (
  <NothingHere
    title="questions.preview.none"
    text="questions.preview.none.text"
    on={{ to: bankAddress, label: 'questions.paper.back' }}
  />
);
