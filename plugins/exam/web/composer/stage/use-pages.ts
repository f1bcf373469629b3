import { useState } from 'react';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { paperPages } from '../../../api';
import type { PaperDesk } from '../desk/paper/use-paper';

/** Between the last change and the call for pages (teaching.md section 12). Milliseconds. */
const pause = 500;

/** The printed pages of the paper as it is being written; while others are on their way, the former ones stay in sight. */
export function usePages({ values: { title, document }, paperId }: PaperDesk) {
  // of a paper that was new a moment ago the same pages are not asked for twice
  const [opened] = useState(paperId);
  const input = { title, document, answers: 'none' as const, ...(opened !== null && { paperId: opened }) };
  return useAsked(paperPages, input, { keeps: true, pause });
}
