import path from 'node:path';
import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { createStore } from '../../store.ts';
import { storeMail, type StoredMail } from './stored-mail.ts';
import { registerMailBody } from './mail-body.routes.ts';
import { renderMailbox } from './mailbox.page.ts';
import { createSmtpSink } from './smtp-sink.ts';

/** What other services may ask of it. */
export type MailService = {
  smtpPort(): number;
  /** The mails to any of these addresses, newest first. */
  mailsTo(addresses: readonly string[]): StoredMail[];
};

/** Everybody's mailbox: an SMTP server that takes any mail, and doors to read it. */
export function createMailService({ config, clock, live }: ServiceContext): Service & MailService {
  const store = createStore<StoredMail>({
    file: config.dataDir && path.join(config.dataDir, 'mail.jsonl'),
    changed: () => live.tell('mail'),
  });
  const sink = createSmtpSink({
    port: config.smtpPort,
    onMail: async (raw, recipients) => store.add(await storeMail(raw, recipients, clock.now())),
  });

  return {
    name: 'mail',
    title: 'Mail',
    about: 'Every mail Bellbird sends ends here. Nothing leaves this machine.',
    icon: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m4 7.5 8 6 8-6"/>',
    count: () => store.list().length,
    register(app) {
      registerEndpoints(app, {
        path: '/mail',
        store,
        sentTo: (mail, to) => mail.to.includes(to.toLowerCase()),
        textOf: (mail) => [mail.subject, mail.text, ...mail.links].join('\n'),
        present: withoutBytes,
      });
      registerMailBody(app, store);
    },
    render: (query) => renderMailbox(store.list(), query, clock.now()),
    empty: store.clear,
    open: sink.open,
    close: sink.close,
    smtpPort: sink.port,
    mailsTo: (addresses) => store.list((mail) => addresses.some((each) => mail.to.includes(each.toLowerCase()))),
  };
}

/** Lists stay small: the bytes of an attachment have a door of their own. */
function withoutBytes(mail: StoredMail) {
  const attachments = mail.attachments.map(({ filename, contentType, size }, index) => {
    return { filename, contentType, size, url: `/mail/${mail.id}/attachments/${index}` };
  });
  return { ...mail, attachments };
}
