import type { NotificationMatter } from 'edutech/core/server/notifications/matters';

/** What people are notified about, as they choose it. */
export const matters: readonly NotificationMatter[] = [
  { id: 'coach.asked', title: 'coach.matter.asked', keys: ['coach.notice.asked'], types: ['teacher'] },
  { id: 'coach.answered', title: 'coach.matter.answered', keys: ['coach.notice.answered'], types: ['student'] },
];
