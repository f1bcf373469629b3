import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { Somebody } from '../../../support/people';

/** A student of the home school's seventh grade, by class and seat. */
export const student = (number: number, seat: number): Somebody => ({
  personId: demoId(`person/101/student/7/${number}/${seat}`),
});

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true };
export const desktop = { viewport: { width: 1366, height: 768 } };

/** The two classes that the demo teacher has in mathematics, as they are called. */
export const classes = ['七(3)班', '七(2)班'] as const;
