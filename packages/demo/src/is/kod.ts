import { createHash } from 'node:crypto';
import { GOREV_HAREKETLERI } from '@masabasi/core/is/gorev/rules';
import { sql } from 'kysely';
import { hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { OrnekPayi } from '../founding/pay.ts';
import { zar } from '../plan/zar.ts';

/** The demo company's repositories: code pushes for the tasks of the last weeks. */

const KOD_ZARI = 716_233;
const GUN = 120;
const SAAT_MS = 3_600_000;
const NELER = ['ilk hâli', 'birim testleri', 'ekran düzeni', 'uç durumlar', 'inceleme notları', 'sorgu hızlandırma'];

interface OrnekIsi {
  readonly id: number;
  readonly no: string;
  readonly proje: number;
  readonly urun: string;
  readonly baslik: string;
  readonly yazan: string;
  readonly baslama: Date;
  readonly son: Date;
  readonly bitti: boolean;
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'kod',
    sonra: ['gorev'],
    async yaz({ db, simdi }) {
      const { rows: isler } = await sql<OrnekIsi>`
        select g.id, g.no, g.proje_id as proje, p.ad as urun, g.baslik, k.ad || ' ' || k.soyad as yazan, g.baslama_zamani as baslama,
          least(g.son_hareket, ${simdi}::timestamptz) as son, g.durum in ('versiyonda', 'yayinlandi', 'kapandi') as bitti
        from gorev g join proje p on p.id = g.proje_id join kisi k on k.id = g.atanan_id
        where g.baslama_zamani is not null and g.durum <> 'iptal'
          and g.son_hareket > ${simdi}::timestamptz - ${GUN} * interval '1 day' order by g.id`.execute(db);
      const islemler = isler.flatMap((g) => {
        const z = zar(KOD_ZARI, g.id);
        const [bas, son] = [new Date(g.baslama).getTime(), new Date(g.son).getTime()];
        const adet = z.arasi(1, 4);
        return Array.from({ length: adet + (g.bitti ? 1 : 0) }, (_, n) => {
          const birlesme = n === adet;
          const zaman = birlesme ? son : bas + ((son - bas) * (n + 1)) / (adet + 1);
          return {
            gorevId: g.id,
            projeId: g.proje,
            tur: birlesme ? ('birlestirme' as const) : ('islem' as const),
            depo: `ornek-ofis/urun-${g.proje}`,
            dal: birlesme ? 'main' : `is/${g.no.slice(0, 1)}${g.id}`,
            sha: createHash('sha1').update(`${g.no} ${n}`).digest('hex'),
            mesaj: birlesme ? `${g.no} ${g.baslik}` : `${g.no} ${z.biri(NELER)}`,
            yazan: g.yazan,
            zaman: new Date(Math.max(bas, Math.min(zaman, simdi.getTime() - SAAT_MS))),
          };
        });
      });
      for (let i = 0; i < islemler.length; i += 1000) {
        const dilim = islemler.slice(i, i + 1000);
        const satirlar = await db
          .insertInto('kod_islem')
          .values(dilim.map(({ gorevId: _g, projeId: _p, ...s }) => ({ ...s, adres: null, alindi: s.zaman })))
          .returning('id')
          .execute();
        await db
          .insertInto('kod_islem_gorev')
          .values(satirlar.map(({ id }, n) => ({ islem_id: id, gorev_id: dilim[n]!.gorevId })))
          .execute();
        await hareketleriYaz(
          db,
          GOREV_HAREKETLERI,
          dilim.map((s) => ({
            id: s.gorevId,
            tur: 'kod' as const,
            baslik: s.tur === 'islem' ? GOREV_HAREKETLERI.turler.kod : 'Kod birleştirildi',
            aciklama: `${s.sha.slice(0, 8)} ${s.mesaj} (${s.yazan}, ${s.dal})`,
            projeId: s.projeId,
            zaman: s.zaman,
            kisi: null,
          })),
        );
      }
    },
  },
];
