import { createContext, type ReactNode } from 'react';

/**
 * What lies over every page: login, questions, short texts. The browser's entry fills it with what it takes from the
 * container; nothing lies over a page that the server renders.
 */
export const OverlaysContext = createContext<ReactNode>(null);
