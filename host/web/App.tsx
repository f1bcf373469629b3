import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import type { Language } from 'edutech/core/common/languages';
import { BlocksContext } from 'edutech/core/web/blocks';
import { ServicesContext } from 'edutech/core/web/hooks';
import { ModulesContext } from 'edutech/core/web/modules';
import type { WebServices } from 'edutech/core/web/services';
import { moduleSource } from './navigation/module-source';
import { blockSource } from './plugins/place-blocks';
import { textsOf } from './plugins/texts';

interface AppProps {
  readonly services: WebServices;
  /** The language whose texts have been loaded. */
  readonly language: Language;
  /** The router: of the browser, or of one rendering. */
  readonly children: ReactNode;
}

/** Providers around the router: the same in the browser and on the server, so that React can hydrate a page. */
export function App({ services, language, children }: AppProps) {
  useSignals();
  const blocks = useMemo(() => blockSource(services), [services]);
  const modules = useMemo(() => moduleSource(services), [services]);
  return (
    <ServicesContext.Provider value={services}>
      {/* everything is said in the city's time, wherever the reader or the server is */}
      <IntlProvider locale={language} messages={textsOf(language).value} timeZone={cityTimeZone}>
        <ModulesContext.Provider value={modules}>
          <BlocksContext.Provider value={blocks}>{children}</BlocksContext.Provider>
        </ModulesContext.Provider>
      </IntlProvider>
    </ServicesContext.Provider>
  );
}
