import type { Id } from 'edutech/core/common/ids';

/** Addresses of the air classroom; the query names are the specification's. */
export const lessonAddress = (resourceId: Id) => `/air/air_detail?resourceid=${resourceId}`;

export const placeAddress = (bookId: Id, nodeCode?: string) =>
  `/air/air_list?airbookid=${bookId}${nodeCode ? `&nodecode=${nodeCode}` : ''}`;
