/** The accounts of a first start. The sign-in page of a demo instance lists them. */
export const DEMO_PASSWORD = 'demo-wedding';

export const DEMO_ACCOUNTS = [
  {
    username: 'demo',
    name: 'Imogen Hartley',
    about: 'Owner, prime customer with a venue, a photographer and a florist',
  },
  { username: 'assistant', name: 'Tess Nolan', about: 'Same customer, the photographer only, may not manage users' },
  { username: 'limited', name: 'Paul Castellano', about: 'Limited package with more requests than it shows' },
  { username: 'renew', name: 'Mei Tran', about: 'Must choose a new password' },
  { username: 'two-homes', name: 'Bridget Doyle', about: 'Belongs to two customers' },
  { username: 'empty', name: 'Joel Marsh', about: 'No provider yet' },
  { username: 'staff', name: 'Ruth Okafor', about: 'Marketplace team' },
].map((account) => ({ ...account, password: DEMO_PASSWORD }));
