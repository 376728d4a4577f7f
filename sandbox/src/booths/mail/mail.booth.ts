import path from 'node:path';
import type { Booth, Ground } from '../../booth.ts';
import { openDoors } from '../../doors.ts';
import { createShelf } from '../../shelf.ts';
import { keepMail, type KeptMail } from './kept-mail.ts';
import { registerMailBody } from './mail-body.routes.ts';
import { renderMailbox } from './mailbox.page.ts';
import { createSmtpSink } from './smtp-sink.ts';

/** What other booths may ask of it. */
export type MailBooth = {
  smtpPort(): number;
  /** The mails to any of these addresses, newest first. */
  mailsTo(addresses: readonly string[]): KeptMail[];
};

/** Everybody's mailbox: an SMTP server that takes any mail, and doors to read it. */
export function createMailBooth({ config, clock, live }: Ground): Booth & MailBooth {
  const shelf = createShelf<KeptMail>({
    file: config.dataDir && path.join(config.dataDir, 'mail.jsonl'),
    changed: () => live.tell('mail'),
  });
  const sink = createSmtpSink({
    port: config.smtpPort,
    onMail: async (raw, recipients) => shelf.add(await keepMail(raw, recipients, clock.now())),
  });

  return {
    name: 'mail',
    title: 'Mail',
    about: 'Every mail Bellbird sends ends here. Nothing leaves this machine.',
    icon: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m4 7.5 8 6 8-6"/>',
    count: () => shelf.list().length,
    register(app) {
      openDoors(app, {
        path: '/mail',
        shelf,
        sentTo: (mail, to) => mail.to.includes(to.toLowerCase()),
        present: withoutBytes,
      });
      registerMailBody(app, shelf);
    },
    render: (query) => renderMailbox(shelf.list(), query, clock.now()),
    empty: shelf.clear,
    open: sink.open,
    close: sink.close,
    smtpPort: sink.port,
    mailsTo: (addresses) => shelf.list((mail) => addresses.some((each) => mail.to.includes(each.toLowerCase()))),
  };
}

/** Lists stay small: the bytes of an attachment have a door of their own. */
function withoutBytes(mail: KeptMail) {
  const attachments = mail.attachments.map(({ filename, contentType, size }, index) => {
    return { filename, contentType, size, url: `/mail/${mail.id}/attachments/${index}` };
  });
  return { ...mail, attachments };
}
