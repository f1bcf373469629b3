/** Kind of live topic by which the bell hears that there is something new; the subject is the person. */
export const notificationTopic = 'core.notifications';
