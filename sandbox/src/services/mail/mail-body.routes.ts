import type { FastifyInstance } from 'fastify';
import type { Store } from '../../store.ts';
import type { StoredMail } from './stored-mail.ts';

// What a mail may do in its frame: be looked at, and open a link in a new tab. No scripts, no remote pictures, no forms.
const MAIL_CSP = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The bodies of a mail as a browser shows them: its HTML behind a strict policy, its attachments only as downloads. */
export function registerMailBody(app: FastifyInstance, store: Store<StoredMail>): void {
  app.get<{ Params: { id: string } }>('/mail/:id/html', (request, reply) => {
    const mail = store.find(request.params.id);
    if (!mail?.html) return reply.code(404).send({ message: 'Not Found' });
    return reply
      .header('content-security-policy', MAIL_CSP)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(openLinksInNewTab(mail.html));
  });

  app.get<{ Params: { id: string; index: string } }>('/mail/:id/attachments/:index', (request, reply) => {
    const attachment = store.find(request.params.id)?.attachments[Number(request.params.index)];
    if (!attachment) return reply.code(404).send({ message: 'Not Found' });
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`)
      .header('x-content-type-options', 'nosniff')
      .type('application/octet-stream')
      .send(Buffer.from(attachment.base64, 'base64'));
  });
}

function openLinksInNewTab(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, `$&${base}`) : base + html;
}
