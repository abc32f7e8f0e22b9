import { type An, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import {
  DAVET_DURUMLARI,
  type DavetDurumu,
  type GundemMaddesi,
  KARAR_DURUMLARI,
  type KararDurumu,
  KATILIMCI_ROLLERI,
  type KatilimciRolu,
  type ToplantiDurumu,
} from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { sql } from 'kysely';
import { belgeYaz } from '../../platform/document/belge.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { araligi } from './degisim.ts';

/** The minutes as a PDF. */

interface TutanakBelgesi {
  readonly No: string;
  readonly Konu: string;
  readonly Tur: string;
  readonly Urun: string | null;
  readonly Bas: string;
  readonly Bit: string;
  readonly Yer: string;
  readonly Duzenleyen: string;
  readonly Raportor: string | null;
  readonly Durum: string;
  readonly DurumAnahtar: ToplantiDurumu;
  readonly Gundem: readonly GundemMaddesi[];
  readonly Tutanak: string;
  readonly Onaylayan: string | null;
  readonly OnayZamani: string | null;
  readonly ozet: Buffer | null;
  readonly katilimcilar: readonly { Ad: string; Rol: KatilimciRolu; Davet: DavetDurumu; Katildi: boolean | null }[];
  readonly kararlar: readonly {
    Metin: string;
    Sorumlu: string | null;
    Termin: string | null;
    Durum: KararDurumu;
    GorevNo: string | null;
  }[];
  readonly ekler: readonly { Metin: string; Kisi: string; Zaman: string; Imza: string }[];
}

/** The content of the minutes. The caller has checked the access before. */
const oku = (db: Db, id: number): Promise<TutanakBelgesi> =>
  read(db).only(sql<TutanakBelgesi>`
    select t.no as "No", t.konu as "Konu", tu.ad as "Tur", p.ad as "Urun", t.baslama_zamani as "Bas", t.bitis_zamani as "Bit",
      concat_ws(', ', o.ad, nullif(t.yer, '')) as "Yer", dk.gorunen_ad as "Duzenleyen", rk.gorunen_ad as "Raportor",
      coalesce(du.ad, t.durum) as "Durum", t.durum as "DurumAnahtar", t.gundem as "Gundem", t.tutanak as "Tutanak", oy.gorunen_ad as "Onaylayan",
      t.onay_zamani as "OnayZamani", t.onay_ozeti as ozet,
      coalesce((select json_agg(json_build_object('Ad', kk.ad, 'Rol', kk.rol, 'Davet', kk.davet_durum, 'Katildi', kk.katildi)
        order by kk.id) from toplanti_katilimci kk where kk.toplanti_id = t.id), '[]') as katilimcilar,
      coalesce((select json_agg(json_build_object('Metin', kr.metin, 'Sorumlu', so.gorunen_ad, 'Termin', kr.termin,
          'Durum', kr.durum, 'GorevNo', g.no) order by kr.sira, kr.id)
        from toplanti_karar kr left join kisi so on so.id = kr.sorumlu_id left join gorev g on g.id = kr.gorev_id
        where kr.toplanti_id = t.id), '[]') as kararlar,
      coalesce((select json_agg(json_build_object('Metin', e.metin, 'Kisi', ek.gorunen_ad, 'Zaman', e.zaman,
          'Imza', encode(e.ozet, 'hex')) order by e.id)
        from toplanti_ek e join kisi ek on ek.id = e.kisi_id where e.toplanti_id = t.id), '[]') as ekler
    from toplanti t
      join tanim tu on tu.id = t.toplanti_tur_id
      left join tanim du on du.liste = 'toplantiDurum' and du.anahtar = t.durum
      left join proje p on p.id = t.proje_id
      left join toplanti_oda o on o.id = t.oda_id
      join kisi dk on dk.id = t.duzenleyen_id
      left join kisi rk on rk.id = t.raportor_id
      left join kisi oy on oy.id = t.onaylayan_id
    where t.id = ${id}`);

/** The height of the last part with its signatures, which stay together on a page. */
const ONAY_BOYU = 250;

/** The minutes of a meeting as a PDF, and its file name. */
export async function tutanakBelgesi(
  db: Db,
  /** The meeting as the reader sees it. A hidden customer has no name. */
  { Id, Musteri }: Pick<ToplantiKarti, 'Id' | 'Musteri'>,
  sirket: string,
  simdi: An,
): Promise<{ ad: string; veri: Buffer }> {
  const t = await oku(db, Id);
  const bitti = t.DurumAnahtar === 'yapildi' || t.DurumAnahtar === 'onayli';
  const taslak = t.OnayZamani === null;
  const veri = await belgeYaz(
    {
      sirket,
      baslik: taslak ? 'TOPLANTI TUTANAĞI (TASLAK)' : 'TOPLANTI TUTANAĞI',
      kunye: `Toplantı No: ${t.No}    Düzenlenme: ${zamanYaz(simdi)}`,
      ad: `Toplantı Tutanağı - ${t.No}`,
    },
    (b) => {
      b.bolum('Toplantı', () => {
        b.alanlar(['Konu', t.Konu]);
        b.alanlar(['Zaman', araligi(t.Bas, t.Bit)], ['Yer', t.Yer || null]);
        b.alanlar(['Tür', t.Tur], ['Ürün', t.Urun], ['Durum', t.Durum]);
        if (Musteri !== null) b.alanlar(['Müşteri', Musteri]);
        b.alanlar(['Düzenleyen', t.Duzenleyen], ...(t.Raportor === null ? [] : [['Raportör', t.Raportor] as const]));
      });
      b.bolum('Katılımcılar', () =>
        b.tablo({
          sutunlar: [
            { baslik: 'Ad Soyad', pay: 4 },
            { baslik: 'Rol', pay: 2 },
            { baslik: 'Yanıt', pay: 3 },
            { baslik: 'Katıldı', pay: 1 },
          ],
          satirlar: t.katilimcilar.map((k) => [
            k.Ad,
            KATILIMCI_ROLLERI[k.Rol],
            bitti && k.Davet === 'bekliyor' ? 'Yanıtlamadı' : DAVET_DURUMLARI[k.Davet],
            k.Katildi === null ? null : k.Katildi ? 'Evet' : 'Hayır',
          ]),
        }),
      );
      if (t.Gundem.length > 0)
        b.bolum('Gündem', () =>
          b.tablo({
            sutunlar: [
              { baslik: 'No', pay: 1, sayi: true },
              { baslik: 'Madde', pay: 8 },
              { baslik: 'Süre (dk)', pay: 2, sayi: true },
            ],
            satirlar: t.Gundem.map((m, i) => [String(i + 1), m.Metin, m.Sure === null ? null : String(m.Sure)]),
          }),
        );
      b.bolum('Tutanak', () => {
        const satirlar = t.Tutanak.split('\n').filter((s) => s.trim() !== '');
        if (satirlar.length === 0) b.paragraf('Tutanak yazılmamış.');
        for (const satir of satirlar) b.paragraf(satir);
      });
      if (t.kararlar.length > 0)
        b.bolum('Kararlar', () =>
          b.tablo({
            sutunlar: [
              { baslik: 'No', pay: 1, sayi: true },
              { baslik: 'Karar', pay: 6 },
              { baslik: 'Sorumlu', pay: 3 },
              { baslik: 'Termin', pay: 2 },
              { baslik: 'Durum', pay: 2 },
            ],
            satirlar: t.kararlar.map((k, i) => [
              String(i + 1),
              k.Metin,
              k.Sorumlu,
              k.Termin && tarihYaz(k.Termin),
              k.GorevNo ?? KARAR_DURUMLARI[k.Durum],
            ]),
          }),
        );
      t.ekler.forEach((e, i) =>
        b.bolum(`${i + 1}. Ek`, () => {
          b.paragraf(e.Metin);
          b.alanlar(['Yazan', e.Kisi], ['Zaman', zamanYaz(e.Zaman)]);
          b.alanlar(['İmza', e.Imza]);
        }),
      );
      b.birlikte(ONAY_BOYU);
      b.bolum('Onay', () => {
        if (taslak) {
          b.paragraf('Bu tutanak henüz onaylanmadı; onaylanınca özeti burada yazar.');
          return;
        }
        b.alanlar(['Onaylayan', t.Onaylayan], ['Zaman', t.OnayZamani && zamanYaz(t.OnayZamani)]);
        b.alanlar(['Özet (SHA-256)', t.ozet?.toString('hex') ?? null]);
      });
      b.imzalar([
        ['Düzenleyen', t.Duzenleyen],
        ...(t.Raportor === null || t.Raportor === t.Duzenleyen ? [] : [['Raportör', t.Raportor] as const]),
      ]);
    },
  );
  return { ad: `${t.No} tutanak.pdf`, veri };
}
