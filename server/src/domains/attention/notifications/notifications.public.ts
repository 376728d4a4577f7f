export { type TeamNotice, notifyTeam, notifyTeams, notifyUser } from './team.service.ts';
