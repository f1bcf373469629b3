/** A group of pictures as the portal shows it (portal.md section 3). */
export interface PictureGroupRule {
  readonly type: 1 | 2 | 3 | 4 | 5;
  /** Message `portal.pictures.group.<name>`. */
  readonly name: 'banner' | 'focus' | 'services' | 'applications' | 'links';
  /** Width and height to which a picture is cut, in pixels; none for plain links. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Says something by itself; the others are nothing without their link. */
  readonly mayLackLink: boolean;
  /** More are kept but do not help: what visitors can take in. */
  readonly best: number;
}

/** 1 banner, 2 focus picture, 3 service links, 4 high-level application, 5 external links. */
export const pictureGroups: readonly PictureGroupRule[] = [
  { type: 1, name: 'banner', size: { width: 1920, height: 400 }, mayLackLink: true, best: 5 },
  { type: 2, name: 'focus', size: { width: 1280, height: 720 }, mayLackLink: true, best: 5 },
  { type: 3, name: 'services', size: { width: 320, height: 320 }, mayLackLink: false, best: 8 },
  { type: 4, name: 'applications', size: { width: 640, height: 360 }, mayLackLink: false, best: 8 },
  { type: 5, name: 'links', size: null, mayLackLink: false, best: 12 },
];

export const groupOf = (type: number): PictureGroupRule =>
  pictureGroups.find((group) => group.type === type) ?? pictureGroups[0]!;

/** What is wrong with a link: a page of the platform, http or https, or (in some groups) nothing. */
export function linkFault(link: string, { mayLackLink }: PictureGroupRule): 'missing' | 'form' | null {
  const text = link.trim();
  if (text === '') return mayLackLink ? null : 'missing';
  if (text.startsWith('/') && !text.startsWith('//')) return null;
  return /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text) ? null : 'form';
}

/** The list with one item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? rest : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}
