/** Addresses of the style sheets that a page's head names: what it waits for before it can be read. */
export const sheetsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address!);
