import type { TObject } from 'typebox';
import type { Access } from './permissions/access';
import type { LandingRule, LoginPurpose } from './addresses/landing';
import type { RoleTypeName, CategoryName } from './permissions/people';

/** A message id: the plugin's id, a dot, and words (`work.list.title`). */
export type MessageId = string;

/**
 * Who holds a permission code when a city starts: role types of posts, or categories of people without posts. `teacher`
 * and `student` exist as both and mean the role type: every teaching post holds what `teacher` holds; an auditor,
 * though of category teacher, does not.
 */
export type Grantee = RoleTypeName | CategoryName;

/** A permission code of a plugin: its title, actions, and its default holders. */
export interface PermissionDeclaration {
  /** In plain words, for administrators. */
  title: MessageId;
  /** Fine-grained actions: `code.action` on the flat list. */
  actions?: readonly string[];
  /** Default holders; an administrator may change them later. */
  grantedTo: readonly Grantee[];
}

/** The frame around a page. `own`: the plugin brings its layout (a sub-application); `bare`: nothing but the page. */
export type LayoutName = 'portal' | 'teacher' | 'student' | 'guardian' | 'admin' | 'own' | 'bare';

/** What addresses of a route name after the question mark (`routesOf`). */
interface RouteQueries {
  /** Queries without which the page shows nothing (`news_id`): the page of one thing; its demo names a sample. */
  query?: readonly string[];
  /** Queries that it understands beside these, as far as links name them. */
  optionalQuery?: readonly string[];
}

/** A route that shows a page. */
export interface PageRoute extends RouteQueries {
  /** React Router path; parameters as `:id`, queries as the specification names them. */
  path: string;
  /** Document title and breadcrumb. */
  title: MessageId;
  /** Name in navigation, where it differs from the title. */
  navTitle?: MessageId;
  access: Access;
  /** Default: `portal` for public pages, `student` or `guardian` when these only, else `teacher`. */
  layout?: LayoutName;
  /** Route of this plugin above it in the breadcrumb. */
  parent?: string;
  /** Stays mounted when left, with its scroll position (React's Activity). */
  keepAlive?: boolean;
  /** Name of a function in the web half that may answer with another path. */
  interceptor?: string;
  /** Declared, but not developed: the host's UndevelopedPage for holders of the permission, not-found for others. */
  undeveloped?: boolean;
  /** Once opened, it opens again without a network: the worker stores it, its loader uses `kept` (core/web/offline). */
  offline?: true;
  /** Rendered on the server: a public page for visitors, another one for its readers when they have no scripts yet. */
  serverRendered?: boolean;
  /** Places of blocks on the page, whose scripts the document then lists in its head. */
  places?: readonly string[];
}

/** An address that leads to another route: of this plugin by id, or of any by path. The target decides access. */
export interface RedirectRoute extends RouteQueries {
  path: string;
  redirect: string;
  /** Name of a function in the web half that may answer with another path than `redirect`. */
  interceptor?: string;
}

/** A route: a page, or the way to another. */
export type RouteDeclaration = PageRoute | RedirectRoute;
/** Whether a route only leads to another. */
export const isRedirect = (route: RouteDeclaration): route is RedirectRoute => 'redirect' in route;

/** An entry of navigation. */
/** Whose navigation an entry stands in. */
export type Audience = 'teacher' | 'student' | 'guardian' | 'admin';

/** Groups in which the entries of administration stand, in their order. */
export const adminGroups = ['portal', 'people', 'teaching', 'platform'] as const;
export type AdminGroup = (typeof adminGroups)[number];

export interface ModuleDeclaration {
  id: string;
  title: MessageId;
  /** Fluent icon name without size and style: `ClipboardTask`. */
  icon: string;
  audience: Audience;
  /** Of entries of administration: where it stands. Default: `platform`. */
  group?: AdminGroup;
  /** Route of this plugin that it opens, and whose access applies (unless `access` is given). */
  route?: string;
  /** Option with an external address, opened in a new tab. */
  external?: string;
  /** Name of a function in the web half that runs instead of a plain navigation. */
  handler?: string;
  access?: Access;
  /** Checks first that the teacher has a textbook. */
  needsTextbook?: boolean;
  undeveloped?: boolean;
  /** Always first among the modules and always permitted (the air classroom). */
  alwaysFirst?: boolean;
  /** The fixed first entry of navigation, before all modules and not counted among them (decision 0172). */
  isHome?: true;
  /** It says how many unread notifications lead into its pages. */
  showsUnread?: true;
  /** Only for holders of one of these codes (labels of excellent-course evaluation). */
  onlyFor?: readonly string[];
  /**
   * For holders of one of `onlyFor` the logo in the header is no link (portal.md section 6: excellent-course
   * evaluation).
   */
  plainLogo?: true;
  /** Another title for holders of one of the codes. */
  titleFor?: readonly { anyOf: readonly string[]; title: MessageId }[];
}

