/** The door of this room: other rooms call these and nothing else. */
export { ekle, izinYaz, izinleri, yetkililer } from './queries.ts';
export { cizelgeye, yetkiliAc, yetkiliEngeli } from './kayit.ts';
