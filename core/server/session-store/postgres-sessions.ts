import { hash, randomBytes } from 'node:crypto';
import { after, type Awaitable } from '../../common/awaitable';
import { flattenAcl } from '../../common/permissions/acl';
import { AppError, notSignedIn, wireCodes } from '../../common/errors';
import type { Id } from '../../common/ids';
import { inject, injectable } from '../../di/inject';
import { asSystem, type SignedIn } from '../actor';
import { Clock } from '../clock';
import { Database } from '../data/database';
import type { Db } from '../data/db';
import { Remembered } from '../data/remembered';
import { Events } from '../events/events';
import { Logger } from '../logger';
import { Grants } from '../permissions/grants';
import { Settings } from '../settings/settings';
import { actorIn, choosePost } from './acting';
import { idleLimit, idleTimes } from './idle-times';
import { deviceName } from './device';
import { LastSeen } from './last-seen';
import {
  type AccountHolder,
  type Device,
  type HeldPost,
  type OpenSession,
  personChanged,
  sessionEnded,
  type SessionChanges,
  type Sessions,
  type StartedSession,
  type StartOptions,
} from '../session/sessions';
import {
  advanceGeneration,
  deleteActing,
  deleteStepsOfOrigins,
  type EndedSession,
  endSession,
  endSessions,
  insertSession,
  renameSession,
  selectDevices,
  selectSession,
  selectSessionsOfOrigins,
  type SessionRow,
} from './sessions.queries';

const system = asSystem('who is signed in');
/** Events report ends at once; these times limit how long a lost event can go unnoticed. */
const sessionMilliseconds = 5_000;
const permissionMilliseconds = 60_000;
const mostSessions = 20_000;
const secretShape = /^[\w-]{43}$/;
const hour = 3_600_000;
const nothing: ReadonlySet<string> = new Set();

interface HeldPermissions {
  readonly personId: Id;
  /** Flat list. */
  readonly permissions: ReadonlySet<string>;
}

interface Known {
  readonly session: OpenSession;
  readonly lastSeenAt: Date;
}

