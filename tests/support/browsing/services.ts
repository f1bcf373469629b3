import type { Page } from 'playwright';
import type { LoginContext } from 'edutech/core/common/landing';

/**
 * Opens the login dialog as a page of the product does that asks for it. Some of the pages that ask (uploading resources)
 * are declared and not built yet: until then this asks in their place, through the same service, which it finds where
 * React keeps it.
 */
export async function askLogin(page: Page, occasion: { context: LoginContext; target?: string }): Promise<void> {
  await page.evaluate((asked) => {
    interface Fiber {
      readonly memoizedProps: { readonly value?: { readonly dialogs?: { login(options: unknown): unknown } } } | null;
      readonly child: Fiber | null;
    }
    const root = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    let fiber: Fiber | null | undefined = root[key]?.stateNode.current;
    while (fiber && !fiber.memoizedProps?.value?.dialogs) fiber = fiber.child;
    if (!fiber) throw new Error('no services stand above the page');
    void fiber.memoizedProps?.value?.dialogs?.login(asked);
  }, occasion);
}
