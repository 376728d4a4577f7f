export { type TeamNotice, notifyTeam, notifyTeams, notifyUser } from './notify-team.operations.ts';
