import type { Scope } from './scope.ts';

/** One call under load, and how close it must come to the database and to a minimal server. */
export type Workload = {
  name: string;
  method: 'GET' | 'POST';
  /** Below /api; `{lead}` stands for any lead of the customer. */
  path: string;
  body?: object;
  aim: { ofPgbench: number; ofBare: number };
};

/** The leads of a call: writes use different ones from reads. */
export function leadsFor({ method }: Workload, { leadIds, writtenLeadIds }: Scope): readonly number[] {
  return method === 'POST' ? writtenLeadIds : leadIds;
}

/** What performance.md calls W1 to W5, as the panel asks for it. */
export function workloads({ word }: Scope): Workload[] {
  return [
    { name: 'list of couples', method: 'GET', path: '/leads', aim: { ofPgbench: 0.4, ofBare: 0.85 } },
    { name: 'one couple', method: 'GET', path: '/leads/{lead}', aim: { ofPgbench: 0.25, ofBare: 0.85 } },
    {
      name: 'last 50 messages',
      method: 'GET',
      path: '/leads/{lead}/messages?limit=50',
      aim: { ofPgbench: 0.25, ofBare: 0.85 },
    },
    {
      name: 'one couple with 50 messages',
      method: 'GET',
      path: '/leads/{lead}/conversation?limit=50',
      aim: { ofPgbench: 0.25, ofBare: 0.85 },
    },
    { name: 'counts', method: 'GET', path: '/leads/counts', aim: { ofPgbench: 0.35, ofBare: 0.9 } },
    {
      name: 'search',
      method: 'GET',
      path: `/search/couple?coupleName=${encodeURIComponent(word)}`,
      aim: { ofPgbench: 0.65, ofBare: 0.9 },
    },
    {
      name: 'visits of a year',
      method: 'GET',
      path: `/visit-logs/providers?from=${daysAgo(363)}&to=${daysAgo(0)}`,
      aim: { ofPgbench: 0.5, ofBare: 0.85 },
    },
    {
      name: 'a message, durable',
      method: 'POST',
      path: '/leads/{lead}/messages',
      body: { subject: 'Your day', body: '<p>Yes, your day is still free. Would a call this week suit you?</p>' },
      aim: { ofPgbench: 0.55, ofBare: 0.85 },
    },
  ];
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
