import { AgreementEntry } from '../../foundation/agreements/agreement-entry.ts';
import { ConfigListEntry } from '../../foundation/configs/config-list-entry.ts';
import { CityEntry } from '../../foundation/places/city-entry.ts';
import { FormQuestionEntry } from '../../listing/provider-data/form-question-entry.ts';
import { CategoryEntry } from '../../listing/providers/category-entry.ts';
import { CampaignEntry } from '../../money/packages/campaign-entry.ts';
import { ProductEntry } from '../../money/packages/product-entry.ts';
import type { CatalogueKind } from './kind-names.ts';

/** What an entry of each kind consists of. Calls, forms and the comparison before publishing follow from it. */
export const CATALOGUE_ENTRIES = {
  product: ProductEntry,
  campaign: CampaignEntry,
  list: ConfigListEntry,
  agreement: AgreementEntry,
  city: CityEntry,
  category: CategoryEntry,
  question: FormQuestionEntry,
} as const satisfies Record<CatalogueKind, unknown>;
