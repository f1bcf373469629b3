import Type from 'typebox';
import { endpoint } from '../endpoint';

const text = (maxLength: number) => Type.String({ maxLength, default: '' });

/** An error that nobody caught in a browser (portal.md section 7, "Global error reporting"). Equal ones are counted. */
export const reportError = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/analytics/error',
  specified: true,
  access: { public: 'pages fail for visitors too' },
  limited: ['classroom', 'acting'],
  perMinute: 10,
  input: Type.Object({
    title: text(1000),
    message: text(4000),
    script: text(2000),
    line: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
    column: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
    stack: text(10_000),
    agent: text(2000),
    href: text(2000),
  }),
  output: Type.Null(),
});

/**
 * A page that a browser has opened by itself: of who is signed in, and of visitors who go on from their first page. The first
 * page of a visitor is counted as its document is sent.
 */
export const reportPage = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/analytics/page',
  access: { public: 'visitors open pages too' },
  limited: ['classroom', 'acting'],
  ownTransactions: true,
  bodySize: 'small',
  input: Type.Object({
    /** `air.list` */
    page: Type.String({ pattern: '^[A-Za-z]{1,40}\\.[A-Za-z]{1,40}$' }),
    /** From elsewhere: a visit begins with it. */
    isEntry: Type.Boolean({ default: false }),
  }),
  output: Type.Null(),
});
