import type { talep as contract } from '@masabasi/core/izin/talep/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { kararKapsami, yetkiVar } from '../../platform/http/access.ts';
import type { Room } from '../../room.ts';
import { IZIN_ISTEGI, IZIN_KARARI } from './bildirim.ts';
import { talep as handlers } from './handlers.ts';
import { anonim } from './imha.ts';
import { kararBekleyenler, takvimIzinleri, takvimSahibi } from './queries.ts';
import { takvimDosyasi } from './takvim.ts';
import { veri } from './veri.ts';
import { olanlar } from './olanlar.ts';

export const talep: Room<typeof contract> = {
  handlers,
  olanlar,
  bildirimler: [IZIN_ISTEGI, IZIN_KARARI],
  bekleyenler: {
    tables: ['izin_talep', 'kisi', 'departman'],
    oku: ({ db, ben }, enCok) =>
      kararBekleyenler(db, ben.Id, kararKapsami(ben, YETKI.izinYonet), yetkiVar(ben, YETKI.ikinciOnay), enCok),
    cumle: (adet) => `Kararınızı bekleyen ${adet} izin isteği var.`,
    yol: '/personel/izin',
    suzgec: () => 'sekme=istekler',
  },
  veri,
  anonim,
  adresler: [
    {
      yol: '/takvim',
      uzanti: 'ics',
      // The calendars of a whole office come from one address, and so do those of a big provider.
      hiz: { adet: 600, saniye: 300 },
      yok: 'Böyle bir takvim bağlantısı yok.',
      async cevap(db, ozet, simdi) {
        const sahip = await takvimSahibi(db, ozet, simdi);
        if (!sahip) return null;
        const govde = takvimDosyasi(sahip, await takvimIzinleri(db, sahip.Id, simdi), simdi);
        return { tur: 'text/calendar; charset=utf-8', dosyaAdi: 'izinler.ics', govde };
      },
    },
  ],
};
