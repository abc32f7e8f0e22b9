import {
  type AnketSorusu,
  anketPuani,
  csatDegeri,
  npsDegeri,
  SORU_TIPLERI,
  sorulanlar,
  type SoruYaniti,
} from '@masabasi/core/anket/rules';
import { MEMNUNIYET_HAREKETLERI, type MemnuniyetDurumu } from '@masabasi/core/memnuniyet/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { type EskiHareket, hareketleriYaz } from '../hareket/kayit.ts';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { type Zar, zar } from '../seed/tohum.ts';
import { yanitSatirlari } from './kayit.ts';

/** What the demo company asked its customers in the last weeks, and what they answered. */

const ADET = 320;
const GUN_MS = 86_400_000;
const SAAT_MS = 3_600_000;
const HAFTA = 6;
const GECERLILIK_GUN = 14;
const ESIK = 50;
/** Sets these numbers apart from those of the other shares. */
const MEMNUNIYET_ZARI = 470_011;
/** Twelve of twenty answer. */
const SONUCLAR: readonly MemnuniyetDurumu[] = [
  ...Array.from({ length: 12 }, () => 'tamamlandi' as const),
  'reddetti',
  'iptal',
  ...Array.from({ length: 6 }, () => 'bekliyor' as const),
];
const IYI = [
  'Çok hızlı yardımcı oldular, teşekkür ederim.',
  'Sabırla anlattı, sorunum aynı gün çözüldü.',
  'Her aradığımda ilgileniliyor, emeğinize sağlık.',
  'Uzaktan bağlanıp beş dakikada hallettiler.',
];
const KOTU = ['Telefonda çok bekledim.', 'Aynı sorun ertesi gün yeniden çıktı.', 'Geri arayacaklardı, aramadılar.'];
const YAPILAN = 'Müşteri arandı, görüşme yeniden incelendi ve eksik kalan ayar tamamlandı.';
const MUSTERIYE = 'Beklettiğimiz için özür diledik; ayarın yapıldığını ve sorunun kalmadığını anlattık.';
const IPTAL_NEDENI = 'Görüşme yanlışlıkla açılmış; müşteriyle konuşulmadı.';

interface Anket {
  readonly id: number;
  readonly no: number;
  readonly esik: number;
  readonly sorular: readonly AnketSorusu[];
}
const anketi = async (db: Db): Promise<Anket | undefined> =>
  (
    await sql<Anket>`select a.id, s.no, a.esik, s.sorular from anket a join anket_surum s on s.anket_id = a.id
      where a.olay = 'gorusme' order by a.id, s.no desc limit 1`.execute(db)
  ).rows[0];

/** The survey after a contact, where nobody has written one. */
async function anketYaz(db: Db, zaman: Date): Promise<void> {
  const tur = await db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'memnuniyetTur')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const soruEkle = async (ad: string, sira: number) =>
    (
      await db
        .insertInto('tanim')
        .values({ liste: 'memnuniyetSoru', ad, sira, ust_id: tur.id })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const bos = { Cevaplar: [], KosulSoruId: null, KosulCevapId: null, KosulEnAz: null, KosulEnCok: null };
  const [destek, tavsiye, neden] = [
    'Aldığınız destekten ne kadar memnun kaldınız?',
    'Bizi bir meslektaşınıza ne kadar önerirsiniz?',
    'Neyi daha iyi yapabilirdik?',
  ] as const;
  const ilk = await soruEkle(destek, 11);
  const sorular: AnketSorusu[] = [
    { ...bos, Id: ilk, Soru: destek, Tip: SORU_TIPLERI.puan, Zorunlu: true, Agirlik: 2 },
    { ...bos, Id: await soruEkle(tavsiye, 12), Soru: tavsiye, Tip: SORU_TIPLERI.nps, Zorunlu: false, Agirlik: 1 },
    {
      ...bos,
      Id: await soruEkle(neden, 13),
      Soru: neden,
      Tip: SORU_TIPLERI.metin,
      Zorunlu: false,
      Agirlik: 0,
      KosulSoruId: ilk,
      KosulEnAz: 1,
      KosulEnCok: 5,
    },
  ];
  await db
    .insertInto('anket')
    .values({
      id: tur.id,
      olay: 'gorusme',
      esik: ESIK,
      gecerlilik_gun: GECERLILIK_GUN,
      taslak: null,
      giris: 'Size daha iyi hizmet vermek için görüşünüzü öğrenmek isteriz.',
      tesekkur: 'Görüşünüzü bizimle paylaştığınız için teşekkür ederiz.',
      betik: 'İyi günler, destek ekibinden arıyorum. Kapanan görüşmenizle ilgili birkaç soru sorabilir miyim?',
    })
    .execute();
  await db
    .insertInto('anket_surum')
    .values({ anket_id: tur.id, no: 1, sorular: JSON.stringify(sorular), zaman, kisi_id: null })
    .execute();
}

