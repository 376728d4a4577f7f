export { type Told, tellTeam, tellTeams, tellUser } from './team.service.ts';
