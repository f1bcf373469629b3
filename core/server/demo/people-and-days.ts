import type { Id } from '../../common/ids';
import { cityDay } from '../../common/time/city-time';
import type { DemoAccount, DemoContext } from './demo';

const day = 86_400_000;

const isAccount = (key: string): key is DemoAccount => !key.includes('/');

/** Id of a person whom a demo text names. */
export const demoPersonId = ({ world, id }: DemoContext, key: string): Id =>
  isAccount(key) ? world.people[key].personId : id(`person/${key}`);

/** This many days before now; after it where the number is negative. */
export const daysAgo = ({ clock }: Pick<DemoContext, 'clock'>, days: number): Date =>
  new Date(clock.now().getTime() - days * day);

/** A time of day in the city (`17:00`), some days from today. */
export const cityTime = ({ clock }: Pick<DemoContext, 'clock'>, days: number, time: string): Date =>
  new Date(new Date(`${cityDay(clock.now())}T${time}:00+08:00`).getTime() + days * day);