interface Kapanan {
  readonly id: number;
  readonly musteri_id: number;
  readonly proje_id: number;
  readonly zaman: string;
  readonly personel_id: number;
  readonly departman_id: number | null;
  readonly sorumlu_id: number | null;
  readonly anketor_id: number | null;
  readonly eposta: string | null;
}
/** The last contact of each customer that closed in the last weeks, with who is rated and who may ask. */
const kapananlar = async (db: Db, simdi: Date): Promise<Kapanan[]> =>
  (
    await sql<Kapanan>`
      select x.*, d.sorumlu_id, (select a.id from kisi a where a.departman_id = x.departman_id and a.aktif
          and a.id <> x.personel_id order by abs(a.id - x.id) limit 1) as anketor_id
      from (select distinct on (g.musteri_id) g.id, g.musteri_id, g.proje_id, g.kapanis_zamani as zaman,
          g.atanan_id as personel_id, k.departman_id, nullif(m.eposta, '') as eposta
        from gorusme g join kisi k on k.id = g.atanan_id join musteri m on m.id = g.musteri_id
        where g.durum = 'kapandi' and g.kapanis_zamani > ${simdi}::timestamptz - ${HAFTA} * interval '1 week'
          and g.kapanis_zamani < ${simdi}::timestamptz - interval '2 hours' and m.silindi is null and m.durum <> 'Ayrıldı'
        order by g.musteri_id, g.kapanis_zamani desc) x
      left join departman d on d.id = x.departman_id and d.sorumlu_id <> x.personel_id
      order by x.zaman desc, x.id limit ${ADET}`.execute(db)
  ).rows;

/** What somebody answers: most are content. */
function yanitlari({ sorular }: Anket, z: Zar): SoruYaniti[] {
  const memnun = z.biri([5, 5, 5, 4, 4, 4, 3, 2, 1]);
  const yanitla = (s: AnketSorusu): SoruYaniti => {
    const bos = { SoruId: s.Id, CevapIdler: [], Deger: null, Metin: '' };
    if (s.Tip === SORU_TIPLERI.puan) return { ...bos, Deger: memnun };
    if (s.Tip === SORU_TIPLERI.nps) return { ...bos, Deger: Math.min(10, Math.max(0, memnun * 2 - z.arasi(0, 2))) };
    if (s.Tip === SORU_TIPLERI.evetHayir) return { ...bos, Deger: memnun >= 3 ? 1 : 0 };
    if (s.Tip !== SORU_TIPLERI.metin) return { ...bos, CevapIdler: [z.biri(s.Cevaplar).Id] };
    return { ...bos, Metin: z.arasi(0, 2) > 0 ? '' : z.biri(memnun >= 4 ? IYI : KOTU) };
  };
  const hepsi = sorular.map(yanitla);
  const sorulan = new Set(sorulanlar(sorular, hepsi).map((s) => s.Id));
  return hepsi.filter((y) => sorulan.has(y.SoruId) && (y.Metin !== '' || y.Deger !== null || y.CevapIdler.length > 0));
}

