import { type Gun, gunEkle, haftaGunu, istanbulAni, istanbulGunu, type Saat } from '@masabasi/core/tarih';
import { TOPLANTI_HAREKETLERI, type ToplantiDurumu } from '@masabasi/core/toplanti/rules';
import { type Tekrar, tekrarAnlari } from '@masabasi/core/toplanti/tekrar';
import { METIN_ALANI } from '@masabasi/core/tutanak/rules';
import { type Insertable, sql } from 'kysely';
import * as Y from 'yjs';
import type { Db } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import { type EskiHareket, hareketleriYaz } from '../hareket/kayit.ts';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { type Zar, zar } from '../seed/tohum.ts';
import { gundemSutunu } from './queries.ts';

/** The demo company's meetings: of two years, in all states, many of them series, with agendas, answers, minutes, decisions. */

const ADET = 400;
const GERIYE = 720;
/** Sets these numbers apart from those of the other shares. */
const TOPLANTI_ZARI = 604_117;
const YIGIN = 100;

const ODALAR = [
  ['Mavi Salon', 12, '2. kat, soldan ilk kapı'],
  ['Yeşil Oda', 6, '2. kat, mutfağın yanı'],
  ['Büyük Salon', 24, 'Giriş kat, dahili 214'],
  ['Cam Oda', 4, '3. kat, camlı bölme'],
  ['Teras', 16, 'Teras katı; yağmurda kullanılmaz'],
] as const;

interface Seri {
  readonly konu: string;
  readonly departman: string;
  readonly tur: string;
  readonly tekrar: Tekrar;
  readonly adet: number;
  /** So many of them are still to come. */
  readonly gelecek: number;
  readonly haftaGunu: number;
  readonly saat: Saat;
  readonly dakika: number;
  readonly oda: number;
}
const SERILER: readonly Seri[] = [
  {
    konu: 'Haftalık yazılım toplantısı',
    departman: 'Yazılım',
    tur: 'Ekip',
    tekrar: 'haftalik',
    adet: 40,
    gelecek: 6,
    haftaGunu: 1,
    saat: '09:30',
    dakika: 60,
    oda: 0,
  },
  {
    konu: 'Destek değerlendirmesi',
    departman: 'Destek',
    tur: 'Değerlendirme',
    tekrar: 'haftalik',
    adet: 40,
    gelecek: 6,
    haftaGunu: 2,
    saat: '16:00',
    dakika: 45,
    oda: 1,
  },
  {
    konu: 'Haftalık satış toplantısı',
    departman: 'Satış',
    tur: 'Ekip',
    tekrar: 'haftalik',
    adet: 40,
    gelecek: 6,
    haftaGunu: 3,
    saat: '10:00',
    dakika: 60,
    oda: 2,
  },
  {
    konu: 'Bölüm sorumluları toplantısı',
    departman: 'Yönetim',
    tur: 'Yönetim',
    tekrar: 'haftalik',
    adet: 40,
    gelecek: 6,
    haftaGunu: 4,
    saat: '14:00',
    dakika: 90,
    oda: 0,
  },
  {
    konu: 'Sürüm planlama toplantısı',
    departman: 'Yazılım',
    tur: 'Proje',
    tekrar: 'ikihafta',
    adet: 30,
    gelecek: 3,
    haftaGunu: 5,
    saat: '11:00',
    dakika: 90,
    oda: 2,
  },
  {
    konu: 'Kurulum planlama toplantısı',
    departman: 'Kurulum',
    tur: 'Proje',
    tekrar: 'ikihafta',
    adet: 30,
    gelecek: 3,
    haftaGunu: 2,
    saat: '09:00',
    dakika: 45,
    oda: 1,
  },
  {
    konu: 'Aylık bütçe toplantısı',
    departman: 'Muhasebe',
    tur: 'Yönetim',
    tekrar: 'aylik',
    adet: 24,
    gelecek: 2,
    haftaGunu: 3,
    saat: '15:00',
    dakika: 120,
    oda: 4,
  },
];
const KONULAR = [
  ['Müşteri ile kapsam görüşmesi', 'Müşteri'],
  ['Şartname inceleme', 'Müşteri'],
  ['Hata önceliklendirme', 'Proje'],
  ['Yeni ekran tasarımı', 'Proje'],
  ['Oryantasyon', 'Eğitim'],
  ['Teklif değerlendirme', 'Değerlendirme'],
  ['Yıllık hedefler', 'Yönetim'],
] as const;
const GUNDEM = [
  'Geçen toplantının kararları',
  'Açık işler ve gecikenler',
  'Müşterilerden gelenler',
  'Önümüzdeki iki haftanın planı',
  'Riskler ve engeller',
  'Diğer konular',
] as const;
const SOZLER = [
  'Geciken işler tek tek konuşuldu; ikisi bu hafta bitecek.',
  'Müşterilerden gelen istekler sıraya kondu, aciliyeti yüksek olanlar öne alındı.',
  'Sunucu yükünün arttığı görüldü; ölçüm yapılmasına karar verildi.',
  'Yeni gelen arkadaşlar tanıtıldı, görev dağılımı yapıldı.',
  'Eğitim ihtiyacı olan kurumlar belirlendi.',
  'Bir sonraki sürümün kapsamı gözden geçirildi.',
] as const;
const KARARLAR = [
  'Geciken kurulumlar için müşteriler aranacak',
  'Rapor ekranının hızı ölçülecek',
  'Kullanım kılavuzunun ilgili bölümü yenilenecek',
  'Yedekleme denemesi yapılacak',
  'Destek kayıtlarının konu listesi sadeleştirilecek',
  'Fiyat listesi güncellenip bayilere duyurulacak',
  'Yeni sürüm önce iki pilot kurumda denenecek',
] as const;
const EKLER = ['Tarih yanlış yazılmış; doğrusu ayın 15’idir.', 'Katılamayan arkadaşlar sonradan bilgilendirildi.'];

