import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Look } from 'edutech/core/common/browser/appearance';
import { asAppError, logFault, sayWhenAgain } from 'edutech/core/server/http/bodies/answer';
import type { Logger } from 'edutech/core/server/logger';
import type { Texts } from 'edutech/core/server/texts';
import { contentPolicy, newNonce } from './content-policy';
import { attribute, text } from './document';

interface RefusedParts {
  readonly look: Look;
  readonly css: string;
  readonly secure: boolean;
  readonly texts: Texts;
  readonly logger: Logger;
}

/**
 * A page that could not be made, or not now: people get a sentence and the way to ask again, never an envelope. Needs no
 * scripts and asks for nothing more, as the next call would be refused too. The address keeps what a form had sent back.
 */
export function sendRefusedPage(request: FastifyRequest, reply: FastifyReply, thrown: unknown, parts: RefusedParts) {
  const { look, css, secure, texts, logger } = parts;
  const error = asAppError(thrown);
  logFault(error, request.id, logger);
  sayWhenAgain(reply, error);
  const sentence = text(texts.say(look.language, error.key, error.params));
  return reply
    .status(error.status)
    .header('content-security-policy', contentPolicy(newNonce(), { secure }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${look.language}" data-theme="${attribute(look.theme)}" data-mode="${attribute(look.mode)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sentence}</title>
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${css}">
</head>
<body>
<main class="wrap state-wrap">
<div class="card">
<div class="state state-page" role="alert">
<h1>${sentence}</h1>
<p class="state-actions"><a class="btn btn-primary" href="${attribute(request.url)}">${text(texts.say(look.language, 'core.ui.retry'))}</a></p>
</div>
</div>
</main>
</body>
</html>
`);
}
