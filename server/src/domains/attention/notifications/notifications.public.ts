export { type TeamNotice, notifyTeam, notifyTeams, notifyUser } from './notify-team.operations.ts';
export { deleteOldEvents } from './notifications.repository.ts';
