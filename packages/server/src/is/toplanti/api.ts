/** The door of this room: other rooms call these and nothing else. */
export { katilir, kilitle } from './queries.ts';
export { gorevlendi, gorevlenecek, takvimYaniti, tutanakDegisti, ziyaretUyarilari } from './kayit.ts';
