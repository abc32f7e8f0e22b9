import type { demo as contract } from '@masabasi/core/musteri/demo/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { yetkiVar } from '../../platform/http/access.ts';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { DEMO_ATAMASI } from './bildirim.ts';
import { demo as handlers } from './handlers.ts';
import { acilanYollari, bekleyenKayitlar } from './queries.ts';

export const demo: Room<typeof contract> = {
  handlers,
  zamanKayitlari: {
    demo: {
      sayfalar: SAYFA.musteri,
      okur: 'urun',
      bul: ({ db, ben, urunler }, idler) =>
        acilanYollari(db, idler, yetkiVar(ben, YETKI.atanmamisDemolar) ? null : ben.Id, urunler),
    },
  },
  bildirimler: [DEMO_ATAMASI],
  musteriBagi: {
    satirlar: { demo_istek: 'demo' },
    async yokEt(db, idler) {
      const demolar = sql`(select id from demo_istek where musteri_id = any(${[...idler]}::int[]))`;
      await sql`delete from hareket where nesne = 'demo_istek' and nesne_id in ${demolar}`.execute(db);
      await sql`delete from demo_istek where musteri_id = any(${[...idler]}::int[])`.execute(db);
    },
  },
  // The event goes to its own person, or to people who see unassigned demos.
  olaylar: { demo: duyurulur((ben, o) => o.kisi_id === ben.Id || yetkiVar(ben, YETKI.atanmamisDemolar)) },
  bekleyenler: {
    tables: ['demo_istek', 'kisi', 'musteri', 'musteri_proje', 'proje'],
    oku: ({ db, ben, urunler }, enCok) =>
      bekleyenKayitlar(db, ben.Id, yetkiVar(ben, YETKI.atanmamisDemolar), urunler, enCok),
    cumle: (adet) => `Bekleyen ${adet} demo kurulumunuz var.`,
    yol: null,
  },
};