async function kaynakOku(db: Db) {
  const [kisiler, turler, yetkililer, isler] = await Promise.all([
    db
      .selectFrom('kisi')
      .innerJoin('departman', 'departman.id', 'kisi.departman_id')
      .select(['kisi.id', 'kisi.eposta', 'kullanici_anahtari as hesap', 'departman.ad as departman'])
      .select(sql<string>`kisi.ad || ' ' || kisi.soyad`.as('ad'))
      .where('kisi.aktif', '=', true)
      .orderBy('kisi.id')
      .execute(),
    db.selectFrom('tanim').select(['id', 'ad']).where('liste', '=', 'toplantiTur').orderBy('id').execute(),
    sql<{ id: number; ad: string; eposta: string | null; musteri_id: number; proje_id: number }>`
      select y.id, btrim(y.ad || ' ' || y.soyad) as ad, y.eposta, y.musteri_id, min(mp.proje_id) as proje_id
      from musteri_yetkili y join musteri_proje mp on mp.musteri_id = y.musteri_id where y.silindi is null
      group by y.id order by y.id limit 300`
      .execute(db)
      .then((r) => r.rows),
    db.selectFrom('gorev').select(['id', 'proje_id', 'durum', 'baslik']).orderBy('id').execute(),
  ]);
  return {
    bolumler: Map.groupBy(kisiler, (k) => k.departman),
    kisiler,
    yonetici: kisiler.find((k) => k.hesap === 'yonetici')!,
    turler: new Map(turler.map((t) => [t.ad, t.id])),
    yetkililer,
    isler: Map.groupBy(isler, (i) => i.proje_id),
  };
}
type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;
type Kisi = Kaynak['kisiler'][number];

/** One that is to be written, with who is called and what is said there. */
interface Ornek {
  readonly satir: Insertable<Database['toplanti']>;
  readonly z: Zar;
  readonly kisiler: readonly Kisi[];
  readonly yetkililer: Kaynak['yetkililer'];
  readonly tutanak: string;
  readonly seri: number | null;
}

/** How one of that day stands: what is old is approved, what is to come is planned. */
function durumu(z: Zar, bas: number, simdi: Date): ToplantiDurumu {
  const yas = (simdi.getTime() - bas) / 86_400_000;
  const n = z.arasi(1, 100);
  if (yas < 0) return n <= 8 ? 'taslak' : 'planlandi';
  if (n <= 5) return 'iptal';
  if (yas < 10) return n <= 70 ? 'yapildi' : 'onayli';
  return n <= 12 ? 'yapildi' : 'onayli';
}

const gundemi = (z: Zar, kisiler: readonly Kisi[], dakika: number): string => {
  const adet = z.arasi(2, 4);
  return gundemSutunu(
    z
      .karistir([...GUNDEM])
      .slice(0, adet)
      .map((Metin, i) => ({
        Metin,
        Sure: Math.max(5, Math.floor(dakika / adet / 5) * 5),
        SunanId: i === 0 ? kisiler[0]!.id : z.olasi(0.6) ? z.biri(kisiler).id : null,
      })),
  );
};

