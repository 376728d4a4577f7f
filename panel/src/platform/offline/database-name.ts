/** What this device keeps for reading and sending without a connection; deleted when the session ends. */
export const DATABASE = 'bellbird';
