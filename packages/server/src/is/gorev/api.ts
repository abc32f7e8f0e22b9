/** The door of this room: other rooms call these and nothing else. */
export { ACIK, KALAN, gecikti, gorur, kapsamda, kisisi, versiyonunkileriKilitle } from './queries.ts';
export { versiyonunuDegistir, versiyonuylaYayinla } from './kayit.ts';
