/** The door of this room: other rooms call these and nothing else. */
export { adresiBilinir, gorur, kapsamda, musterininBekleyeni } from './queries.ts';
export { aktarilacak, aktarildi, aktarildilar, gelistirmeyeGitti, postaylaIste, surumBildirildi } from './kayit.ts';