/** One asking, with what became of it. */
function soru(g: Kapanan, i: number, anket: Anket, z: Zar, simdi: Date) {
  const olay = new Date(g.zaman);
  const vakit = new Date(olay.getTime() + SAAT_MS);
  const son = new Date(vakit.getTime() + GECERLILIK_GUN * GUN_MS);
  const istenen = z.biri(SONUCLAR);
  const bekler = istenen === 'bekliyor';
  const kanal =
    g.eposta === null || (g.anketor_id !== null && i % 3 === 0) ? ('telefon' as const) : ('eposta' as const);
  const deneme = kanal === 'telefon' && bekler ? z.arasi(0, 2) : 0;
  const durum: MemnuniyetDurumu = !bekler
    ? istenen
    : son < simdi
      ? 'suresi_doldu'
      : deneme > 0
        ? 'ulasilamadi'
        : istenen;
  const bitti = durum === 'tamamlandi';
  const yanitlar = bitti ? yanitlari(anket, z) : [];
  const bitis = new Date(Math.min(simdi.getTime() - SAAT_MS / 4, vakit.getTime() + z.arasi(1, 60) * SAAT_MS));
  return {
    g,
    yanitlar,
    satir: {
      anket_id: anket.id,
      surum_no: anket.no,
      musteri_id: g.musteri_id,
      proje_id: g.proje_id,
      gorusme_id: g.id,
      egitim_id: null,
      olay_zamani: olay,
      personel_id: g.personel_id,
      departman_id: g.departman_id,
      anketor_id: bitti && kanal === 'telefon' ? g.anketor_id : null,
      kanal,
      eposta: kanal === 'eposta' ? (g.eposta ?? '') : '',
      token_ozeti: null,
      durum,
      vakit,
      gonderim_zamani: kanal === 'eposta' ? vakit : null,
      son_gecerlilik: son,
      deneme,
      yarim: null,
      bitis_zamani: bitti ? bitis : null,
      puan: bitti ? anketPuani(anket.sorular, yanitlar) : null,
      nps: bitti ? npsDegeri(anket.sorular, yanitlar) : null,
      csat: bitti ? csatDegeri(anket.sorular, yanitlar) : null,
      yorum: yanitlar.map((y) => y.Metin).find((m) => m !== '') ?? '',
    },
  };
}
type Soru = ReturnType<typeof soru> & { readonly id: number };

/** A low score: every other one was looked after. */
const izleme = ({ id, g, satir }: Soru) => {
  const kapandi = g.sorumlu_id !== null && id % 2 === 0;
  return {
    memnuniyet_id: id,
    sorumlu_id: g.sorumlu_id,
    zaman: satir.bitis_zamani!,
    ...(kapandi && {
      kapanma_zamani: satir.bitis_zamani!,
      kapatan_id: g.sorumlu_id,
      yapilan: YAPILAN,
      kanal: 'telefon' as const,
      musteriye: MUSTERIYE,
    }),
  };
};

function hareketleri({ id, satir: n }: Soru): EskiHareket<typeof MEMNUNIYET_HAREKETLERI>[] {
  const satirlar: EskiHareket<typeof MEMNUNIYET_HAREKETLERI>[] = [
    { id, tur: 'istendi', zaman: n.olay_zamani, kisi: null, yeni: { Kanal: n.kanal } },
  ];
  if (n.gonderim_zamani !== null) satirlar.push({ id, tur: 'gonderildi', zaman: n.vakit, kisi: null });
  if (n.bitis_zamani !== null)
    satirlar.push({ id, tur: 'tamamlandi', zaman: n.bitis_zamani, kisi: n.anketor_id, yeni: { Puan: n.puan } });
  if (n.durum === 'iptal')
    satirlar.push({ id, tur: 'durum', baslik: 'İptal edildi', aciklama: IPTAL_NEDENI, zaman: n.vakit, kisi: null });
  return satirlar;
}

async function yaz({ db, simdi }: OrnekOrtami): Promise<void> {
  const once = new Date(simdi.getTime() - HAFTA * 2 * 7 * GUN_MS);
  if ((await anketi(db)) === undefined) await anketYaz(db, once);
  const anket = (await anketi(db))!;
  const z = zar(MEMNUNIYET_ZARI);
  const kapanan = await kapananlar(db, simdi);
  if (kapanan.length === 0) return;
  const hepsi = kapanan.map((g, i) => soru(g, i, anket, z, simdi));
  const eklenen = await db
    .insertInto('memnuniyet')
    .values(hepsi.map((h) => h.satir))
    .returning('id')
    .execute();
  const sorular = hepsi.map((h, i): Soru => ({ ...h, id: eklenen[i]!.id }));
  const sorusu = new Map(anket.sorular.map((s) => [s.Id, s]));
  const yanitlar = sorular.flatMap((n) => n.yanitlar.flatMap((y) => yanitSatirlari(n.id, sorusu.get(y.SoruId)!, y)));
  if (yanitlar.length > 0) await db.insertInto('memnuniyet_yanit').values(yanitlar).execute();
  const dusukler = sorular.filter(({ satir: { puan } }) => puan !== null && puan < anket.esik);
  if (dusukler.length > 0) await db.insertInto('memnuniyet_izleme').values(dusukler.map(izleme)).execute();
  await hareketleriYaz(db, MEMNUNIYET_HAREKETLERI, sorular.flatMap(hareketleri));
}

export const ornek: readonly OrnekPayi[] = [{ ad: 'memnuniyet', sonra: ['tanim', 'gorusme'], yaz }];
