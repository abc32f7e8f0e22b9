/** The door of this room: other rooms call these and nothing else. */
export { denetimBilgisi, denetimKisileri, denetimdekiKisi, denetimdenSil, eylemAdi, kayitAdlari } from './queries.ts';
