import type { RoomFace } from '../../room.ts';
import { imhaBaslat, zamanaGore } from '../personalData/veri.ts';

const eskiler = zamanaGore('denetim');

export const imha: RoomFace['imha'] = {
  denetim: {
    ...eskiler,
    async yok(db, sinir, simdi, odalar) {
      await imhaBaslat(db);
      return eskiler.yok(db, sinir, simdi, odalar);
    },
  },
};
