import { computed } from '@preact/signals-react';
import * as acting from '../../common/api/acting';
import * as api from '../../common/api/session';
import { wireCodes } from '../../common/errors';
import { frontPath } from '../../common/front';
import { categories } from '../../common/permissions/people';
import { type SecondStep, secondStepKey } from '../../common/security/second-step';
import type { LoginResult, UserInfo } from '../../common/session';
import { inject, injectable } from '../../di/inject';
import type { Calls } from '../call';
import { CallError } from '../http/call-error';
import { Http } from '../http/http';
import { Departure } from '../drafts/departure';
import { Offline } from '../offline/offline';
import { Place } from '../page/place';
import { Dialogs, type LoginOptions, type Session, type SigningIn, Storage } from '../services';
import { startCityLogin } from './city-modes';
import { Identity } from './identity';
import { SharedComputer } from './shared-computer';
import { loginCookie, loginCookieName } from './login/login-cookie';
import { proving } from './login/proof';

/** The whole login is sent encrypted: the "transformed password" of the specification, and its other fields. */
const sealedLogin = { ...api.login, sealed: true } as typeof api.login;
/** The page where acting as another person began: the person returns there. */
const actingFromKey = 'acting_from';
/** For how long a page relies on the last answer. Milliseconds. */
const keptUpFor = 600_000;
/** Sends the signed-in person to their own home. */
const toOwnHome = frontPath;

/** The session behind the server's cookie. This browser holds who it is and the token, never the session's secret. */
@injectable()
export class CookieSession implements Session {
  #loading: Promise<UserInfo | null> | null = null;
  /** When the server last answered about the session's state. Milliseconds. */
  #heardAt = 0;

  constructor(
    @inject(Http) private readonly call: Calls,
    @inject(Identity) private readonly identity: Identity,
    @inject(Storage) private readonly storage: Storage,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Place) private readonly place: Place,
    @inject(Departure) private readonly departure: Departure,
    @inject(SharedComputer) private readonly shared: SharedComputer,
    @inject(Offline) private readonly offline: Offline,
  ) {}

  readonly user = computed(() => this.identity.user.value);
  readonly mustChangePassword = computed(() => this.identity.state.value?.changePassword ?? false);
  readonly mustAgree = computed(() => this.identity.state.value?.mustAgree ?? false);
  readonly limit = computed(() => this.identity.state.value?.limit ?? 'full');
  readonly computer = computed(() => this.shared.computer.value);
  readonly isShared = computed(() => this.identity.state.value?.isShared ?? this.computer.value !== 'own');
  readonly actedBy = computed(() => this.identity.state.value?.actedBy ?? null);
  readonly modules = computed(() => this.identity.state.value?.module ?? []);

  hasLoginCookie(): boolean {
    return loginCookie(this.place.cookies()) !== null;
  }

  chooseComputer(isShared: boolean): void {
    this.shared.choose(isShared);
  }

  async ensureUser(): Promise<UserInfo | null> {
    const user = this.identity.user.peek();
    return user && this.identity.state.peek() ? user : this.refresh();
  }

  /** Asked for by several at once, it loads once. */
  refresh(): Promise<UserInfo | null> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  keepUp(): void {
    const user = this.identity.user.peek();
    if (!user || Date.now() - this.#heardAt < keptUpFor) return;
    this.#heardAt = Date.now();
    const quiet = { quiet: true, withoutRole: true, withoutSignIn: true };
    void this.call(api.getLoginState, {}, quiet).then(
      (state) => {
        if (this.identity.user.peek() === user) this.identity.state.value = state;
      },
      () => undefined,
    );
  }

  login(username: string, password: string, options: LoginOptions = {}): Promise<LoginResult> {
    const { remember, signal } = options;
    const input = { username: username.trim(), password, remember };
    const send = (proof: string | undefined) =>
      this.call(sealedLogin, { ...input, proof }, { signal, quiet: true, withoutRole: true });
    return this.signIn(send, options);
  }

  signIn: SigningIn = async (send, options) => this.enter(await proving(send, options));

  stepAfter(error: unknown): SecondStep | null {
    if (!(error instanceof CallError) || error.key !== secondStepKey) return null;
    const step = error.data as SecondStep;
    if (step.is === 'enrol') this.identity.keepToken(step.token);
    return step;
  }

  /** Takes what any way to sign in answers. Accounts that only browse and download keep a token of their own. */
  enter(result: LoginResult): LoginResult {
    const { userEntity, ...state } = result;
    const { category } = userEntity;
    if (category === categories.guestCity || category === categories.guestArea) startCityLogin(this.storage);
    this.identity.state.value = state;
    this.#heardAt = Date.now();
    this.shared.look();
    this.identity.become(userEntity);
    return result;
  }

  async logout(options: { stayOn?: string } = {}): Promise<void> {
    // a session that cannot be ended now is ended when the page is next opened
    await this.call(api.logout, {}, { quiet: true, withoutRole: true }).catch(() => this.departure.postpone());
    await this.offline.forget();
    this.departure.leave(options.stayOn);
  }

  async switchRole(roleId: string): Promise<void> {
    const done = this.dialogs.busy('core.session.switchingRole');
    try {
      const { token } = await this.call(api.switchRole, { roleId });
      this.identity.storeRole(roleId);
      this.identity.keepToken(token);
      this.place.reload();
    } catch (error) {
      done();
      throw error;
    }
  }

  async actAs(person: string, reason: string): Promise<void> {
    const { token } = await this.call(acting.actAs, { person, reason }, { quiet: true });
    this.storage.set(actingFromKey, this.place.path());
    this.#goOn(token, toOwnHome);
  }

  async endActing(): Promise<void> {
    const from = this.storage.get<string>(actingFromKey);
    try {
      const { token } = await this.call(acting.endActing, {}, { withoutRole: true, withoutSignIn: true });
      this.storage.remove(actingFromKey);
      this.#goOn(token, from ?? toOwnHome);
    } catch (error) {
      // the own session has ended meanwhile
      if (!isSignedOut(error)) throw error;
      this.departure.leave();
    }
  }

  async handOverTicket(purpose: string): Promise<string> {
    return (await this.call(api.createHandOverTicket, { purpose })).ticket;
  }

  /** In another session of this browser. */
  #goOn(token: string, path: string): void {
    this.identity.forgetRole();
    this.identity.keepToken(token);
    this.place.load(path);
  }

  async #load(): Promise<UserInfo | null> {
    try {
      return await this.#ask();
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
    // a token left over from another session is refused too: the cookie alone decides
    const hadToken = this.identity.token !== null;
    this.identity.dropToken();
    try {
      if (hadToken) return await this.#ask();
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
    // the cookie outlived its session: the person at the page is a visitor
    this.place.expireCookie(loginCookieName);
    this.identity.forget();
    return null;
  }

  async #ask(): Promise<UserInfo | null> {
    const told = this.identity.takeTold();
    if (told) {
      this.enter(told);
      return this.identity.user.peek();
    }
    const quiet = { quiet: true, withoutRole: true, withoutSignIn: true };
    const roleId = this.identity.storedRole ?? undefined;
    const [user, state] = await Promise.all([
      this.call(api.getUserInfo, { roleId }, quiet),
      this.call(api.getLoginState, {}, quiet),
    ]);
    this.enter({ userEntity: user, ...state });
    return this.identity.user.peek();
  }
}

const isSignedOut = (error: unknown) => error instanceof CallError && error.code === wireCodes.notSignedIn;
