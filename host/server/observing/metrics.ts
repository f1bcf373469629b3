import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from 'edutech/core/common/errors';
import type { Container } from 'edutech/core/di/container';
import { asSystem } from 'edutech/core/server/actor';
import { auditLag } from 'edutech/core/server/audit/verify';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { countWaitingEvents } from 'edutech/core/server/events/outbox.queries';
import { Live } from 'edutech/core/server/live/live';
import { Metrics } from 'edutech/core/server/metrics/metrics';
import { isFromHere } from 'edutech/core/server/security/network';
import { Settings } from 'edutech/core/server/settings/settings';
import { figuresOfAll } from '../workers/figures-of-all';
import { Siblings } from '../workers/siblings';

const system = asSystem('a monitor reads figures');
/** Seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const nanoseconds = 1e9;

/**
 * Counts and times every request, and serves `/metrics` in Prometheus's text format: to this machine, or to callers
 * with the token of the settings. For everybody else it does not exist.
 */
export function serveMetrics(app: FastifyInstance, container: Container): void {
  const metrics = container.get(Metrics);
  const { metricsToken } = container.get(Settings);
  measureRequests(app, metrics);
  measureServices(container, metrics);
  measureProcess(app, metrics);
  const render = figuresOfAll(metrics, container.get(Siblings));
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, metricsToken)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await render());
  });
}

function measureRequests(app: FastifyInstance, metrics: Metrics) {
  const seconds = metrics.histogram('http_request_seconds', 'Time from a request to the end of its answer.', bounds);
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: methodOf(request), route: routeOf(request, reply), status: String(reply.statusCode) };
    seconds.observe(reply.elapsedTime / 1000, labels);
    done();
  });
}

/** A declared route, or one word: what people type must not make new series. */
const routeOf = ({ routeOptions }: FastifyRequest, reply: FastifyReply) =>
  routeOptions.url ?? (String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? 'page' : 'none');

const methodOf = ({ method }: FastifyRequest) => (/^(GET|POST|HEAD)$/.test(method) ? method : 'other');

function measureServices(container: Container, metrics: Metrics) {
  const database = container.get(Database);
  const clock = container.get(Clock);
  const live = container.get(Live);
  metrics.gauge('live_sockets', 'Open tabs of signed-in people at this process.', () => live.size);
  metrics.gauge('audit_unsealed_seconds', 'How long the oldest audit record has waited for its seal.', () =>
    database.read(system, (db) => auditLag(db, clock.now())),
  );
  metrics.gauge('outbox_waiting', 'Events that no process has been told of yet.', () =>
    database.read(system, countWaitingEvents),
  );
  metrics.gauge('database_statements', 'Statements sent since the start.', () => database.statements);
  metrics.gauge('database_connections_open', 'Connections of the pool.', () => database.connections.open);
  metrics.gauge('database_connections_idle', 'Connections that nobody uses.', () => database.connections.idle);
  metrics.gauge('database_waiting', 'Calls that wait for a connection.', () => database.connections.waiting);
}

function measureProcess(app: FastifyInstance, metrics: Metrics) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  metrics.gauge('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  metrics.gauge('process_cpu_seconds', 'CPU time since the start.', () => {
    const { user, system: kernel } = process.cpuUsage();
    return (user + kernel) / 1e6;
  });
  metrics.gauge('event_loop_delay_seconds', 'Longest wait for the event loop since the last reading.', () => {
    const longest = delay.max / nanoseconds;
    delay.reset();
    return longest;
  });
}

function hasToken({ headers }: FastifyRequest, expected: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return expected !== '' && given !== undefined && timingSafeEqual(digest(given), digest(expected));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
