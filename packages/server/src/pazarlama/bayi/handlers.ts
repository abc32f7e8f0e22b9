import { BAYI_ALANLARI } from '@masabasi/core/pazarlama/bayi/alanlar';
import type { bayi as contract } from '@masabasi/core/pazarlama/bayi/contract';
import { BAYI_LISANS_LISTESI, BAYI_LISTESI, BAYI_MUSTERI_LISTESI } from '@masabasi/core/pazarlama/bayi/liste';
import { bayiHatalari, bayiKosulHatalari, bayiSade, bayiYetkilisiHatasi } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKarti } from '@masabasi/core/pazarlama/bayi/satirlar';
import { geriAlinmaz } from '@masabasi/core/platform/undo/geriAlma';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { yetkiliSade } from '@masabasi/core/musteri/yetkili/rules';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found, type Seen } from '../../platform/http/errors.ts';
import { listAnswer, tabbedAnswer } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import * as tanim from '../../platform/tanim/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { BAYI_ADLARI, bul } from './arama.ts';
import { ekstresi, gonderilenler } from './ekstre.ts';
import { bayiSutunlari } from './excel.ts';
import * as k from './kayit.ts';
import { yili } from './gunluk.ts';
import * as q from './queries.ts';
import * as rapor from './rapor.ts';

/**
 * The dealer of a request, locked. Throws 404 when it is missing and 409 when it is not the version that the caller
 * saw.
 */
const kilitli = async ({ db, urunler, simdi }: ProductAct, { Id, Surum }: Seen): Promise<BayiKarti> =>
  found(await q.kilitliKart(db, Id, urunler, istanbulGunu(simdi)), 'Bayi', Surum);

const satiri = (ad: string, aktif: boolean) =>
  ({ liste: 'bayiler', ad, renk: null, kod: null, proje_id: null, ust_id: null, aktif }) as const;

