import type { ReadonlySignal, Signal } from '@preact/signals-react';
import type { Computer } from '../common/browser/shared-computer';
import type { Access } from '../common/permissions/access';
import type { LoginContext } from '../common/addresses/landing';
import type { Language } from '../common/languages';
import type { SessionLimit } from '../common/permissions/session-limit';
import type { PasswordPreset } from '../common/security/password-policy';
import type { SecondStep } from '../common/security/second-step';
import type { LoginResult, UserInfo } from '../common/session';
import type { Term } from '../common/time/terms';
import { token } from '../common/token';
import type { Imprint } from './boot';
import type { Calls } from './call';
import type { Offline } from './offline/offline';
import type { Uploads } from './uploads/uploads';

/** How somebody signs in. */
export interface LoginOptions {
  /** Stays signed in on this device for the deployment's days. */
  readonly remember?: boolean;
  readonly signal?: AbortSignal;
  /** 0 to 1 while the device works out the proof that an address under attack is asked for. */
  readonly onProof?: (share: number) => void;
}

/**
 * Runs a call that signs in, `send(proof)`, quietly: works out the proofs of work that it is asked for, and takes the
 * person that it answers. Rejects with AppError.
 */
export type SigningIn = (
  send: (proof: string | undefined) => Promise<LoginResult>,
  options?: Pick<LoginOptions, 'signal' | 'onProof'>,
) => Promise<LoginResult>;

/** The signed-in person. State is a signal; acts are methods. */
export interface Session {
  readonly user: ReadonlySignal<UserInfo | null>;
  /** True when the readable login cookie is there: someone signed in, though user info may still have to load. */
  hasLoginCookie(): boolean;
  /** Loads user info when a session exists but its user is not loaded yet (route guard). */
  ensureUser(): Promise<UserInfo | null>;
  /** Reloads user info, terms, modules and the password-change flag: something of them has changed. */
  refresh(): Promise<UserInfo | null>;
  /** Checks in the background, from time to time, for changes that a tab would otherwise see only after a reload. */
  keepUp(): void;
  /** Rejects with AppError; `params.seconds` says how long to wait after too many failures. Says nothing itself. */
  login(username: string, password: string, options?: LoginOptions): Promise<LoginResult>;
  /** For every other way to sign in (core/web/session/login/login-ways.ts). */
  readonly signIn: SigningIn;
  /** The second step that a refused sign-in asks for, or null when it was refused for another reason. */
  stepAfter(error: unknown): SecondStep | null;
  /** How far this session reaches (core/common/permissions/session-limit.ts). */
  readonly limit: ReadonlySignal<SessionLimit>;
  /** True if nothing of a person may stay: this session, or that of the next person, is at a shared computer. */
  readonly isShared: ReadonlySignal<boolean>;
  /** The kind of this computer. */
  readonly computer: ReadonlySignal<Computer>;
  /**
   * Says before the sign-in that several people use this computer, or that it is private; a school's registration takes
   * precedence.
   */
  chooseComputer(isShared: boolean): void;
  /** The name of the person who acts as this person; null: nobody. */
  readonly actedBy: ReadonlySignal<string | null>;
  /** Ends the session and reloads the document: at `stayOn`, else at the area's page for visitors, else at /login. */
  logout(options?: { stayOn?: string }): Promise<void>;
  /** Changes the post; shows the full-screen loader and reloads the document. */
  switchRole(roleId: string): Promise<void>;
  /**
   * Acts as another person, reading only (core/common/api/acting.ts), and reloads the document at that person's home.
   * Rejects with AppError and shows nothing itself.
   */
  actAs(personId: string, reason: string): Promise<void>;
  /** Ends that and returns to the own session, on the page where it began. */
  endActing(): Promise<void>;
  readonly mustChangePassword: ReadonlySignal<boolean>;
  /** True while a new version must be accepted (core/common/api/agreements.ts). */
  readonly mustAgree: ReadonlySignal<boolean>;
  /** Module ids in the order of the login response. */
  readonly modules: ReadonlySignal<readonly string[]>;
  /** A one-use ticket (60 s) for a new window or a hand-over to another site. */
  handOverTicket(purpose: string): Promise<string>;
}
export const Session = token<Session>('core.web.Session');

export interface Permissions {
  /** The decision of core/common/access for the signed-in person; reactive inside components. */
  allows(access: Access): boolean;
  has(permission: string): boolean;
}
export const Permissions = token<Permissions>('core.web.Permissions');

export interface Terms {
  readonly list: ReadonlySignal<readonly Term[]>;
  readonly current: ReadonlySignal<Term | null>;
  load(): Promise<void>;
  /** Shows the full-screen loader and reloads the document. */
  choose(termId: string): void;
}
export const Terms = token<Terms>('core.web.Terms');

/** Prefix, update time and expiry as the specification has them. */
export interface Storage {
  get<T>(key: string): T | null;
  /**
   * `lifetime` in milliseconds, Infinity for ever; absent: the default lifetime. At most until logout, unless kept (see there).
   * Answers whether there was room for it.
   */
  set(key: string, value: unknown, lifetime?: number): boolean;
  remove(key: string): void;
  /** Receives a change made by another tab. */
  onChange(key: string, hear: () => void): () => void;
  /**
   * Clears everything that logout must clear: language, theme and the journal of unsaved work stay; at a computer that
   * several people use they do not.
   */
  clearForLogout(options?: { isShared?: boolean }): void;
}
export const Storage = token<Storage>('core.web.Storage');

