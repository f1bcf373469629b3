import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** User → attributes. */
export type CasPeople = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Ticket {
  readonly user: string;
  readonly service: string;
  isUsed: boolean;
}

/**
 * A CAS 3.0 server as far as a client meets one (CAS protocol 3.0.3): `/login` with a form and a redirect to the service
 * with a ticket, `/p3/serviceValidate` that takes each ticket once and for its own service, and single logout by POST.
 */
export async function startCasServer(people: CasPeople) {
  const tickets = new Map<string, Ticket>();

  /** What the form of the login page does. */
  const grant = (user: string, service: string): string => {
    const ticket = `ST-${tickets.size + 1}-${randomBytes(20).toString('base64url').replace(/_/g, '-')}-cas`;
    tickets.set(ticket, { user, service, isUsed: false });
    const back = new URL(service);
    back.searchParams.set('ticket', ticket);
    return back.href;
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://cas');
    const service = url.searchParams.get('service') ?? '';
    const user = url.searchParams.get('user');
    if (url.pathname === '/cas/login' && user === null) return send(response, 'text/html', loginPage(service));
    if (url.pathname === '/cas/login')
      return void response.writeHead(302, { location: grant(user ?? '', service) }).end();
    if (url.pathname === '/cas/p3/serviceValidate')
      return send(response, 'application/xml', validate(tickets, people, url.searchParams));
    return void response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/cas`,
    grant,
    /** The form that ends the session of a ticket, as such servers post it to the service. */
    logoutForm: (ticket: string) => ({ logoutRequest: logoutRequest(ticket) }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const send = (response: ServerResponse, type: string, text: string) =>
  void response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const loginPage = (service: string) => `<!doctype html><html lang="zh-CN"><title>CAS</title><main><h1>CAS</h1><form>
<input type="hidden" name="service" value="${escaped(service)}"><label>User <input name="user"></label>
<button>Login</button></form></main></html>`;

function validate(tickets: ReadonlyMap<string, Ticket>, people: CasPeople, asked: URLSearchParams): string {
  const id = asked.get('ticket') ?? '';
  const ticket = tickets.get(id);
  const code =
    !ticket || ticket.isUsed ? 'INVALID_TICKET' : ticket.service !== asked.get('service') ? 'INVALID_SERVICE' : null;
  // a ticket is used up by showing it, whatever comes of it
  if (ticket) ticket.isUsed = true;
  if (code || !ticket)
    return answer(`<cas:authenticationFailure code="${code}">${escaped(id)}</cas:authenticationFailure>`);
  const attributes = Object.entries(people[ticket.user] ?? {})
    .map(([name, value]) => `<cas:${name}>${escaped(value)}</cas:${name}>`)
    .join('');
  return answer(
    `<cas:authenticationSuccess><cas:user>${escaped(ticket.user)}</cas:user><cas:attributes><cas:isFromNewLogin>true</cas:isFromNewLogin>${attributes}</cas:attributes></cas:authenticationSuccess>`,
  );
}

const answer = (inner: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">\n  ${inner}\n</cas:serviceResponse>`;

const logoutRequest = (ticket: string) =>
  `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-1" Version="2.0" IssueInstant="2026-11-21T08:00:00Z"><saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@NOT_USED@</saml:NameID><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`;