export const bayi: Handlers<typeof contract> = {
  async getBayiList({ db, simdi, urunler }, sorgu) {
    return tabbedAnswer(db, BAYI_LISTESI, rapor.bayiKaynagi(urunler, istanbulGunu(simdi)), sorgu);
  },

  async bayiBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [BAYI_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async getBayiDetay({ db, simdi, urunler }, { Id }) {
    const b = found(await q.kart(db, Id, urunler, istanbulGunu(simdi)), 'Bayi');
    const [yetkililer, hareketlist] = await Promise.all([q.yetkililer(db, Id), q.hareketler(db, Id)]);
    return { durum: true, bayi: b, yetkililer, hareketlist };
  },

  async bayiKaydet(ctx, { bayi: ham, yetkililer: hamKisiler }) {
    const { db, urunler } = ctx;
    const eski = ham.Id === 0 ? null : await kilitli(ctx, ham);
    const b = bayiSade(ham);
    const [hata] = Object.values(bayiHatalari(b));
    if (hata !== undefined) return red(hata);
    const kisiler = hamKisiler.map(yetkiliSade);
    const kisiHatasi = kisiler.map(bayiYetkilisiHatasi).find((h) => h !== null);
    if (kisiHatasi !== undefined) return red(kisiHatasi);
    const once = new Set((eski === null ? [] : await q.yetkililer(db, eski.Id)).map((y) => y.YetkiliId));
    if (kisiler.some((y) => y.YetkiliId !== 0 && !once.has(y.YetkiliId)))
      return red('Yetkili kişilerden biri artık bu bayide değil; kartı yeniden açınız.');
    const engel = await k.kartEngeli(ctx, b, ham.Id, eski);
    if (engel !== null) return red(engel);
    const satir = satiri(b.Ad, b.Aktif);
    const { Id } = eski === null ? await tanim.ekle(db, satir, false) : await tanim.degistir(db, eski.Id, satir);
    await q.bolgeyiYaz(db, Id, { iller: b.BolgeIlIdler, ilceler: b.BolgeIlceIdler, projeler: b.ProjeIdler }, urunler);
    await q.yetkilileriYaz(db, Id, kisiler);
    const sonuc = await q.degistir(db, Id, sutunlari(BAYI_ALANLARI, b));
    const degisen = eski === null ? [] : k.degisenler(eski, b);
    await k.degisti(ctx, Id, {
      eylem: 'bayiKaydet',
      tur: eski === null ? 'acildi' : 'duzenlendi',
      aciklama: degisen.join(', '),
      denetim: { yeni: eski === null ? { Ad: b.Ad } : { Degisen: degisen } },
    });
    return { durum: true, ...sonuc };
  },

  async bayiSil(ctx, hangisi) {
    const { db, ben, simdi } = ctx;
    const b = await kilitli(ctx, hangisi);
    if (await q.dolu(db, b.Id))
      return red('Bayinin müşterisi ya da lisansı var. Önce onları başka bir bayiye atayınız ya da bayiden alınız.');
    await tanim.degistir(db, b.Id, { aktif: false });
    await q.degistir(db, b.Id, { silindi: simdi, silen_id: ben.Id });
    await k.degisti(ctx, b.Id, {
      eylem: 'bayiSil',
      tur: 'silindi',
      eski: { Kullanimda: b.Aktif },
      denetim: { eski: { Ad: b.Ad } },
    });
    return { durum: true };
  },

  async bayiGeriAl(ctx, { Id }) {
    const { db, ben, simdi, urunler } = ctx;
    const silinen = found(await q.silinmis(db, Id, urunler, simdi), 'Silinmiş bayi');
    const engel = geriAlinmaz(silinen, ben.Id);
    if (engel !== null) return red(engel);
    const sahip = silinen.Vkn === null ? undefined : await q.vknSahibi(db, silinen.Vkn, Id);
    if (sahip) return red(`Bayinin vergi numarası bu arada ‘${sahip.Ad}’ bayisine yazıldı.`);
    const son = await q.sonHareketi(db, Id, simdi);
    await tanim.degistir(db, Id, { aktif: son?.Eski.Kullanimda !== false });
    const sonuc = await q.degistir(db, Id, { silindi: null, silen_id: null });
    await k.degisti(ctx, Id, { eylem: 'bayiGeriAl', tur: 'geriAlindi' });
    return { durum: true, ...sonuc };
  },

  async bayiKosullari({ db, simdi, urunler }, { Id }) {
    const b = found(await q.kart(db, Id, urunler, istanbulGunu(simdi)), 'Bayi');
    return { durum: true, kosullar: await q.kosullar(db, Id), Surum: b.Surum };
  },

  async bayiKosulKaydet(ctx, { kosul: { KosulId, ...ham }, ...hangisi }) {
    const { db, ben, simdi } = ctx;
    const b = await kilitli(ctx, hangisi);
    const kosul = { ...ham, Aciklama: ham.Aciklama.trim() };
    const [hata] = Object.values(bayiKosulHatalari(kosul));
    if (hata !== undefined) return red(hata);
    const once = await q.kosullar(db, b.Id);
    const eski = once.find((x) => x.KosulId === KosulId);
    if (KosulId !== 0 && eski === undefined) throw kayitYok('Koşul');
    if (once.some((x) => x.KosulId !== KosulId && x.Gecerlilik === kosul.Gecerlilik))
      return red(`${tarihYaz(kosul.Gecerlilik)} gününden başlayan koşullar yazılmış; onları düzeltiniz.`);
    await q.kosulYaz(db, b.Id, KosulId, kosul, ben.Id, simdi);
    const sonuc = await q.degistir(db, b.Id, {});
    // The agreed terms go to the audit and to the list of terms only, because everybody reads the history.
    await k.degisti(ctx, b.Id, {
      eylem: 'bayiKosulKaydet',
      tur: 'kosul',
      aciklama: `${tarihYaz(kosul.Gecerlilik)} gününden`,
      denetim: { eski, yeni: kosul },
    });
    return { durum: true, ...sonuc };
  },

  async bayiKosulSil(ctx, { KosulId, ...hangisi }) {
    const { db } = ctx;
    const b = await kilitli(ctx, hangisi);
    const eski = found(
      (await q.kosullar(db, b.Id)).find((x) => x.KosulId === KosulId),
      'Koşul',
    );
    await q.kosulSil(db, b.Id, KosulId);
    const sonuc = await q.degistir(db, b.Id, {});
    await k.degisti(ctx, b.Id, {
      eylem: 'bayiKosulSil',
      tur: 'kosul',
      aciklama: `${tarihYaz(eski.Gecerlilik)} gününden başlayanlar silindi`,
      denetim: { eski },
    });
    return { durum: true, ...sonuc };
  },

  async getBayiMusteriList({ db, simdi, urunler }, sorgu) {
    if (!(await q.gorur(db, sorgu.BayiId, urunler))) throw kayitYok('Bayi');
    const kaynak = rapor.musteriKaynagi(urunler, istanbulGunu(simdi), sorgu.BayiId);
    return listAnswer(db, BAYI_MUSTERI_LISTESI, kaynak, sorgu);
  },

  async getBayiLisansList({ db, simdi, urunler }, sorgu) {
    if (!(await q.gorur(db, sorgu.BayiId, urunler))) throw kayitYok('Bayi');
    const kaynak = rapor.lisansKaynagi(urunler, istanbulGunu(simdi), sorgu.BayiId);
    return listAnswer(db, BAYI_LISANS_LISTESI, kaynak, sorgu);
  },

  async bayiAtamalari({ db, urunler }, { BayiId }) {
    if (!(await q.gorur(db, BayiId, urunler))) throw kayitYok('Bayi');
    return { durum: true, atamalar: await rapor.atamalari(db, BayiId, urunler) };
  },

  async bayiAta(ctx, { BayiId, ...secim }) {
    const { db, simdi, urunler } = ctx;
    if (secim.MusteriIdler.length + secim.LisansIdler.length === 0) return red('Müşteri ya da lisans seçiniz.');
    const bugun = istanbulGunu(simdi);
    const hedef = BayiId === null ? null : await q.kilitliKart(db, BayiId, urunler, bugun);
    if (BayiId !== null && hedef === null) throw kayitYok('Bayi');
    if (hedef !== null && !hedef.Aktif) return red('Bayi kullanımda değil; müşteri ve lisans atanamaz.');
    const secilen = await k.atanacaklar(ctx, secim, bugun);
    const bulunan = new Set(secilen.musteriler.map((m) => m.Id));
    const lisanslar = new Set(secilen.lisanslar.map((l) => l.Id));
    if (!secim.MusteriIdler.every((id) => bulunan.has(id)) || !secim.LisansIdler.every((id) => lisanslar.has(id)))
      return red('Seçtiklerinizden biri artık yok ya da iptal edilmiş. Listeyi güncelleyip yeniden seçiniz.');
    const baskasinin = <A extends { readonly BayiId: number | null }>(satirlar: readonly A[]) =>
      satirlar.filter((s) => s.BayiId !== BayiId);
    const degisen = { musteriler: baskasinin(secilen.musteriler), lisanslar: baskasinin(secilen.lisanslar) };
    const [Musteri, Lisans] = [degisen.musteriler.length, degisen.lisanslar.length];
    if (Musteri + Lisans === 0)
      return red(hedef === null ? 'Seçtiklerinizin bayisi yok.' : 'Seçtiklerinizin hepsi zaten bu bayinin.');
    await k.atamayiYaz(ctx, hedef, degisen);
    const bayiler = new Set([...degisen.musteriler, ...degisen.lisanslar].map((a) => a.BayiId));
    const onceki = [...bayiler].map((b) => ({
      BayiId: b,
      MusteriIdler: degisen.musteriler.filter((m) => m.BayiId === b).map((m) => m.Id),
      LisansIdler: degisen.lisanslar.filter((l) => l.BayiId === b).map((l) => l.Id),
    }));
    return { durum: true, Musteri, Lisans, onceki };
  },

  async bayiPerformans({ db, simdi, urunler }, { BayiId, Yil }) {
    if (!(await q.gorur(db, BayiId, urunler))) throw kayitYok('Bayi');
    const bugun = istanbulGunu(simdi);
    const [aylar, oncekiYil] = await Promise.all([
      yili(db, BayiId, Yil, bugun, urunler),
      yili(db, BayiId, Yil - 1, bugun, urunler),
    ]);
    return { durum: true, aylar, oncekiYil };
  },

  async bayiHaritasi({ db, urunler }) {
    const [iller, noktalar] = await Promise.all([rapor.iller(db, urunler), rapor.noktalar(db, urunler)]);
    return { durum: true, iller, noktalar };
  },

  async bayiIlHaritasi({ db, urunler }, { IlId }) {
    const il = found(
      (await tanim.yerler(db)).il.find((i) => i.Id === IlId),
      'İl',
    );
    return { durum: true, IlId, Il: il.Ad, ...(await rapor.ilceler(db, urunler, IlId)) };
  },

  async bayiEkstreOnizle({ db, simdi, urunler }, { Id }) {
    const bugun = istanbulGunu(simdi);
    const b = found(await q.kart(db, Id, urunler, bugun), 'Bayi');
    const sirket = (await kurulumSatiri(db))?.sirket ?? '';
    const [kendi, hepsi, gidenler] = await Promise.all([
      ekstresi(db, b, bugun, sirket, urunler),
      ekstresi(db, b, bugun, sirket, null),
      gonderilenler(db, Id),
    ]);
    return {
      durum: true,
      Alici: b.Eposta,
      Acik: b.Ekstre && b.Aktif,
      Konu: kendi.konu,
      Metin: kendi.metin,
      Bos: hepsi.bos,
      Eksik: kendi.metin !== hepsi.metin,
      gonderilenler: gidenler,
    };
  },

  async bayiAktar(ctx, sorgu) {
    const bugun = istanbulGunu(ctx.simdi);
    return spreadsheet(ctx, BAYI_LISTESI, rapor.bayiKaynagi(ctx.urunler, bugun), sorgu, {
      ad: 'Bayiler',
      sutunlar: bayiSutunlari(bugun),
      eylem: 'bayiAktar',
      nesne: 'bayi',
      cok: 'Bir dosyaya en çok 20.000 bayi yazılır. Bölge ya da ürün seçerek daraltınız.',
    });
  },
};
