/** Kind of live topic that tells the bell about new notifications; the subject is the person. */
export const notificationTopic = 'core.notifications';