interface Kalip {
  readonly konu: string;
  readonly tur: string;
  readonly bas: number;
  readonly dakika: number;
  readonly oda: number | null;
  readonly cagrilan: readonly Kisi[];
  readonly yetkililer: Kaynak['yetkililer'];
  readonly projeId: number | null;
  readonly seri: { readonly no: number; readonly tekrar: Tekrar; readonly uid: string } | null;
}

function toplanti(k: Kaynak, z: Zar, p: Kalip, simdi: Date): Ornek {
  const durum = durumu(z, p.bas, simdi);
  const [duzenleyen, raportor] = p.cagrilan;
  const yapildi = durum === 'yapildi' || durum === 'onayli';
  const acilis = new Date(Math.min(p.bas - z.arasi(2, 9) * 86_400_000, simdi.getTime() - 3_600_000));
  return {
    z,
    kisiler: p.cagrilan,
    yetkililer: p.yetkililer,
    seri: p.seri?.no ?? null,
    tutanak: yapildi
      ? z
          .karistir([...SOZLER])
          .slice(0, z.arasi(2, 4))
          .join('\n')
      : '',
    satir: {
      toplanti_tur_id: k.turler.get(p.tur) ?? [...k.turler.values()][0]!,
      konu: p.konu,
      proje_id: p.projeId,
      musteri_id: p.yetkililer[0]?.musteri_id ?? null,
      baslama_zamani: new Date(p.bas),
      bitis_zamani: new Date(p.bas + p.dakika * 60_000),
      oda_id: p.oda,
      yer: '',
      link: p.oda === null ? 'https://meet.google.com/abc-defg-hij' : null,
      duzenleyen_id: duzenleyen!.id,
      raportor_id: raportor?.id ?? null,
      gundem: gundemi(z, p.cagrilan, p.dakika),
      durum: durum === 'onayli' ? 'yapildi' : durum,
      iptal_nedeni: durum === 'iptal' ? 'Katılacakların çoğu o gün başka bir ildeydi.' : null,
      tekrar_kural: p.seri?.tekrar ?? null,
      seri_ani: p.seri === null ? null : new Date(p.bas),
      ...(p.seri !== null && { ics_uid: p.seri.uid }),
      ics_sira: durum === 'iptal' ? 1 : 0,
      ust_id: null,
      onaylayan_id: null,
      onay_zamani: null,
      onay_ozeti: null,
      acan_id: duzenleyen!.id,
      acilis_zamani: acilis,
      tutanak: '',
    },
  };
}

/** The first day from there on that is this day of the week. */
const ilkGun = (gun: Gun, haftaGunu_: number): Gun => gunEkle(gun, (haftaGunu_ - haftaGunu(gun) + 7) % 7);

function serinin(k: Kaynak, odalar: readonly number[], s: Seri, no: number, { bugun, simdi }: OrnekOrtami): Ornek[] {
  const adim = s.tekrar === 'haftalik' ? 7 : s.tekrar === 'ikihafta' ? 14 : 30;
  const ilk = ilkGun(gunEkle(bugun, -(s.adet - s.gelecek) * adim), s.haftaGunu);
  const bolum = k.bolumler.get(s.departman) ?? k.kisiler;
  const cagrilan = [...bolum.slice(0, 5), k.yonetici].filter((x, i, hepsi) => hepsi.indexOf(x) === i);
  const uid = `5e51e000-0000-4000-8000-${String(no).padStart(12, '0')}`;
  return tekrarAnlari(istanbulAni(ilk, s.saat), s.tekrar, s.adet).map((bas, i) =>
    toplanti(
      k,
      zar(TOPLANTI_ZARI, no, i),
      {
        konu: s.konu,
        tur: s.tur,
        bas,
        dakika: s.dakika,
        oda: odalar[s.oda]!,
        cagrilan,
        yetkililer: [],
        projeId: s.tur === 'Proje' ? 2 : null,
        seri: { no, tekrar: s.tekrar, uid },
      },
      simdi,
    ),
  );
}

