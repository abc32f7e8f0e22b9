import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import { yetkiVar } from '../../platform/http/access.ts';
import { acilanlar } from '../../platform/olanlar/api.ts';
import type { ZamanKaynagi, ZamanSatiri } from '../../room.ts';
import { faturaYolu } from './arama.ts';
import { kapsamda } from './queries.ts';

/** Kinds of history lines of invoices and payments, by the kind of a customer's timeline. */
const TURLER = {
  fatura: ['kesildi', 'iptal', 'iade'],
  tahsilat: ['tahsilat', 'geriAlindi'],
} as const;

type HamSatir = Omit<ZamanSatiri, 'Tur' | 'Yol'> & {
  readonly tur: string;
  readonly FaturaId: number;
  readonly FaturaTuru: 'efatura' | 'earsiv';
};

export const zamanKaynagi: ZamanKaynagi = {
  turler: ['fatura', 'tahsilat'],
  async oku({ db, ben, urunler }, musteriId, turler, adet) {
    if (!yetkiVar(ben, YETKI.maliGor)) return [];
    const istenen = Object.entries(TURLER).flatMap(([tur, olaylar]) =>
      turler.some((t) => t === tur) ? [...olaylar] : [],
    );
    const [{ rows }, acik] = await Promise.all([
      sql<HamSatir>`
        select h.id as "Id", h.zaman as "Zaman", h.tur, h.baslik as "Baslik", p.ad as "Proje",
          case when strpos(h.aciklama, f.no) > 0 then h.aciklama else concat_ws(': ', f.no, nullif(h.aciklama, '')) end as "Aciklama",
          (select k.gorunen_ad from kisi k where k.id = h.kisi_id) as "Kisi", f.id as "FaturaId", f.tur as "FaturaTuru"
        from fatura f join hareket h on h.nesne = 'fatura' and h.nesne_id = f.id join proje p on p.id = f.proje_id
        where f.musteri_id = ${musteriId} and f.no is not null and ${kapsamda(urunler)} and h.tur = any(${istenen}::text[])
        order by h.zaman desc, h.id desc limit ${adet}`.execute(db),
      acilanlar(db, ben, SAYFA.fatura),
    ]);
    const acar = SAYFA.fatura.some((s) => acik.has(s));
    return rows.map(({ tur, FaturaId, FaturaTuru, ...s }) => ({
      ...s,
      Tur: TURLER.fatura.some((t) => t === tur) ? ('fatura' as const) : ('tahsilat' as const),
      Yol: acar ? faturaYolu({ Tur: FaturaTuru, Id: FaturaId }) : null,
    }));
  },
};
