import type { ProviderAward } from '@bellbird/contract/listing/providers';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { AwardRow } from './awards.repository.ts';

type Addresses = { baseUrl: string; marketplaceUrl: string };

export function presentAward(row: AwardRow, { baseUrl, marketplaceUrl }: Addresses): ProviderAward {
  const path = `/api/provider-awards/${row.key}/image`;
  const words = escapeHtml(`${row.name} ${row.year}, ${row.provider_name}`);
  const [page, picture] = [escapeHtml(`${marketplaceUrl}/${row.slug}`), escapeHtml(`${baseUrl}${path}`)];
  return {
    id: row.id,
    provider: { id: row.provider_id, name: row.provider_name },
    name: row.name,
    year: row.year,
    image: path,
    html: `<a href="${page}" target="_blank" rel="noopener"><img src="${picture}" alt="${words}" width="160" height="160"></a>`,
  };
}
