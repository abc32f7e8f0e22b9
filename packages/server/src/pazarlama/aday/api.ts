/** The door of this room: other rooms call these and nothing else. */
export { type Okuyan, ASAMA_ADI, bolgesinde, degistir, kapsamda, kart, satilir } from './queries.ts';
export { adayAc, degisti, degistirilecek, ziyaretinSonucu } from './kayit.ts';