/**
 * A part that a plugin shows on another plugin's page. `place` is the name of that page's slot; the README of the
 * slot's owner describes the `data` that it reads. A block with a component is drawn by the web half's `blocks[id]`.
 */
export interface BlockDeclaration {
  id: string;
  /** `portal.tab`, `portal.home`, `teacher.home`, `student.home`, `settings`, … */
  place: string;
  title: MessageId;
  access: Access;
  /** Ascending within the place. */
  order: number;
  /** Option of the plugin without which (unset, empty) there is no such block: a way to sign in that a city does not use. */
  onlyWith?: string;
  /** Plain facts that the owner of the place reads (a tab's number, route, option with an address). */
  data?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** The declarations of `plugin.ts`: data only, no functions of React or Node. */
export interface PluginManifest {
  /** One word: folder, message prefix, database schema, CSS prefix. */
  id: string;
  /** Its name for administrators; default: that of its navigation entry or its first page. */
  title?: MessageId;
  /**
   * Plugins whose `api.ts` and `kit` it may import; the start is refused when one is missing. Texts and style sheets of
   * their kits load with its own.
   */
  requires?: readonly string[];
  /** Works without them; their blocks and services may be absent. */
  optional?: readonly string[];
  permissions?: Readonly<Record<string, PermissionDeclaration>>;
  routes?: Readonly<Record<string, RouteDeclaration>>;
  modules?: readonly ModuleDeclaration[];
  blocks?: readonly BlockDeclaration[];
  landing?: readonly LandingRule[];
  /**
   * Contexts of a login here: name → texts of the login dialog. Names are shared by the whole deployment, so choose
   * clear ones.
   */
  logins?: Readonly<Record<string, LoginPurpose>>;
  /** Values that a city may set in registry.json or in its own file; the schema has the defaults. */
  options?: TObject;
  /** Areas whose people stay there when they sign out (`/air`); elsewhere logout leads to /login. */
  staysOnLogout?: readonly string[];
  /** Root of a sub-application that can be served alone (`EDUTECH_MOUNT=famous`). */
  mount?: string;
  /** Runs beside a sub-application that is served alone, too: whatever signing in needs. */
  accompanies?: boolean;
}

/** Gives a manifest its exact type; the route ids then type the web half. */
export function definePlugin<const M extends PluginManifest>(manifest: M): M {
  return manifest;
}

/** Ids of the routes that need a page component. */
export type PageIds<M extends PluginManifest> = M['routes'] extends infer R
  ? { [K in keyof R]: R[K] extends { redirect: string } | { undeveloped: true } ? never : K }[keyof R]
  : never;

/** The frame of a page route when it names none. */
export function layoutOf(route: PageRoute): LayoutName {
  if (route.layout) return route.layout;
  if ('public' in route.access) return 'portal';
  const { types = [] } = route.access;
  const [only] = types;
  return types.length === 1 && (only === 'student' || only === 'guardian') ? only : 'teacher';
}

/**
 * A manifest as browsers get it: without what only the server, the build or the compiler reads, and without the reasons
 * why something is public, which are written for reviewers.
 */
export type WebManifest = Omit<PluginManifest, 'title' | 'requires' | 'optional' | 'options' | 'permissions'>;

/** The browser's view of a manifest, as the build writes it into web bundles. */
export function projectManifest(manifest: PluginManifest): WebManifest {
  const {
    title: _title,
    requires: _requires,
    optional: _optional,
    options: _options,
    permissions: _permissions,
    ...rest
  } = manifest;
  const { routes, blocks } = rest;
  return {
    ...rest,
    ...(routes && {
      routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, inBrowser(route)])),
    }),
    ...(blocks && { blocks: blocks.map(withoutReason) }),
  };
}

/** Which queries a route has matters where links are compiled, and to tests. */
function inBrowser({ query: _query, optionalQuery: _optional, ...route }: RouteDeclaration): RouteDeclaration {
  return 'redirect' in route ? route : withoutReason(route);
}

const withoutReason = <Declared extends { readonly access: Access }>(declared: Declared): Declared =>
  'public' in declared.access ? { ...declared, access: { public: '' } } : declared;
