/** Where one writes on an article. */
export const writeAddress = (id: string): string => `/admin/news/write/${id}`;
/** Where one reads, annotates and decides. */
export const reviewAddress = (id: string): string => `/admin/news/review/${id}`;
export const versionsAddress = (id: string): string => `/admin/news/versions/${id}`;
/** The list, by tab. */
export const tabAddress = (tab: string): string => (tab === 'all' ? '/admin/news' : `/admin/news?tab=${tab}`);
