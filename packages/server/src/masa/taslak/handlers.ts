import type { taslak as contract } from '@masabasi/core/masa/taslak/contract';
import { EN_COK_TASLAK } from '@masabasi/core/masa/taslak/rules';
import { type Handlers, red } from '../../platform/http/context.ts';
import * as q from './queries.ts';

export const taslak: Handlers<typeof contract> = {
  async taslakOku({ db, ben }, { Anahtarlar }) {
    return { durum: true, taslaklar: await q.taslaklar(db, ben.Id, Anahtarlar) };
  },

  async taslakYaz({ db, ben, simdi }, { Anahtar, Deger, Sira }) {
    if (await q.dolu(db, ben.Id, Anahtar, EN_COK_TASLAK))
      return red('Kaydedilmeyi bekleyen çok sayıda yazınız var; bu yazı yalnız bu tarayıcıda duruyor.');
    return { durum: true, ...(await q.yaz(db, ben.Id, { anahtar: Anahtar, deger: Deger, sira: Sira, zaman: simdi })) };
  },

  async taslakSil({ db, ben, simdi }, { Anahtar, Sira }) {
    return { durum: true, ...(await q.yaz(db, ben.Id, { anahtar: Anahtar, deger: null, sira: Sira, zaman: simdi })) };
  },
};
