import { useSignalEffect } from '@preact/signals-react';
import { useRef, useState, type ReactNode } from 'react';
import type { WebServices } from 'edutech/core/web/services';
import { App } from './App';
import { loadTextsAgain } from './plugins/texts';

interface BrowserAppProps {
  readonly services: WebServices;
  /** Loads the page's data anew: what the server words is then in the new language. */
  readonly revalidate: () => Promise<void>;
  readonly children: ReactNode;
}

/** The app in a browser: follows the chosen language without loading the document anew. */
export function BrowserApp({ services, revalidate, children }: BrowserAppProps) {
  const { language } = services.appearance;
  const [shown, setShown] = useState(language.peek());
  const isFirst = useRef(true);
  useSignalEffect(() => {
    const wanted = language.value;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    void loadTextsAgain(wanted).then(() => {
      setShown(wanted);
      return revalidate();
    });
  });
  return (
    <App services={services} language={shown}>
      {children}
    </App>
  );
}
