import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Access } from '../common/permissions/access';
import type { WebServices } from './services';

/** The bridge from the container to React: the host fills it once (in the browser) or once per rendering (on the server). */
export const ServicesContext = createContext<WebServices | null>(null);

/** All services; components take the one they need from the short hooks below. */
export function useServices(): WebServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('no services: the component stands outside the host');
  return services;
}

export const useSession = () => useServices().session;
export const useTerms = () => useServices().terms;
export const useCall = () => useServices().call;
export const useDialogs = () => useServices().dialogs;
export const useMessages = () => useServices().messages;
export const useLive = () => useServices().live;
export const useAppearance = () => useServices().appearance;
export const useDeployment = () => useServices().deployment;
export const useNavigation = () => useServices().navigation;
export const useUploads = () => useServices().uploads;
export const useOffline = () => useServices().offline;

/** Whether the signed-in person may; for hiding or disabling. The server decides again, always. */
export const usePermission = (access: Access) => useServices().permissions.allows(access);

type Plain = string | number | bigint | boolean | Date | null | undefined;
type Node = ReactNode | Plain | ((parts: ReactNode[]) => ReactNode);

/** The text of a message in the page's language. It is a string, unless values are elements or draw the message's tags. */
export interface Translate {
  (id: string, values?: Readonly<Record<string, Plain>>): string;
  (id: string, values?: Readonly<Record<string, Node>>): string | ReactElement | Iterable<ReactNode>;
}

export const translateWith = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  ((id: string, values?: Readonly<Record<string, Plain>>) => formatMessage({ id }, values)) as Translate;

/** `const t = useText(); … <Button>{t('core.ui.retry')}</Button>`: stays the same function until the language changes. */
export function useText(): Translate {
  const intl = useIntl();
  return useMemo(() => translateWith(intl), [intl]);
}
