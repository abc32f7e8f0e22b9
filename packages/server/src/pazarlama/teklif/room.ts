import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { ACIK_DURUMLAR } from '@masabasi/core/pazarlama/teklif/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import type { teklif as contract } from '@masabasi/core/pazarlama/teklif/contract';
import { sql } from 'kysely';
import { yetkiVar } from '../../platform/http/access.ts';
import type { Bekleyen, Room } from '../../room.ts';
import { ISKONTO_ONAYI, TEKLIF_HABERI } from './bildirim.ts';
import { yolu } from './degisim.ts';
import { teklif as handlers } from './handlers.ts';
import { yokEt } from './imha.ts';
import { teklifIsi } from './job.ts';
import { durumlar, gorulenler, onayBekleyenler } from './queries.ts';
import { adresler, sayfalar } from './sayfalar.ts';
import { veri } from './veri.ts';

/** The quotes among these within the reader's products. Empty without the right to see quotes. */
const okur = async ({ db, ben, urunler }: Bekleyen, idler: readonly number[]): Promise<readonly number[]> =>
  yetkiVar(ben, YETKI.teklifGor) ? gorulenler(db, idler, urunler) : [];

export const teklif: Room<typeof contract> = {
  handlers,
  isler: [teklifIsi],
  bildirimler: [TEKLIF_HABERI, ISKONTO_ONAYI],
  veri,
  acikSayfalar: sayfalar,
  adresler,
  zamanKayitlari: {
    teklif: {
      sayfalar: SAYFA.teklif,
      okur,
      bul: async (o, idler) => (await okur(o, idler)).map((Id) => ({ Id, Yol: yolu(Id) })),
    },
  },
  bekleyenler: {
    tables: ['teklif', 'musteri', 'musteri_proje'],
    oku: async ({ db, ben, urunler }, enCok) =>
      yetkiVar(ben, YETKI.iskontoOnay) ? onayBekleyenler(db, ben.Id, urunler, enCok) : { adet: 0, ilk: [] },
    cumle: (adet) => `Onay bekleyen ${adet} teklif var.`,
    yol: SAYFA.teklif[0],
    suzgec: () => 'sekme=onayim',
  },
  musteriBagi: {
    satirlar: { teklif: 'teklif' },
    async silmeEngeli(db, musteriId) {
      const { rows } = await sql<{ no: string }>`select no from teklif
        where musteri_id = ${musteriId} and durum in ${durumlar(ACIK_DURUMLAR)} order by id limit 1`.execute(db);
      return rows[0] ? `Müşterinin açık teklifi var: ${rows[0].no}. Önce teklifini kapatınız.` : null;
    },
    yokEt,
  },
};