function tekil(k: Kaynak, odalar: readonly number[], i: number, adet: number, { bugun, simdi }: OrnekOrtami): Ornek {
  const z = zar(TOPLANTI_ZARI, 99, i);
  const [konu, tur] = z.biri(KONULAR);
  const gun = gunEkle(bugun, 14 - Math.floor(((GERIYE + 14) * i) / adet));
  const isGunu = gunEkle(gun, haftaGunu(gun) >= 6 ? -2 : 0);
  const cagrilan = z.karistir([...k.kisiler]).slice(0, z.arasi(2, 5));
  const disaridan = tur === 'Müşteri' && k.yetkililer.length > 0 ? z.biri(k.yetkililer) : null;
  const yetkililer =
    disaridan === null ? [] : k.yetkililer.filter((y) => y.musteri_id === disaridan.musteri_id).slice(0, 2);
  return toplanti(
    k,
    z,
    {
      konu,
      tur,
      bas: istanbulAni(isGunu, z.biri(['09:00', '11:30', '13:30', '15:30'])),
      dakika: z.biri([30, 45, 60, 90]),
      // Of what is still to come nobody else has it: the series have the others.
      oda: isGunu > bugun ? (i % 2 === 0 ? odalar[3]! : null) : z.olasi(0.6) ? odalar[3]! : null,
      cagrilan,
      yetkililer,
      projeId: disaridan?.proje_id ?? (tur === 'Proje' ? 2 : null),
      seri: null,
    },
    simdi,
  );
}

/** Who is called to each, what they have answered, and whether they came. */
function katilimcilari(
  { satir, z, kisiler, yetkililer }: Ornek,
  id: number,
): Insertable<Database['toplanti_katilimci']>[] {
  const oldu = satir.durum === 'yapildi';
  const ortak = (ad: string, eposta: string | null) => {
    const n = z.arasi(1, 100);
    const yanit =
      satir.durum === 'taslak'
        ? 'davetsiz'
        : n <= 70
          ? 'katilacak'
          : n <= 80
            ? 'belki'
            : n <= 90
              ? 'katilmayacak'
              : 'bekliyor';
    return {
      toplanti_id: id,
      ad,
      eposta: eposta ?? '',
      davet_durum: yanit,
      yanit_zamani: yanit === 'davetsiz' || yanit === 'bekliyor' ? null : satir.acilis_zamani,
      yanit_yolu:
        yanit === 'davetsiz' || yanit === 'bekliyor' ? null : z.biri(['uygulama', 'eposta', 'baglanti'] as const),
      katildi: oldu ? yanit !== 'katilmayacak' : null,
      token_ozeti: null,
    } as const;
  };
  return [
    ...kisiler.map((k, i) => ({
      ...ortak(k.ad, k.eposta),
      kisi_id: k.id,
      musteri_personel_id: null,
      rol: i > 3 ? ('istege' as const) : ('zorunlu' as const),
    })),
    ...yetkililer.map((y) => ({ ...ortak(y.ad, y.eposta), kisi_id: null, musteri_personel_id: y.id })),
  ];
}

interface Karar extends Insertable<Database['toplanti_karar']> {
  readonly gorev_id: number | null;
}
/** What was decided: of long ago mostly done, of lately mostly open; some became tasks of the product, each once. */
function kararlari(o: Ornek, id: number, k: Kaynak, bosIsler: Map<number, number[]>, simdi: Date): Karar[] {
  if (o.satir.durum !== 'yapildi') return [];
  const { z } = o;
  const bit = new Date(o.satir.bitis_zamani);
  const yas = (simdi.getTime() - bit.getTime()) / 86_400_000;
  return z
    .karistir([...KARARLAR])
    .slice(0, z.arasi(0, 3))
    .map((metin, sira) => {
      const is = o.satir.proje_id != null && z.olasi(0.5) ? bosIsler.get(o.satir.proje_id)?.pop() : undefined;
      const bitti = yas > 20 && z.olasi(is === undefined ? 0.85 : 0.6);
      const vazgecildi = bitti && is === undefined && z.olasi(0.1);
      return {
        toplanti_id: id,
        sira,
        metin,
        sorumlu_id: z.olasi(0.9) ? z.biri(o.kisiler).id : null,
        termin: z.olasi(0.8) ? gunEkle(istanbulGunu(bit), z.arasi(5, 30)) : null,
        gorev_id: is ?? null,
        durum: vazgecildi ? 'vazgecildi' : bitti ? 'bitti' : 'acik',
        kanit: vazgecildi
          ? 'Gerek kalmadı; başka bir işle çözüldü.'
          : bitti
            ? 'Yapıldı; sonraki toplantıda gösterildi.'
            : '',
        kapanis_zamani: bitti
          ? new Date(Math.min(simdi.getTime() - 60_000, bit.getTime() + z.arasi(5, 18) * 86_400_000))
          : null,
        kapatan_id: bitti ? o.kisiler[0]!.id : null,
      };
    });
}