export type Tone = 'success' | 'info' | 'warning' | 'error';
/** Short texts at the edge of the screen. Texts are message ids, or finished sentences from the server. */
export interface MessageOptions {
  readonly tone?: Tone;
  /** How long it stays; default 3 s, errors 5 s. */
  readonly milliseconds?: number | 'stay';
  /** Offers to undo what was done. */
  readonly undo?: () => void;
  /** Stays when another page is opened, for who is led there by the act that it tells of. */
  readonly follows?: boolean;
  /** Values of the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Finished sentence for a message id that this browser has no text for. */
  readonly otherwise?: string;
}
export interface Messages {
  /** Answers how to take the text away before its time. */
  show(text: string, options?: MessageOptions): () => void;
}
export const Messages = token<Messages>('core.web.Messages');

/** What the login dialog is opened for. */
export interface LoginAsk {
  readonly context?: LoginContext;
  readonly target?: string;
  readonly stay?: boolean;
  readonly step?: SecondStep;
}

export interface Dialogs {
  /** Title 'Tip', buttons 'OK' and 'Cancel' unless given. */
  confirm(options: { text: string; title?: string; ok?: string; cancel?: string; danger?: boolean }): Promise<boolean>;
  alert(options: { text: string; title?: string }): Promise<void>;
  /**
   * Opens the login dialog over the page; returns true when the person signed in. The landing rules then apply, unless
   * `stay` says that the caller continues where it was (a request to send again). With a `step` it opens at the second
   * step of a sign-in that began elsewhere (single sign-on).
   */
  login(options?: LoginAsk): Promise<boolean>;
  /** Opens the help of the page, which ends with its keys: at its top, or at the keys. */
  help(atKeys?: boolean): void;
  /** The full-screen loader of a change of role or term. */
  busy(text: string): () => void;
}
export const Dialogs = token<Dialogs>('core.web.Dialogs');

export interface Live {
  /** Subscribes to a topic of the tab's WebSocket, through reconnects. */
  subscribe<T>(topic: string, hear: (message: T) => void): () => void;
  readonly connected: ReadonlySignal<boolean>;
}
export const Live = token<Live>('core.web.Live');

/** Language, theme and mode of the screen: kept through logout. */
export interface Appearance {
  readonly language: Signal<Language>;
  readonly theme: Signal<'green' | 'white' | 'blue' | 'red'>;
  readonly mode: Signal<'light' | 'dark' | 'contrast' | 'system'>;
}
export const Appearance = token<Appearance>('core.web.Appearance');

/** Moves between pages without React at hand (handlers, interceptors). */
export interface Navigation {
  go(path: string, options?: { replace?: boolean }): void;
  /**
   * Opens another site or a new window; a ticket is put into `ticketParameter` of the query. Its `purpose` is `window` for
   * this platform's own addresses, else `site-` and the host, unless the other site knows it by another name.
   */
  open(url: string, options?: { sameTab?: boolean; ticketParameter?: string; purpose?: string }): Promise<void>;
  /** Leads on as after a login, by the landing rules: once a password that had to be changed is changed. */
  land(): Promise<void>;
  /** Runs the named module or tab: checks, handler, external address or route. */
  readonly path: () => string;
}
export const Navigation = token<Navigation>('core.web.Navigation');

/** Addresses and switches that the page came with (settings and plugin options that the browser may know). */
export interface Deployment {
  readonly cityName: { 'zh-CN': string; en: string };
  readonly platformName: { 'zh-CN': string; en: string };
  readonly imprint: Imprint;
  /** Public options of a plugin; an unset address is an empty string. */
  option(plugin: string, name: string): unknown;
  /** True when the plugin is installed and switched on for this person. */
  isOn(plugin: string): boolean;
  /** True when it is installed, and switched off for this person. */
  isOff(plugin: string): boolean;
  readonly development: boolean;
  readonly idleMilliseconds: number;
  /** The same at a shared computer. */
  readonly sharedIdleMilliseconds: number;
  /** For how many days one may stay signed in on a device; 0: not at all. */
  readonly rememberDays: number;
  /** What a new password must have (core/common/security/password-policy.ts). */
  readonly passwordPolicy: PasswordPreset;
  readonly version: string;
  /** Id of the sub-application that is served here alone. */
  readonly mount: string | null;
}
export const Deployment = token<Deployment>('core.web.Deployment');

/** Everything that functions outside React get in one parcel. Components use the hooks of `hooks.ts`. */
export interface WebServices {
  readonly call: Calls;
  readonly session: Session;
  readonly permissions: Permissions;
  readonly terms: Terms;
  readonly storage: Storage;
  readonly messages: Messages;
  readonly dialogs: Dialogs;
  readonly live: Live;
  readonly appearance: Appearance;
  readonly navigation: Navigation;
  readonly deployment: Deployment;
  readonly uploads: Uploads;
  readonly offline: Offline;
}
