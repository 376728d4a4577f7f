import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { createStore } from '../../store.ts';
import { registerFacebook } from './facebook.routes.ts';
import { registerGoogle } from './google.routes.ts';
import { registerInstagram } from './instagram.routes.ts';
import type { StoredVisit } from './stored-visit.ts';
import { type Company, type Person, subjectOf } from './people.ts';
import { renderSocial } from './social.page.ts';

/** The companies that tell who somebody is: Google, Facebook and Instagram. */
export function createSocialService(ground: ServiceContext): Service {
  const { config, clock, live } = ground;
  const store = createStore<StoredVisit>({
    file: config.dataDir && path.join(config.dataDir, 'social.jsonl'),
    changed: () => live.tell('social'),
  });
  const visitedAt = (company: Company) => (person: Person) =>
    store.add({
      id: randomUUID(),
      receivedAt: clock.now().toISOString(),
      company,
      name: person.name,
      subject: subjectOf(company, person.email),
    });
  return {
    name: 'social',
    title: 'Social accounts',
    about: 'Google, Facebook and Instagram, where one signs in without a password.',
    icon: '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.4-3.8 3-6 6.5-6s6.1 2.2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.4c2.3.8 3.7 2.8 4 5.6"/>',
    count: () => store.list().length,
    register(app) {
      registerGoogle(app, ground, visitedAt('google'));
      registerFacebook(app, ground, visitedAt('facebook'));
      registerInstagram(app, ground, visitedAt('instagram'));
      registerEndpoints(app, { path: '/social', store });
    },
    render: () => renderSocial(store.list(), clock.now()),
    empty: store.clear,
  };
}