/** What happened to each: opened, invited, ended. */
function hareketleri({ satir }: Ornek, id: number): EskiHareket<typeof TOPLANTI_HAREKETLERI>[] {
  const ortak = { id, kisi: satir.duzenleyen_id };
  const acilis = new Date(satir.acilis_zamani);
  const satirlar: EskiHareket<typeof TOPLANTI_HAREKETLERI>[] = [
    { ...ortak, tur: 'acildi', baslik: TOPLANTI_HAREKETLERI.turler.acildi, zaman: acilis },
  ];
  if (satir.durum === 'taslak') return satirlar;
  satirlar.push({ ...ortak, tur: 'davet', baslik: 'Toplantı: Planlandı', zaman: new Date(acilis.getTime() + 600_000) });
  if (satir.durum === 'yapildi')
    satirlar.push({ ...ortak, tur: 'durum', baslik: 'Toplantı: Yapıldı', zaman: new Date(satir.bitis_zamani) });
  if (satir.durum === 'iptal')
    satirlar.push({
      ...ortak,
      tur: 'durum',
      baslik: 'Toplantı: İptal',
      aciklama: satir.iptal_nedeni ?? '',
      zaman: new Date(acilis.getTime() + 7_200_000),
    });
  return satirlar;
}

/** Words as the document in which several write keeps them. */
function belgesi(metin: string): Buffer {
  const belge = new Y.Doc();
  belge.getText(METIN_ALANI).insert(0, metin);
  return Buffer.from(Y.encodeStateAsUpdate(belge));
}

