import { signal } from '@preact/signals-react';
import type { Question } from '../../api/records';

/**
 * The basket of the person who is signed in, in its order, as this tab knows it; null until it was read. One for all pages
 * of the tab: what the list puts in is there on the paper. The document is loaded anew for another person.
 */
export const basket = signal<readonly Question[] | null>(null);
