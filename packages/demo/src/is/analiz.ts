import { ANALIZ_HAREKETLERI, type AnalizDurumu, kararMi } from '@masabasi/core/is/analiz/rules';
import { gunEkle, istanbulAni, type Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { type EskiHareket, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { Db } from '@masabasi/server/platform/db/connect';
import { kriterSutunu } from '@masabasi/server/is/analiz/queries';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { type Zar, zar } from '../plan/zar.ts';

/** The demo company's analyses: two years, all states, and the tickets that many of them come from. */

const ADET = 400;
const GERIYE = 730;
/** A seed of its own, apart from the other parts of the demo data. */
const ANALIZ_ZARI = 918_407;
/** Rows per insert. */
const YIGIN = 100;

const EKRANLAR = [
  'Reçete',
  'Randevu',
  'Stok',
  'Fatura',
  'Hasta kartı',
  'Tahlil',
  'Rapor',
  'Kasa',
  'Aşı takibi',
  'Personel',
] as const;
const ISTEKLER = [
  ['arama', 'aranan kayıt adıyla bulunamıyor', 'Ekrana arama kutusu eklenir, üç harften sonra süzülür.'],
  ['toplu işlem', 'kayıtlar tek tek işleniyor', 'Satırlar seçilir, seçilenlere tek işlem uygulanır.'],
  ['dışa aktarım', 'liste Excel’e alınamıyor', 'Süzülen liste Excel dosyası olarak verilir.'],
  ['uyarı', 'süresi dolan kayıtlar fark edilmiyor', 'Süresi dolmadan yedi gün önce uyarı gösterilir.'],
  ['yetki', 'herkes her kaydı değiştirebiliyor', 'Değiştirme ayrı bir yetkiye bağlanır.'],
  ['mobil görünüm', 'telefonda satırlar okunmuyor', 'Dar ekranda satırlar kart olarak gösterilir.'],
  ['geçmiş', 'kimin neyi değiştirdiği görülmüyor', 'Her değişiklik kişi ve zamanıyla saklanır.'],
  ['yazdırma', 'çıktı iki sayfaya taşıyor', 'Çıktı tek sayfaya sığacak biçimde düzenlenir.'],
] as const;
const SEBEPLER = [
  'Bu yılın planına sığmıyor.',
  'Başka bir çözümle karşılanıyor.',
  'Kriterler ölçülebilir yazılmalı.',
] as const;

async function kaynakOku(db: Db) {
  const [kisiler, tanimlar, gorusmeler] = await Promise.all([
    db
      .selectFrom('kisi')
      .innerJoin('departman', 'departman.id', 'kisi.departman_id')
      .select(['kisi.id', 'kullanici_anahtari as hesap', 'departman.ad as departman'])
      .where('kisi.aktif', '=', true)
      .orderBy('kisi.id')
      .execute(),
    db
      .selectFrom('tanim')
      .select(['id', 'liste', 'ad', 'anahtar', 'proje_id'])
      .where('liste', 'in', ['gereksinimKaynak', 'yetkiliKisi', 'analizTur', 'aciliyet', 'surecDurum', 'kabulDurum'])
      .where('aktif', '=', true)
      .orderBy('id')
      .execute(),
    db.selectFrom('gorusme').select(['id', 'proje_id', 'baslama_zamani']).orderBy('id', 'desc').limit(4000).execute(),
  ]);
  const listesi = (liste: string) => tanimlar.filter((t) => t.liste === liste).map((t) => t.id);
  const yazanlar = kisiler.filter((k) => k.departman === 'Yazılım');
  const yonetici = kisiler.find((k) => k.hesap === 'yonetici')!.id;
  return {
    analistler: (yazanlar.length > 0 ? yazanlar : kisiler)
      .slice(0, 8)
      .flatMap((k) => (k.id === yonetici ? [] : [k.id])),
    yonetici,
    kaynaklar: listesi('gereksinimKaynak'),
    yetkililer: tanimlar.filter((t) => t.liste === 'yetkiliKisi'),
    turler: listesi('analizTur'),
    aciliyetler: listesi('aciliyet'),
    adlar: new Map(tanimlar.map((t) => [`${t.liste}.${t.anahtar}`, t.ad])),
    urunGorusmeleri: Map.groupBy(gorusmeler, (g) => g.proje_id),
  };
}
type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;

/** The state of an analysis of this age in days. Most old analyses are decided. */
function durumu(z: Zar, yas: number): AnalizDurumu {
  const n = z.arasi(1, 100);
  if (yas < 30) return n <= 40 ? 'analizbekliyor' : n <= 65 ? 'analizde' : n <= 90 ? 'kabulbekliyor' : 'revize';
  if (yas < 120)
    return n <= 10
      ? 'analizde'
      : n <= 25
        ? 'kabulbekliyor'
        : n <= 50
          ? 'kabul'
          : n <= 60
            ? 'sartli'
            : n <= 72
              ? 'ertelendi'
              : n <= 85
                ? 'red'
                : 'planlandi';
  return n <= 70 ? 'planlandi' : n <= 82 ? 'red' : n <= 90 ? 'iptal' : n <= 96 ? 'ertelendi' : 'kabul';
}

const gunde = (gun: Gun, saat: number): Date => new Date(istanbulAni(gun, `${String(saat).padStart(2, '0')}:00`));

/** One analysis and the days of its steps. */
function analiz(k: Kaynak, i: number, bugun: Gun, urunler: readonly number[]) {
  const z = zar(ANALIZ_ZARI, i);
  const yas = Math.floor((GERIYE * (ADET - i - 1)) / ADET) + 1;
  const acilis = gunEkle(bugun, -yas);
  const durum = durumu(z, yas);
  const ekran = z.biri(EKRANLAR);
  const [ne, dert, cozum] = z.biri(ISTEKLER);
  const yazildi = durum !== 'analizbekliyor';
  const analist = yazildi || z.olasi(0.4) ? z.biri(k.analistler) : null;
  const karar = kararMi(durum) || durum === 'planlandi';
  const son = gunEkle(acilis, Math.min(yas - 1, z.arasi(2, 20)));
  const sebep = karar && durum !== 'kabul' && durum !== 'planlandi' ? z.biri(SEBEPLER) : null;
  const baslik = `${ekran} ekranında ${ne}`;
  const urun = z.biri(urunler);
  const yetkililer = k.yetkililer.filter((y) => y.proje_id === null || y.proje_id === urun);
  const satir = {
    proje_id: urun,
    gereksinim_kaynak_id: z.biri(k.kaynaklar),
    yetkili_kisi_id: i % 3 === 0 ? (yetkililer[i % yetkililer.length]?.id ?? null) : null,
    analiz_tur_id: z.biri(k.turler),
    aciliyet_id: z.biri(k.aciliyetler),
    baslik,
    ihtiyac: `${ekran} ekranında ${dert}. Müşteriler bunu sık soruyor.`,
    cozum_onerisi: yazildi ? cozum : '',
    kabul_kriterleri: kriterSutunu(
      yazildi
        ? [
            { Id: 1, Metin: `${ekran} ekranında ${ne} çalışır` },
            { Id: 2, Metin: 'On bin kayıtta bir saniyeden kısa sürer' },
          ]
        : [],
    ),
    efor: yazildi ? z.arasi(2, 80) : null,
    durum,
    analist_id: analist,
    kabul_eden_id: karar ? k.yonetici : null,
    kabul_zamani: karar ? gunde(son, 15) : null,
    kabul_aciklama: sebep,
    ertelenen_gun: durum === 'ertelendi' ? gunEkle(bugun, z.arasi(20, 200)) : null,
    acan_id: k.yonetici,
    acilis_zamani: gunde(acilis, 10),
    son_hareket: yazildi ? gunde(son, 15) : gunde(acilis, 10),
  };
  return { satir, z, acilis, son };
}
type Ornek = ReturnType<typeof analiz>;

/** The history of an analysis: opened, written, sent, decided. */
function hareketleri(k: Kaynak, id: number, { satir, acilis, son }: Ornek): EskiHareket<typeof ANALIZ_HAREKETLERI>[] {
  const { durum, analist_id: analist } = satir;
  const adi = (liste: string, d: string) => k.adlar.get(`${liste}.${d}`) ?? d;
  const yeni = { Durum: durum, AnalistId: analist };
  const ortak = { id, yeni };
  const acan = {
    ...ortak,
    tur: 'acildi',
    baslik: ANALIZ_HAREKETLERI.turler.acildi,
    zaman: gunde(acilis, 10),
    kisi: k.yonetici,
  } as const;
  const acildi = {
    ...acan,
    yeni: {
      ...yeni,
      Baslik: satir.baslik,
      Ihtiyac: satir.ihtiyac,
      CozumOnerisi: satir.cozum_onerisi,
      Kriterler: (JSON.parse(satir.kabul_kriterleri) as { Metin: string }[]).map((x) => x.Metin),
    },
  };
  if (durum === 'analizbekliyor' || analist === null) return [acildi];
  const basladi = {
    ...ortak,
    tur: 'durum',
    baslik: `Analiz: ${adi('surecDurum', 'analizde')}`,
    zaman: gunde(acilis, 11),
    kisi: analist,
  } as const;
  if (durum === 'analizde') return [acildi, basladi];
  if (durum === 'iptal')
    return [acildi, basladi, { ...basladi, baslik: `Analiz: ${adi('surecDurum', 'iptal')}`, zaman: gunde(son, 15) }];
  const gonderildi = { ...basladi, baslik: `Analiz: ${adi('surecDurum', 'kabulbekliyor')}`, zaman: gunde(son, 9) };
  if (durum === 'kabulbekliyor') return [acildi, basladi, gonderildi];
  const verilen = durum === 'planlandi' ? 'kabul' : durum;
  return [
    acildi,
    basladi,
    gonderildi,
    {
      ...ortak,
      tur: 'karar',
      baslik: `Karar: ${adi('kabulDurum', verilen)}`,
      aciklama: satir.kabul_aciklama ?? '',
      zaman: gunde(son, 15),
      kisi: k.yonetici,
    },
  ];
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const k = await kaynakOku(db);
  const urunler = [...k.urunGorusmeleri.keys()].toSorted((a, b) => a - b);
  if (urunler.length === 0 || k.analistler.length === 0) return;
  const hepsi = Array.from({ length: ADET }, (_, i) => analiz(k, i, bugun, urunler));
  const idler: number[] = [];
  for (let i = 0; i < hepsi.length; i += YIGIN) {
    const eklenen = await db
      .insertInto('analiz')
      .values(hepsi.slice(i, i + YIGIN).map((o) => o.satir))
      .returning('id')
      .execute();
    idler.push(...eklenen.map((e) => e.id));
  }
  await hareketleriYaz(
    db,
    ANALIZ_HAREKETLERI,
    hepsi.flatMap((o, i) => hareketleri(k, idler[i]!, o)),
  );
  // Many of the newest analyses are linked to the tickets that ask for them.
  const baglar = hepsi.flatMap(({ satir, z }, i) => {
    const bunun = k.urunGorusmeleri.get(satir.proje_id) ?? [];
    const secilenler = new Set(Array.from({ length: z.arasi(0, 6) }, () => z.biri(bunun).id));
    return [...secilenler].map((gorusme) => ({ analiz: idler[i]!, gorusme, zaman: satir.acilis_zamani }));
  });
  await sql`insert into analiz_kaynak (analiz_id, gorusme_id, baglayan_id, zaman)
    select b.analiz, b.gorusme, ${k.yonetici}::int, b.zaman
    from jsonb_to_recordset(${JSON.stringify(baglar)}::jsonb) b (analiz int, gorusme int, zaman timestamptz)`.execute(
    db,
  );
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'analiz', sonra: ['gorusme', 'tanim'], buyuyen: ['analiz', 'analiz_kaynak', 'hareket_analiz'], yaz },
];
