import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Booth, Ground } from '../../booth.ts';
import { openDoors } from '../../doors.ts';
import { createShelf } from '../../shelf.ts';
import { registerFacebook } from './facebook.routes.ts';
import { registerGoogle } from './google.routes.ts';
import { registerInstagram } from './instagram.routes.ts';
import type { KeptVisit } from './kept-visit.ts';
import { type Company, type Person, subjectOf } from './people.ts';
import { renderSocial } from './social.page.ts';

/** The companies that tell who somebody is: Google, Facebook and Instagram. */
export function createSocialBooth(ground: Ground): Booth {
  const { config, clock, live } = ground;
  const shelf = createShelf<KeptVisit>({
    file: config.dataDir && path.join(config.dataDir, 'social.jsonl'),
    changed: () => live.tell('social'),
  });
  const visitedAt = (company: Company) => (person: Person) =>
    shelf.add({
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
    count: () => shelf.list().length,
    register(app) {
      registerGoogle(app, ground, visitedAt('google'));
      registerFacebook(app, ground, visitedAt('facebook'));
      registerInstagram(app, ground, visitedAt('instagram'));
      openDoors(app, { path: '/social', shelf });
    },
    render: () => renderSocial(shelf.list(), clock.now()),
    empty: shelf.clear,
  };
}
