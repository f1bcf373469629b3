import type { ModuleHandler } from './plugin';
import type { WebServices } from './services';

/** Parameter in which the other platform gets its one-use ticket (portal.md section 2: "with a token parameter"). */
const ticketParameter = 'token';

/** A menu entry that opens another platform for the signed-in person (portal.md section 5, "Menu entries"). */
export interface PlatformLink {
  /** Plugin and name of the option that holds the address. */
  readonly plugin: string;
  readonly option: string;
  /** The message if no address is set. */
  readonly noAddress: string;
  /** What must be known of the person; asked before the address. */
  readonly needs?: Condition;
  /** What must hold once an address is set (a query time). */
  readonly opens?: Condition;
}

/** A condition, and the message if it does not hold. */
interface Condition {
  readonly is: (services: WebServices) => boolean;
  readonly otherwise: string;
}

/** Signed in at all, by the readable login cookie: '缺少 token' without. */
export const hasToken = ({ session }: WebServices): boolean => session.hasLoginCookie();
/** Known by user info: '缺少用户信息' without. */
export const hasUser = ({ session }: WebServices): boolean => session.user.peek() !== null;

/** Opens the platform in a new window with a one-use ticket, or shows what is missing. */
export const platformLink =
  ({ plugin, option, noAddress, needs, opens }: PlatformLink): ModuleHandler =>
  async (services) => {
    const { deployment, messages, navigation } = services;
    if (needs && !needs.is(services)) return void messages.show(needs.otherwise, { tone: 'error' });
    const address = deployment.option(plugin, option);
    if (typeof address !== 'string' || address === '') return void messages.show(noAddress, { tone: 'warning' });
    if (opens && !opens.is(services)) return void messages.show(opens.otherwise, { tone: 'warning' });
    await navigation.open(address, { ticketParameter });
  };
