import { expect as base } from 'playwright/test';

/** What is expected of a page may take its time on a busy machine: a passing test waits no longer for it, a failing one does. */
export const expect = base.configure({ timeout: 15_000 });
