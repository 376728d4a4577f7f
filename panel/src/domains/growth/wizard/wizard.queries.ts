import type { ConfigEntry, listConfigs } from '@bellbird/contract/foundation/configs';
import type { listCities } from '@bellbird/contract/foundation/places';
import type { listProviderCategories } from '@bellbird/contract/listing/providers';
import type { WizardDraft, WizardForm, readWizard, submitWizard } from '@bellbird/contract/growth/wizard';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readEndpoint = endpoint<typeof readWizard>('GET /provider-wizard/{hash}');
const submitEndpoint = endpoint<typeof submitWizard>('POST /provider-wizard');
const configsEndpoint = endpoint<typeof listConfigs>('GET /configs');
const categoriesEndpoint = endpoint<typeof listProviderCategories>('GET /provider-categories');
const citiesEndpoint = endpoint<typeof listCities>('GET /cities');

type Choice = { value: number; label: string };
export type LoadedWizard = {
  draft: WizardDraft;
  companyTypes: Choice[];
  extensions: Choice[];
  categories: Choice[];
  cities: Choice[];
};

const toChoice = ({ id, name }: { id: number; name: string }): Choice => ({ value: id, label: name });

/** The draft and the choices. The page loads them itself, because it runs without the query cache. */
export async function loadWizard(hash: string): Promise<LoadedWizard> {
  const [wizard, configs, categories, cities] = await Promise.all([
    api(readEndpoint, { params: { hash } }),
    api(configsEndpoint, { query: { itemTypes: ['customer_company_type', 'company_extension'] } }),
    api(categoriesEndpoint, { query: {} }),
    api(citiesEndpoint),
  ]);
  const entries = (type: string) =>
    configs.data
      .filter(({ itemType, status }) => itemType === type && status === 'active')
      .map(({ itemId, value }: ConfigEntry) => ({ value: itemId, label: value }));
  return {
    draft: wizard.data.draft,
    companyTypes: entries('customer_company_type'),
    extensions: entries('company_extension'),
    categories: categories.data.map(toChoice),
    cities: cities.data.map(toChoice),
  };
}

export async function saveWizardDraft(hash: string, draft: WizardDraft): Promise<void> {
  await api(submitEndpoint, { body: { hash, finished: false, draft } });
}

export async function finishWizard(hash: string, form: WizardForm): Promise<void> {
  await api(submitEndpoint, { body: { hash, finished: true, form } });
}
