/** The document's title: the page's, and the platform's behind it; without a page's own, the platform's alone. */
export const titleOf = (page: string, platform: string): string =>
  page && page !== platform ? `${page} · ${platform}` : platform;
