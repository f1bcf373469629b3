import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { reader } from '../model/access';

// The report of the week: a notification with the way to the page, by the bell and the ways that somebody chose (a mail, too).

const Subscription = Type.Object({ isOn: Type.Boolean() });

export const mySubscription = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/subscription',
  access: reader,
  input: Type.Object({}),
  output: Subscription,
});

/** Turns the caller's weekly report on or off. */
export const subscribe = endpoint({
  method: 'POST',
  root: 'statistics',
  path: '/subscription',
  access: reader,
  input: Subscription,
  output: Subscription,
});
