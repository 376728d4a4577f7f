import type { Config } from '../config/config.ts';
import { type Examined, Fault } from './finding.ts';

/** The parts of `node:dns/promises` that are asked; they reject for names without records. */
export type Lookup = {
  resolveMx(name: string): Promise<{ exchange: string }[]>;
  resolveTxt(name: string): Promise<string[][]>;
};

/** Couples’ replies need an MX record; our own mail is believed with SPF and DMARC. */
export async function examineDomains({ inbound, mailFrom }: Config, lookup: Lookup): Promise<Examined> {
  const notes: string[] = [];
  if (inbound.isOpen) {
    const hosts = await lookup.resolveMx(inbound.domain).catch(() => []);
    if (hosts.length === 0)
      throw new Fault(
        `${inbound.domain} has no MX record, so couples’ replies are lost: point one at this machine, port 25 forwarded to ${inbound.port}.`,
      );
    notes.push(`MX of ${inbound.domain}: ${hosts.map(({ exchange }) => exchange).join(', ')}. Is that this machine?`);
  }
  const domain = /@([^\s>]+)>?\s*$/.exec(mailFrom)?.[1] ?? '';
  if (!(await hasText(lookup, domain, 'v=spf1')))
    notes.push(`${domain} has no SPF record: mail servers may refuse our mail. Add a TXT record v=spf1 … -all.`);
  if (!(await hasText(lookup, `_dmarc.${domain}`, 'v=DMARC1')))
    notes.push(`${domain} has no DMARC record. Add a TXT record v=DMARC1; p=quarantine at _dmarc.${domain}.`);
  return { fine: `mail from ${domain}`, notes };
}

async function hasText(lookup: Lookup, name: string, start: string): Promise<boolean> {
  const records = await lookup.resolveTxt(name).catch(() => []);
  return records.some((parts) => parts.join('').startsWith(start));
}
