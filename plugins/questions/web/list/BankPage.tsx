import { useLoaderData } from 'react-router';
import type { Loader } from 'edutech/core/web/plugin';
import { BankView } from './BankView';
import { type BankData, loadBank } from './load-bank';

export const loader: Loader<BankData> = loadBank;

/** The question bank: public, of the school, one's own; what one has marked, and what one has removed. */
export function Page() {
  return <BankView data={useLoaderData<BankData>()} />;
}
