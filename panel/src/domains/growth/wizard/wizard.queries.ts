import type { ConfigEntry } from '@bellbird/contract/foundation/configs';
import type { WizardDraft, WizardForm } from '@bellbird/contract/growth/wizard';
import { api } from '#platform/api/api.ts';

const submitRoute = 'POST /provider-wizard';

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
    api('GET /provider-wizard/{hash}', { params: { hash } }),
    api('GET /configs', { query: { itemTypes: ['customer_company_type', 'company_extension'] } }),
    api('GET /provider-categories', { query: {} }),
    api('GET /cities'),
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

export const saveWizardDraft = (hash: string, draft: WizardDraft) =>
  api(submitRoute, { body: { hash, finished: false, draft } });
export const finishWizard = (hash: string, form: WizardForm) =>
  api(submitRoute, { body: { hash, finished: true, form } });
