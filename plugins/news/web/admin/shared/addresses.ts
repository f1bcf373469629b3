import { routes } from '../../../routes';

/** Where one writes on an article. */
export const writeAddress = (id: string): string => routes.write.to({ id });
/** Where one reads, annotates and decides. */
export const reviewAddress = (id: string): string => routes.review.to({ id });
export const versionsAddress = (id: string): string => routes.versions.to({ id });
/** The list, by tab. */
export const tabAddress = (tab: string): string => routes.admin.to({ tab: tab === 'all' ? null : tab });