/** Sessions in `core.session`, cached for seconds in each process. */
@injectable()
export class PostgresSessions implements Sessions {
  readonly #known = new Remembered<Known>({ lifetime: sessionMilliseconds, most: mostSessions });
  readonly #permissions = new Remembered<HeldPermissions>({ lifetime: permissionMilliseconds, most: mostSessions });
  readonly #actors = new WeakMap<OpenSession, SignedIn>();
  readonly #lastSeen: LastSeen;
  readonly #stop: readonly (() => void)[];

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(Grants) private readonly grants: Grants,
    @inject(Settings) private readonly settings: Settings,
    @inject(Clock) private readonly clock: Clock,
    @inject(Logger) logger: Logger,
  ) {
    this.#lastSeen = new LastSeen(database, idleLimit(settings, true), logger);
    this.#stop = [
      events.on(sessionEnded, ({ payload }) => this.#known.forget(String(payload['sessionId']))),
      events.on(personChanged, ({ payload }) => this.#forgetPerson(payload['personId'] as Id | null)),
    ];
  }

  find(secret: string, now: Date, { isAct = true } = {}) {
    if (!secretShape.test(secret)) return null;
    const id = idOf(secret);
    return after(
      this.#known.get(id, now, () => this.#load(id)),
      (known) => (known && this.#isAlive(known, now, isAct) ? known.session : null),
    );
  }

  #isAlive(known: Known, now: Date, isAct: boolean): boolean {
    const { session } = known;
    if (session.expiresAt <= now) return false;
    const lastSeenAt = this.#lastSeen.of(session.sessionId, known.lastSeenAt);
    const limit = idleLimit(this.settings, session.isShared);
    if (!session.isRemembered && now.getTime() - lastSeenAt.getTime() > limit) return false;
    if (isAct) this.#noteUse(known, now);
    return true;
  }

  /** Acting as another person also uses the own session: it must exist when the acting ends. */
  #noteUse({ session, lastSeenAt }: Known, now: Date) {
    this.#lastSeen.note(session.sessionId, lastSeenAt, now);
    if (session.actedBy) this.#lastSeen.note(session.actedBy.sessionId, lastSeenAt, now);
  }

  actorOf(session: OpenSession, roleId?: Id) {
    const post = choosePost(session.holder, roleId ?? session.roleId);
    if (roleId !== undefined && post?.id !== roleId)
      throw new AppError('core.session.roleNotHeld', wireCodes.forbidden);
    const held = session.limit === 'enrolment' ? nothing : this.#permissionsIn(session.holder, post);
    return after(held, (permissions) => this.#actorIn(session, post, permissions));
  }

  /** The same actor for each call of a session, as long as neither the session nor the permissions are read anew. */
  #actorIn(session: OpenSession, post: HeldPost | null, permissions: ReadonlySet<string>): SignedIn {
    const known = this.#actors.get(session);
    if (known && known.permissions === permissions && known.roleId === (post?.id ?? null)) return known;
    const actor = actorIn(session, post, permissions);
    this.#actors.set(session, actor);
    return actor;
  }

  async start(db: Db, personId: Id, device: Device, now: Date, options: StartOptions = {}) {
    const { remember = false, roleId = null, limit = 'full', life = Infinity, actedBy, origin } = options;
    const { isShared = false } = options;
    const isRemembered = remember && !isShared && this.settings.rememberDays > 0;
    const usual = isRemembered ? this.#rememberedLife : this.#usualLife;
    const secret = randomBytes(32).toString('base64url');
    const id = idOf(secret);
    const { address, userAgent } = device;
    const expiresAt = new Date(now.getTime() + Math.min(usual, life));
    const begun = { id, personId, roleId, userAgent: userAgent.slice(0, 500), address, isRemembered, expiresAt };
    // read behind the insert, in the same trip
    const [, started] = await Promise.all([
      insertSession(db, { ...begun, limit, isShared, actedBy, origin }, now),
      this.#started(db, secret, now),
    ]);
    return started;
  }

  async rotate(db: Db, sessionId: string, now: Date, changes: SessionChanges = {}) {
    const secret = randomBytes(32).toString('base64url');
    const until = new Date(now.getTime() + this.#usualLife);
    const rememberedUntil = new Date(now.getTime() + this.#rememberedLife);
    const isThere = await renameSession(db, sessionId, idOf(secret), now, { ...changes, until, rememberedUntil });
    if (!isThere) throw notSignedIn();
    const started = await this.#started(db, secret, now);
    await this.#tellEnded(db, { sessionId, personId: started.session.holder.personId }, { isRenewed: true });
    return started;
  }

  async nextGeneration({ sessionId, generation }: OpenSession, now: Date) {
    const row = await this.database.write(system, async (db) => {
      await advanceGeneration(db, sessionId, generation, now);
      return selectSession(db, sessionId);
    });
    if (!row) throw notSignedIn();
    const known = knownOf(row);
    this.#known.set(sessionId, known, now);
    return known.session;
  }

  async end(db: Db, sessionId: string) {
    for (const ended of await endSession(db, sessionId)) await this.#tellEnded(db, ended);
  }

  async endAllOf(db: Db, personId: Id, except?: string) {
    const all = await endSessions(db, personId, except ?? null);
    for (const ended of all) await this.#tellEnded(db, ended);
    return all.length;
  }

  async endOfOrigins(db: Db, origins: readonly Id[]) {
    await deleteStepsOfOrigins(db, origins);
    const ending = await selectSessionsOfOrigins(db, origins);
    for (const { id } of ending) await this.end(db, id);
    return ending.length;
  }

  async backFrom(db: Db, acting: OpenSession, now: Date) {
    const { actedBy, sessionId, holder } = acting;
    if (!actedBy || !(await deleteActing(db, sessionId))) throw notSignedIn();
    await this.#tellEnded(db, { sessionId, personId: holder.personId });
    return this.rotate(db, actedBy.sessionId, now);
  }

  async devicesOf(db: Db, personId: Id, now: Date) {
    const rows = await selectDevices(db, personId, now, idleTimes(this.settings, now));
    return rows.map(({ userAgent, ...row }) => ({
      ...row,
      device: deviceName(userAgent),
      lastSeenAt: this.#lastSeen.of(row.sessionId, row.lastSeenAt),
    }));
  }

  /** Writes what is not written yet and stops receiving events. */
  async close() {
    for (const stop of this.#stop) stop();
    await this.#lastSeen.close();
  }

  async #load(id: string): Promise<Known | null> {
    const row = await this.database.read(system, (db) => selectSession(db, id));
    return row ? knownOf(row) : null;
  }

  async #started(db: Db, secret: string, now: Date): Promise<StartedSession> {
    const row = await selectSession(db, idOf(secret));
    if (!row) throw notSignedIn();
    const { session } = knownOf(row);
    const seconds = Math.max(1, Math.round((session.expiresAt.getTime() - now.getTime()) / 1000));
    return { secret, session, cookieSeconds: session.isRemembered ? seconds : undefined };
  }

  #permissionsIn(holder: AccountHolder, post: HeldPost | null): Awaitable<ReadonlySet<string>> {
    const { personId, category } = holder;
    const load = async () => {
      const asked = { personId, category, postId: post?.id ?? null, roleType: post?.roleType ?? null };
      return {
        personId,
        permissions: flattenAcl(await this.database.read(system, (db) => this.grants.aclOf(db, asked))),
      };
    };
    const held = this.#permissions.get(`${personId}/${post?.id ?? ''}`, this.clock.now(), load);
    return after(held, (one) => one!.permissions);
  }

  async #tellEnded(db: Db, { sessionId, personId }: EndedSession, { isRenewed = false } = {}) {
    await this.events.emit(db, { name: sessionEnded, payload: { sessionId, personId, isRenewed } });
    db.afterCommit(() => this.#known.forget(sessionId));
  }

  get #usualLife() {
    return this.settings.sessionHours * hour;
  }

  get #rememberedLife() {
    return this.settings.rememberDays * 24 * hour;
  }

  #forgetPerson(personId: Id | null) {
    const isOf = ({ holder, actedBy }: OpenSession) => holder.personId === personId || actedBy?.personId === personId;
    this.#known.forgetWhere(({ session }) => personId === null || isOf(session));
    this.#permissions.forgetWhere((held) => personId === null || held.personId === personId);
  }
}

const idOf = (secret: string) => hash('sha256', secret, 'hex');

const actedByOf = ({ actedBy, actedByName, actedFrom }: SessionRow) =>
  actedBy && actedFrom ? { personId: actedBy, name: actedByName ?? '', sessionId: actedFrom } : null;

const knownOf = (row: SessionRow): Known => ({
  lastSeenAt: row.lastSeenAt,
  session: {
    sessionId: row.id,
    tokenSubject: row.tokenSubject,
    generation: row.tokenGeneration,
    generationAt: row.tokenGenerationAt,
    expiresAt: row.expiresAt,
    roleId: row.roleId,
    limit: row.sessionLimit,
    isShared: row.isShared,
    hasOrigin: row.hasOrigin,
    isRemembered: row.isRemembered,
    actedBy: actedByOf(row),
    holder: {
      personId: row.personId,
      username: row.username,
      usercode: row.usercode,
      name: row.name,
      category: row.category,
      mustChangePassword: row.mustChangePassword,
      avatarFileId: row.avatarFileId,
      posts: row.posts,
    },
  },
});
