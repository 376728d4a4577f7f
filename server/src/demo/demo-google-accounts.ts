/** What the sandbox's Google calls the people of the demo story, so that «Google» opens a door on a first start. */
export const DEMO_GOOGLE_ACCOUNTS = {
  demo: { type: 'google', subject: '110156217236215350613', name: 'imogen@wattlecreek.example' },
  twoHomes: { type: 'google', subject: '192445342535644173395', name: 'bridget@doyle.example' },
} as const;