async function yiginla<T>(satirlar: readonly T[], yaz: (yigin: T[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < satirlar.length; i += YIGIN) await yaz(satirlar.slice(i, i + YIGIN));
}

async function yaz(o: OrnekOrtami): Promise<void> {
  const { db, simdi } = o;
  const k = await kaynakOku(db);
  const odalar = (
    await db
      .insertInto('toplanti_oda')
      .values(ODALAR.map(([ad, kapasite, erisim]) => ({ ad, kapasite, erisim })))
      .returning('id')
      .execute()
  ).map((x) => x.id);
  const seriler = SERILER.flatMap((s, no) => serinin(k, odalar, s, no, o));
  const kalan = ADET - seriler.length;
  const hepsi = [...seriler, ...Array.from({ length: kalan }, (_, i) => tekil(k, odalar, i, kalan, o))];
  const idler: number[] = [];
  await yiginla(hepsi, async (yigin) => {
    const eklenen = await db
      .insertInto('toplanti')
      .values(yigin.map((x) => x.satir))
      .returning('id')
      .execute();
    idler.push(...eklenen.map((e) => e.id));
  });
  await sql`update toplanti t set ust_id = b.id
    from (select ics_uid, min(id) as id from toplanti where tekrar_kural is not null group by ics_uid) b
    where b.ics_uid = t.ics_uid and t.id <> b.id and t.tekrar_kural is not null`.execute(db);
  await yiginla(
    hepsi.flatMap((x, i) => katilimcilari(x, idler[i]!)),
    (y) => db.insertInto('toplanti_katilimci').values(y).execute(),
  );
  const bosIsler = new Map([...k.isler].map(([proje, isler]) => [proje, isler.map((i) => i.id).toReversed()]));
  await yiginla(
    hepsi.flatMap((x, i) => kararlari(x, idler[i]!, k, bosIsler, simdi)),
    (y) => db.insertInto('toplanti_karar').values(y).execute(),
  );
  await yiginla(
    hepsi.flatMap((x, i) =>
      x.tutanak === ''
        ? []
        : [
            {
              toplanti_id: idler[i]!,
              kisi_id: x.satir.raportor_id ?? null,
              veri: belgesi(x.tutanak),
              zaman: x.satir.bitis_zamani,
            },
          ],
    ),
    (y) => db.insertInto('tutanak_parca').values(y).execute(),
  );
  const metinler = JSON.stringify(
    hepsi.map((x, i) => ({ id: idler[i]!, metin: x.tutanak })).filter((m) => m.metin !== ''),
  );
  await sql`update toplanti t set tutanak = m.metin
    from jsonb_to_recordset(${metinler}::jsonb) m (id int, metin text) where m.id = t.id`.execute(db);
  await hareketleriYaz(
    db,
    TOPLANTI_HAREKETLERI,
    hepsi.flatMap((x, i) => hareketleri(x, idler[i]!)),
  );
  await onayla(db, simdi, 9);
  const onayli = await db
    .selectFrom('toplanti')
    .select(['id', 'raportor_id', 'duzenleyen_id', 'onay_zamani'])
    .where('durum', '=', 'onayli')
    .orderBy('id')
    .execute();
  await yiginla(
    onayli.flatMap((t, i) =>
      i % 20 === 0
        ? [
            {
              toplanti_id: t.id,
              metin: EKLER[(i / 20) % EKLER.length]!,
              kisi_id: t.raportor_id ?? t.duzenleyen_id,
              zaman: new Date(Date.parse(t.onay_zamani!) + 86_400_000),
            },
          ]
        : [],
    ),
    (y) =>
      sql`insert into toplanti_ek (toplanti_id, metin, kisi_id, zaman, ozet)
        select x.toplanti_id, x.metin, x.kisi_id, x.zaman, sha256(convert_to(x.toplanti_id || x.metin, 'UTF8'))
        from jsonb_to_recordset(${JSON.stringify(y)}::jsonb) x (toplanti_id int, metin text, kisi_id int, zaman timestamptz)`.execute(
        db,
      ),
  );
}

/** Approves minutes of meetings that ended so many days ago; one in nine waits for ever. */
async function onayla(db: Db, simdi: Date, gun: number): Promise<void> {
  const { rows } = await sql<{ id: number; duzenleyen_id: number; zaman: string }>`
    update toplanti t set durum = 'onayli', onaylayan_id = t.duzenleyen_id, onay_zamani = t.bitis_zamani + interval '2 days',
      onay_ozeti = sha256(convert_to(t.no || chr(10) || t.tutanak, 'UTF8')), surum = t.surum + 1
    where t.durum = 'yapildi' and t.tutanak <> '' and t.id % 9 <> 0
      and t.bitis_zamani < ${simdi}::timestamptz - ${gun} * interval '1 day'
      and not exists (select from denetim d where d.nesne = 'toplanti' and d.nesne_id = t.id)
    returning t.id, t.duzenleyen_id, t.onay_zamani as zaman`.execute(db);
  await hareketleriYaz(
    db,
    TOPLANTI_HAREKETLERI,
    rows.map((t) => ({
      id: t.id,
      tur: 'onay' as const,
      baslik: 'Toplantı: Tutanak Onaylı',
      kisi: t.duzenleyen_id,
      zaman: new Date(t.zaman),
    })),
  );
}

/** Meetings of the house that are over and that nobody has touched were held, with a few words. */
async function gunler(db: Db, _ilk: Gun, _son: Gun, simdi: Date): Promise<readonly never[]> {
  const { rows } = await sql<{ id: number; raportor_id: number | null; duzenleyen_id: number; bit: string }>`
    update toplanti t set durum = 'yapildi', tutanak = ${SOZLER[0]}, surum = t.surum + 1
    where t.durum = 'planlandi' and t.bitis_zamani < ${simdi} and t.id <= ${ADET}
      and not exists (select from denetim d where d.nesne = 'toplanti' and d.nesne_id = t.id)
      and not exists (select from tutanak_parca p where p.toplanti_id = t.id)
    returning t.id, t.raportor_id, t.duzenleyen_id, t.bitis_zamani as bit`.execute(db);
  if (rows.length === 0) return [];
  const veri = belgesi(SOZLER[0]);
  await db
    .insertInto('tutanak_parca')
    .values(rows.map((t) => ({ toplanti_id: t.id, kisi_id: t.raportor_id, veri, zaman: t.bit })))
    .execute();
  await hareketleriYaz(
    db,
    TOPLANTI_HAREKETLERI,
    rows.map((t) => ({
      id: t.id,
      tur: 'durum' as const,
      baslik: 'Toplantı: Yapıldı',
      kisi: t.duzenleyen_id,
      zaman: new Date(t.bit),
    })),
  );
  return [];
}

export const ornek: readonly OrnekPayi[] = [
  {
    ad: 'toplanti',
    sonra: ['gorev', 'yetkili', 'tanim', 'personel'],
    buyuyen: ['toplanti', 'toplanti_katilimci', 'hareket'],
    yaz,
    gunler,
  },
];
