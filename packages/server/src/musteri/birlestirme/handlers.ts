import { MUSTERI_ALANLARI, type MusteriAlanlari } from '@masabasi/core/musteri/musteri/alanlar';
import type { birlestirme as birlestirmeContract } from '@masabasi/core/musteri/birlestirme/contract';
import {
  ayni,
  BIRLESTIRME_ALAN_ADLARI,
  BIRLESTIRME_ALANLARI,
  birlesik,
  eskiHali,
  iletisimKisisi,
  kalanIletisim,
} from '@masabasi/core/musteri/birlestirme/rules';
import { maskele } from '@masabasi/core/platform/identity/kimlik';
import { musteriFormu, type MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import {
  GERI_ALMA_GUNU,
  MUSTERI_HAREKETLERI,
  musteriHatalari,
  musteriSade,
  numaraKayitli,
} from '@masabasi/core/musteri/musteri/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKILI_ALANLARI } from '@masabasi/core/musteri/yetkili/alanlar';
import type { Db } from '../../platform/db/connect.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { type Handlers, red, type Temel } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { ilkEngel, musteriBaglari } from '../musteri/api.ts';
import * as musteri from '../musteri/api.ts';
import { ekle as kisiEkle, yetkililer } from '../yetkili/api.ts';
import * as q from './queries.ts';

const GUN_MS = 86_400_000;
const GORUNMEYEN =
  'Müşterilerin, ürünleriniz arasında olmayan bir ürünü var. Ürünlerinin hepsini gören biri yapabilir.';

const adi = (m: { MusteriNo: string; GorunenAd: string }): string => `${m.MusteriNo} ${m.GorunenAd}`;
/** The fields of a card that can be written back. */
const form = (kart: MusteriKarti): MusteriAlanlari =>
  Object.fromEntries(
    (Object.keys(musteriFormu.shape) as (keyof MusteriAlanlari)[]).map((alan) => [alan, kart[alan]]),
  ) as MusteriAlanlari & Record<string, unknown>;

/** Both cards, if this person sees both. */
async function cift(db: Db, Id: number, DigerId: number, urunler: UrunKapsami) {
  const [kalan, giden] = [await musteri.kart(db, Id, urunler), await musteri.kart(db, DigerId, urunler)];
  if (kalan === null || giden === null) throw kayitYok('Müşteri');
  return { kalan, giden };
}

type Ortam = Pick<Temel, 'db' | 'odalar'>;
/** Reason to refuse a merge of two customers, or null. */
async function engel(
  { db, odalar }: Ortam,
  kalan: number,
  giden: number,
  urunler: UrunKapsami,
): Promise<string | null> {
  if (kalan === giden) return 'Bir müşteri kendisiyle birleştirilmez.';
  if (await q.gorunmeyenVar(db, [kalan, giden], urunler)) return GORUNMEYEN;
  return ilkEngel(odalar, (bag) => bag.birlesmeEngeli?.(db, kalan, giden));
}

/** Owners of numbers that two parted cards would need again. */
async function numaraEngeli(
  db: Db,
  b: q.Birlesme,
  kart: MusteriAlanlari,
  urunler: UrunKapsami,
): Promise<string | null> {
  for (const [Id, m] of [
    [b.GidenId, b],
    [b.KalanId, kart],
  ] as const) {
    const sahipler = await musteri.numaraSahipleri(db, Id, m, urunler);
    const sahip = sahipler.find((s) => s.Id !== b.KalanId);
    if (sahip) return numaraKayitli(sahip.ayniTc, sahip.No);
  }
  return (b.TCKimlikNo !== null && b.TCKimlikNo === kart.TCKimlikNo) || (b.VKN !== null && b.VKN === kart.VKN)
    ? 'Ayrılacak kartın kimlik ya da vergi numarası sonradan kalan karta yazılmış. Önce oradan siliniz.'
    : null;
}

/** Keeps telephones and addresses of both cards that the merged card lacks, as contact persons. */
async function iletisimiSakla(
  db: Db,
  birlesmeId: number,
  { kalan, giden }: { readonly kalan: MusteriKarti; readonly giden: MusteriKarti },
  sonraki: MusteriAlanlari,
): Promise<boolean> {
  const bilinenler: Pick<MusteriAlanlari, 'Telefon' | 'GSM' | 'Eposta'>[] = [
    sonraki,
    ...(await yetkililer(db, kalan.Id)),
  ];
  const ilk = bilinenler.length;
  for (const k of [giden, kalan]) {
    const iletisim = kalanIletisim(k, bilinenler);
    if (iletisim === null) continue;
    const kaynak = k === giden ? `Birleştirilen ${k.MusteriNo} kartından` : 'Birleştirmeden önceki karttan';
    const kisi = iletisimKisisi(k, iletisim, kaynak);
    const y = await kisiEkle(db, { ...sutunlari(YETKILI_ALANLARI, kisi), musteri_id: kalan.Id });
    await q.kisiGeldi(db, birlesmeId, y.Id);
    bilinenler.push(iletisim);
  }
  return bilinenler.length > ilk;
}
const SAKLANAN = 'Kartta kalmayan telefon ve e-posta, yetkili kişi olarak saklandı';

export const birlestirme: Handlers<typeof birlestirmeContract> = {
  async musteriBenzer({ db, urunler }, { Id }) {
    const m = found(await musteri.kart(db, Id, urunler), 'Müşteri');
    const numaralar = [m.Telefon, m.GSM].filter((no) => no !== null);
    return { durum: true, musterilist: await musteri.benzerler(db, { ...m, numaralar }, urunler) };
  },

  async musteriKarsilastir(ctx, { Id, DigerId }) {
    const { db, odalar, urunler } = ctx;
    const { kalan, giden } = await cift(db, Id, DigerId, urunler);
    const neden = await engel(ctx, Id, DigerId, urunler);
    // No counts for a person who does not see all rows, as the counts would include hidden ones.
    const adlar: Readonly<Record<string, string>> = Object.assign(
      {},
      ...musteriBaglari(odalar).map((bag) => bag.satirlar),
    );
    const sayilar = neden === GORUNMEYEN ? [] : await q.satirSayilari(db, DigerId);
    const tasinanlar = sayilar.map(({ tablo, adet }) => ({ Ad: adlar[tablo] ?? 'kayıt', Adet: adet }));
    const farklar = BIRLESTIRME_ALAN_ADLARI.filter((alan) => !ayni(kalan, giden, alan));
    return { durum: true, kalan: maskele(kalan), giden: maskele(giden), farklar, tasinanlar, engel: neden };
  },

  async musteriBirlestir(ctx, { Id, Surum, DigerId, DigerSurum, alanlar }) {
    const { db, ben, simdi, urunler } = ctx;
    await q.kilitle(db, [Id, DigerId]);
    const { kalan, giden } = await cift(db, Id, DigerId, urunler);
    if (kalan.Surum !== Surum) throw surumEski(maskele(kalan));
    if (giden.Surum !== DigerSurum) throw surumEski(maskele(giden));
    const neden = await engel(ctx, Id, DigerId, urunler);
    if (neden !== null) return red(neden);
    const onceki = form(kalan);
    const sonraki = musteriSade(birlesik(onceki, form(giden), alanlar));
    const [hata] = Object.values(musteriHatalari(sonraki, istanbulGunu(simdi)));
    if (hata !== undefined) return red(hata);
    const ayrilmis = await ilkEngel(ctx.odalar, (bag) => bag.ayrilmisEngeli?.(db, [Id, DigerId]));
    if (sonraki.Durum === 'Ayrıldı' && ayrilmis !== null) return red(ayrilmis);

    const BirlesmeId = await q.birlesmeYaz(db, { kalan: Id, giden: DigerId, onceki, sonraki }, ben.Id, simdi);
    await q.tasi(db, BirlesmeId, Id, DigerId);
    await q.gideniKaldir(db, DigerId, Id, ben.Id, simdi);
    const satir = await musteri.degistir(db, Id, sutunlari(MUSTERI_ALANLARI, sonraki), ben.Id, simdi);
    const saklandi = await iletisimiSakla(db, BirlesmeId, { kalan, giden }, sonraki);
    const alinan = BIRLESTIRME_ALAN_ADLARI.filter((alan) => alanlar[alan] === 'giden');
    const aciklama = [alinan.map((alan) => BIRLESTIRME_ALANLARI[alan].ad).join(', '), saklandi ? SAKLANAN : '']
      .filter(Boolean)
      .join('. ');
    const baslik = `${adi(giden)} bu müşteriyle birleştirildi`;
    await hareketYaz(ctx, MUSTERI_HAREKETLERI, { id: Id, tur: 'birlestirme', baslik, aciklama });
    await ctx.denetle({
      eylem: 'musteriBirlestir',
      nesne: 'musteri',
      nesneId: Id,
      eski: { MusteriNo: giden.MusteriNo },
      yeni: { MusteriNo: kalan.MusteriNo, alinan },
    });
    return { durum: true, BirlesmeId, Surum: satir.Surum };
  },

  async musteriBirlesmeleri({ db, simdi, urunler }, { Id }) {
    if (!(await musteri.gorur(db, Id, urunler))) throw kayitYok('Müşteri');
    const liste = await q.birlesmeler(db, Id, new Date(simdi.getTime() - (GERI_ALMA_GUNU + 1) * GUN_MS));
    const bugun = istanbulGunu(simdi);
    const birlesmelist = liste
      .map((b) => ({ ...b, SonGun: gunEkle(istanbulGunu(b.Zaman), GERI_ALMA_GUNU) }))
      .filter((b) => b.SonGun >= bugun);
    return { durum: true, birlesmelist };
  },

  async musteriBirlestirGeriAl(ctx, { Id }) {
    const { db, ben, simdi, urunler, odalar } = ctx;
    await q.birlesmeKilitle(db, Id);
    const ilk = found(await q.birlesme(db, Id, urunler), 'Birleştirme');
    await q.kilitle(db, [ilk.KalanId, ilk.GidenId]);
    const b = found(await q.birlesme(db, Id, urunler), 'Birleştirme');
    if (b.geriAlindi) return red('Bu birleştirme zaten geri alınmış.');
    if (b.hedefNo !== null)
      return red(`Kalan kart sonradan ${b.hedefNo} ile birleştirilmiş. Önce o birleştirmeyi geri alınız.`);
    const kalan = await musteri.kart(db, b.KalanId, urunler);
    if (b.silindi || kalan === null) return red('Kalan müşteri silinmiş; birleştirme geri alınamaz.');
    if (istanbulGunu(simdi) > gunEkle(istanbulGunu(b.Zaman), GERI_ALMA_GUNU))
      return red(`Üstünden ${GERI_ALMA_GUNU} günden çok geçen birleştirme geri alınamaz.`);
    if (await q.gorunmeyenVar(db, [b.KalanId], urunler)) return red(GORUNMEYEN);
    const { kart, kalanlar } = eskiHali(form(kalan), b);
    const neden = await numaraEngeli(db, b, kart, urunler);
    if (neden !== null) return red(neden);

    await q.geriTasi(db, Id, b.KalanId, b.GidenId);
    await q.gelenKisileriSil(db, Id, b.KalanId);
    for (const bag of musteriBaglari(odalar)) await bag.birlesmeCozuldu?.(db, [b.KalanId, b.GidenId]);
    await musteri.degistir(db, b.KalanId, sutunlari(MUSTERI_ALANLARI, kart), ben.Id, simdi);
    const giden = await q.gideniDondur(db, b.GidenId);
    await q.geriAlindiYaz(db, Id, ben.Id, simdi);
    const aciklama = kalanlar.length === 0 ? '' : `Sonradan düzeltildiği için kalan: ${kalanlar.join(', ')}`;
    for (const [id, diger, not] of [
      [b.KalanId, giden, aciklama],
      [b.GidenId, kalan, ''],
    ] as const)
      await hareketYaz(ctx, MUSTERI_HAREKETLERI, {
        id,
        tur: 'birlestirme',
        baslik: `${adi(diger)} ile birleştirme geri alındı`,
        aciklama: not,
      });
    await ctx.denetle({
      eylem: 'musteriBirlestirGeriAl',
      nesne: 'musteri',
      nesneId: b.KalanId,
      eski: { MusteriNo: kalan.MusteriNo },
      yeni: { MusteriNo: giden.MusteriNo, kalanlar },
    });
    return { durum: true, GidenId: b.GidenId, kalanlar };
  },
};
