import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { useMemo, type ReactNode } from 'react';
import { fluentTheme } from './fluent-theme';

/** Fluent's root brings ground and type of its own; ours shine through. Scripts may set styles under our policy. */
const plain = { background: 'none', color: 'inherit', font: 'inherit', textAlign: 'inherit' } as const;

/** The page's nonce, which style elements need under our content security policy. */
function nonceOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
}

let shared: ReturnType<typeof createDOMRenderer> | undefined;

/** One renderer for the document: a second one would insert every rule again. */
function rendererOfPage() {
  shared ??= createDOMRenderer(document, { styleElementAttributes: { nonce: nonceOfPage() ?? '' } });
  return shared;
}

/**
 * What Fluent's components need around them. Layouts of signed-in pages have it; a public page that opens something of
 * Fluent's wraps it in this, in a chunk of its own (`lazy`), so that visitors do not load Fluent to read.
 */
export function FluentRoot({ children }: { children: ReactNode }) {
  // drawn by the server, a page has nothing of Fluent yet: its parts come with acts
  return typeof document === 'undefined' ? children : <RootInBrowser>{children}</RootInBrowser>;
}

function RootInBrowser({ children }: { children: ReactNode }) {
  const renderer = useMemo(rendererOfPage, []);
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <FluentProvider theme={fluentTheme} style={plain}>
        {children}
      </FluentProvider>
    </RendererProvider>
  );
}
