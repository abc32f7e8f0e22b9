/** The door of this room: other rooms call these and nothing else. */
export { calisan, departmanlar } from './queries.ts';
export { toplantidanAl, toplantiyaAl } from './kayit.ts';
