import { kurus } from '@masabasi/core/platform/money/para';
import type { TeklifDurumu } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKalemi } from '@masabasi/core/pazarlama/teklif/toplam';
import { type Gun, gunEkle, haftaGunu, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { type Zar, zar } from '../plan/zar.ts';
import { GECERLI, hepsiniYaz, type Kaynak, kaynakOku, type Ornek } from './teklif/teklifler.ts';

/** The demo company's quotes: two years, most of them decided, and open ones in all states. */

const GUN = 730;
const ADET = 1800;
/** A seed of its own, apart from the other parts of the demo data. */
const TEKLIF_ZARI = 782_011;

/** The present state of a quote of this age in days. */
function durumu(z: Zar, yas: number): TeklifDurumu {
  const n = z.arasi(1, 100);
  if (yas <= 10)
    return n <= 22 ? 'taslak' : n <= 28 ? 'onay_bekliyor' : n <= 32 ? 'onaylandi' : n <= 62 ? 'gonderildi' : 'goruldu';
  if (yas < GECERLI)
    return n <= 4
      ? 'taslak'
      : n <= 20
        ? 'gonderildi'
        : n <= 48
          ? 'goruldu'
          : n <= 74
            ? 'kabul'
            : n <= 94
              ? 'red'
              : 'revize';
  return n <= 40 ? 'kabul' : n <= 78 ? 'red' : n <= 92 ? 'suresi_doldu' : 'revize';
}

const kalem = (o: Partial<TeklifKalemi> & Pick<TeklifKalemi, 'Ad' | 'BirimFiyat'>): TeklifKalemi => ({
  ProjeId: null,
  Miktar: '1',
  Birim: 'C62',
  IskontoOran: null,
  IskontoTutar: kurus(0),
  KdvOran: 20,
  Periyot: 'tek',
  Opsiyonel: false,
  Secildi: false,
  ...o,
});

function kalemleri(z: Zar, projeId: number, fazla: boolean, kabul: boolean): TeklifKalemi[] {
  const iskonto = fazla ? z.biri([1500, 2000, 2500] as const) : z.biri([null, null, 500, 1000] as const);
  const kullanici = z.arasi(1, 12);
  return [
    kalem({
      Ad: 'Yıllık kullanıcı lisansı',
      ProjeId: projeId,
      Miktar: String(kullanici),
      BirimFiyat: `${z.arasi(18, 64) * 100}`,
      IskontoOran: iskonto,
      Periyot: 'yillik',
    }),
    ...(z.olasi(0.6) ? [kalem({ Ad: 'Kurulum ve veri aktarımı', BirimFiyat: `${z.arasi(15, 60) * 100}` })] : []),
    ...(z.olasi(0.4)
      ? [kalem({ Ad: 'Yerinde eğitim', Miktar: String(z.arasi(1, 3)), Birim: 'DAY', BirimFiyat: '3500' })]
      : []),
    ...(z.olasi(0.5)
      ? [
          kalem({
            Ad: 'Uzaktan yedekleme',
            BirimFiyat: `${z.arasi(3, 9) * 50}`,
            Periyot: 'aylik',
            Opsiyonel: true,
            Secildi: kabul && z.olasi(0.4),
          }),
        ]
      : []),
  ];
}

function musterisi(k: Kaynak, z: Zar, gun: Gun) {
  const uygun = k.musteriler.filter((m) => m.gun < gun);
  return z.biri(uygun.length > 0 ? uygun : k.musteriler.slice(0, 50));
}

/** The day of the n-th quote. The number of quotes grows over time. */
function gunu(n: number, adet: number, bugun: Gun): Gun {
  const once = Math.round(GUN * (1 - Math.sqrt((n + 1) / adet)));
  const gun = gunEkle(bugun, -once);
  const hafta = haftaGunu(gun);
  return hafta > 5 ? gunEkle(gun, 5 - hafta) : gun;
}

function teklifler(k: Kaynak, bugun: Gun, adet: number): Ornek[] {
  const yillar = new Map<string, number>();
  return Array.from({ length: adet }, (_, n) => n).flatMap((n): Ornek[] => {
    const z = zar(TEKLIF_ZARI, n);
    const gun = gunu(n, adet, bugun);
    const yil = gun.slice(0, 4);
    const sira = (yillar.get(yil) ?? 0) + 1;
    yillar.set(yil, sira);
    const no = `TKL-${yil}-${String(sira).padStart(5, '0')}`;
    const yas = Math.round((istanbulAni(bugun) - istanbulAni(gun)) / 86_400_000);
    const durum = durumu(z, yas);
    const kaynak = musterisi(k, z, gun);
    const fazla = durum === 'onay_bekliyor' || durum === 'onaylandi' || z.olasi(0.08);
    const bir = { no, gun, kaynak, z, sira: n };
    const ilk = { ...bir, revizyon: 1, durum, kalemler: kalemleri(z, kaynak.proje_id, fazla, durum === 'kabul') };
    if (durum !== 'revize') return [ilk];
    // A revision came a week later at a lower price, and was decided.
    const sonraki = z.olasi(0.6) ? ('kabul' as const) : ('red' as const);
    const ucuz = ilk.kalemler.map((x) => (x.Periyot === 'yillik' ? { ...x, IskontoOran: 1000 } : x));
    return [
      ilk,
      { ...bir, revizyon: 2, gun: gunEkle(gun, 7) > bugun ? bugun : gunEkle(gun, 7), durum: sonraki, kalemler: ucuz },
    ];
  });
}

/** An accepted quote has the price of its licence, as the yearly invoices have. */
function lisansFiyatiyla(k: Kaynak, hepsi: readonly Ornek[]): Ornek[] {
  const kullanilan = new Set<number>();
  return hepsi.map((o) => {
    const lisans = o.durum === 'kabul' ? k.lisanslar.get(`${o.kaynak.id}.${o.kaynak.proje_id}`) : undefined;
    if (lisans === undefined || kullanilan.has(lisans)) return o;
    kullanilan.add(lisans);
    const bedel = k.bedeller.get(lisans);
    if (bedel === undefined) return o;
    const satir = kalem({
      Ad: 'Yıllık lisans',
      ProjeId: o.kaynak.proje_id,
      BirimFiyat: `${bedel / 100}`,
      Periyot: 'yillik',
    });
    return { ...o, kalemler: [satir] };
  });
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const k = await kaynakOku(db);
  await hepsiniYaz(db, k, lisansFiyatiyla(k, teklifler(k, bugun, ADET)), bugun);
}

/** Links accepted quotes to their invoices, to one paid through the bank if possible. */
const faturalariBagla = ({ db }: OrnekOrtami) =>
  sql`update teklif t set fatura_id = (
      select f.id from fatura f where f.lisans_id = t.lisans_id and f.odenecek = t.genel_toplam and f.tarih >= t.tarih
        and f.durum = 'kesildi'
      order by not exists (select from fatura_tahsilat o where o.fatura_id = f.id and o.banka_hareket_id is not null
        and o.geri_alma_zamani is null), f.tarih desc, f.id limit 1)
    where t.durum = 'kabul' and t.lisans_id is not null`.execute(db);

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'teklif',
    sonra: ['lisans', 'musteri', 'tanim'],
    buyuyen: ['teklif', 'teklif_kalem', 'teklif_gorusme', 'hareket_teklif'],
    yaz,
  },
  { ad: 'teklif faturaları', sonra: ['teklif', 'fatura', 'banka'], yaz: faturalariBagla },
];
