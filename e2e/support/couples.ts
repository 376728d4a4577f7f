import { randomInt, randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { newPhone } from './people.ts';
import { toHeaders } from './session.ts';
import { startSession } from './sign-in.ts';

export type Couple = { id: number; firstNames: string; weddingDate: string; email: string };
type Given = { guests?: number; budget?: number; weddingDate?: string; message?: string; email?: string };

/** Calls the API with the session of the signed-in page, for what a journey needs but does not show. */
export class VendorApi {
  readonly #page: Page;
  readonly #url: string;
  readonly #headers: Record<string, string>;

  private constructor(page: Page, url: string, headers: Record<string, string>) {
    this.#page = page;
    this.#url = url;
    this.#headers = headers;
  }

  /** Signs in without opening a page of the panel. */
  static async open(page: Page, username = 'demo'): Promise<VendorApi> {
    const headers = toHeaders(await startSession(page, username));
    return new VendorApi(page, `${new URL(page.url()).origin}/api`, headers);
  }

  /** Adds a couple of this journey's own, with a wedding day that no other journey uses. */
  async addCouple({ guests = 80, budget = 20_000, weddingDate = farDay(), message = '', ...given }: Given = {}) {
    const suffix = randomUUID().slice(0, 6);
    const { email = `ada-${suffix}@couples.example` } = given;
    const { id } = await this.post<{ id: number }>('/leads', {
      coupleName: `Ada${suffix} Byron & Bea${suffix} Lovelace`,
      organizationDate: weddingDate,
      organizationTypeId: 1,
      guests,
      budget,
      place: 'Berry, NSW',
      providerId: await this.#barn(),
      email,
      phone: newPhone(),
      message,
    });
    const couple: Couple = { id, firstNames: `Ada${suffix} & Bea${suffix}`, weddingDate, email };
    return couple;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const headers = { ...this.#headers, 'idempotency-key': randomUUID() };
    return answer<T>(await this.#page.request.post(this.#url + path, { headers, data: body }));
  }

  async put<T>(path: string, body: unknown): Promise<T> {
    return answer<T>(await this.#page.request.put(this.#url + path, { headers: this.#headers, data: body }));
  }

  async delete(path: string): Promise<void> {
    const response = await this.#page.request.delete(this.#url + path, { headers: this.#headers });
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  }

  async get<T>(path: string): Promise<T> {
    return answer<T>(await this.#page.request.get(this.#url + path, { headers: this.#headers }));
  }

  async #barn(): Promise<number> {
    const leads = await this.get<{ provider: { id: number; name: string } }[]>('/leads?limit=100');
    const barn = leads.find(({ provider }) => provider.name === 'Wattle Creek Barn');
    if (!barn) throw new Error('The demo has no barn.');
    return barn.provider.id;
  }
}

async function answer<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

function farDay(): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${randomInt(2040, 2090)}-${two(randomInt(1, 13))}-${two(randomInt(1, 29))}`;
}
