/** The ids of the demo people at the sandbox’s Google, so that ‘Google’ works on a first start. */
export const DEMO_GOOGLE_ACCOUNTS = {
  demo: { type: 'google', subject: '110156217236215350613', name: 'imogen@wattlecreek.example' },
  twoHomes: { type: 'google', subject: '192445342535644173395', name: 'bridget@doyle.example' },
} as const;
