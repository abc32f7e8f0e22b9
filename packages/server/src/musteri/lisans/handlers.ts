import { LISANS_ALANLARI } from '@masabasi/core/musteri/lisans/alanlar';
import { LISANS_LISTESI } from '@masabasi/core/musteri/lisans/liste';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import {
  type lisans as lisansContract,
  type LisansKarti,
  type LisansSatiri,
} from '@masabasi/core/musteri/lisans/contract';
import {
  EN_COK_UYARILAN,
  geriAlmaEngeli,
  EN_KISA_NEDEN,
  LISANS_SEKMELERI,
  LISANS_SURECI,
  donemBedeli,
  yenilemeEngeli,
} from '@masabasi/core/musteri/lisans/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { GECIKME_MS } from '@masabasi/core/platform/sistem/rules';
import { type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { sonCalisma } from '../../platform/db/kuyruk.ts';
import { musteriBakiyeleri } from '../../mali/defter/api.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { dilimler, sayfaOku } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { MUSTERI_ADLARI } from '../musteri/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul } from './arama.ts';
import { LISANS_SUTUNLARI } from './excel.ts';
import { sirketAdi } from './gunluk.ts';
import { LISANS_ISI } from './job.ts';
import {
  bitisi,
  cakismaHatasi,
  denetimi,
  halDegistir,
  lisansAc,
  lisansEngeli,
  lisansHareketi,
  musteriyeVer,
  YONETEN,
  yenile,
  yenilemeyiGeriAl,
} from './kayit.ts';
import { lisansListesi } from './pdf.ts';
import * as q from './queries.ts';
import { hatirlat, hatirlatmaOnizle } from './toplu.ts';
import * as rapor from './rapor.ts';
import { found, type Seen } from '../../platform/http/errors.ts';

type Form = Istek<typeof lisansContract.lisansKaydet>['lisans'];

/** Rows on paper, which is some thirty pages. */
const EN_COK_YAZDIRILAN = 1000;

/** The licence of a request, locked; 404 if the caller does not see it, 409 if it has changed. */
const kilitli = async ({ db, simdi, urunler }: ProductAct, { Id, Surum }: Seen): Promise<LisansKarti> =>
  found(await q.kilitle(db, Id, urunler, istanbulGunu(simdi)), 'Lisans', Surum);

const kaynagi = ({ simdi, urunler }: ProductAct, { MusteriId }: Istek<typeof lisansContract.lisansAktar>) =>
  rapor.lisansKaynagi(urunler, istanbulGunu(simdi), MusteriId);

async function duzelt(ctx: ProductAct, l: Form, eski: LisansKarti) {
  const { db, ben, simdi } = ctx;
  // A moved first day moves the period with it only before the first renewal.
  const ilkDonem = eski.DonemBaslama === eski.BaslamaTarihi;
  if (!ilkDonem && l.BaslamaTarihi > eski.DonemBaslama) return red('Başlama tarihi son yenilemeden sonra olamaz.');
  const donem = ilkDonem ? { donem_baslama: l.BaslamaTarihi, cipa_gun: Number(l.BaslamaTarihi.slice(8)) } : {};
  const Surum = await q.degistir(db, l.Id, { ...sutunlari(LISANS_ALANLARI, l), ...donem }, ben.Id, simdi);
  const buyudu = l.KullaniciSayisi > eski.KullaniciSayisi;
  await lisansHareketi(
    { db, simdi, kisi: ben.Id },
    eski,
    {
      tur: buyudu ? 'Yükseltme' : 'Düzeltme',
      eski: bitisi(eski),
      yeni: bitisi(l),
      aciklama: buyudu ? `${eski.KullaniciSayisi} kullanıcıdan ${l.KullaniciSayisi} kullanıcıya` : '',
    },
    buyudu ? 'yükseltildi' : 'düzeltildi',
  );
  return { Id: l.Id, Surum };
}

/** Renews a locked licence that may be renewed, and writes it into the audit. */
async function birYenile(
  ctx: ProductAct,
  l: LisansKarti,
  o: { readonly ay: number; readonly tutar: Kurus; readonly aciklama: string },
) {
  const { BitisTarihi: once } = l;
  if (once === null) throw new Error(`${l.LisansNo} has no end to go on from`);
  const yapan = { db: ctx.db, simdi: ctx.simdi, kisi: ctx.ben.Id };
  const { BitisTarihi, Surum } = await yenile(
    yapan,
    { ...l, BitisTarihi: once },
    { ...o, bugun: istanbulGunu(ctx.simdi) },
  );
  await ctx.denetle({
    eylem: 'lisansYenile',
    nesne: 'lisans',
    nesneId: l.Id,
    eski: { BitisTarihi: once },
    yeni: { BitisTarihi, Tutar: paraYaz(o.tutar, l.ParaBirimi) },
  });
  return { BitisTarihi, Surum };
}

export const lisans: Handlers<typeof lisansContract> = {
  async getLisansRapor({ db, ben, simdi, urunler }, sorgu) {
    const kaynak = rapor.lisansKaynagi(urunler, istanbulGunu(simdi), sorgu.MusteriId);
    const [{ satirlar, ...sayilan }, ozet, SonCalisma] = await Promise.all([
      sayfaOku(db, LISANS_LISTESI, kaynak, sorgu),
      rapor.ozet(db, kaynak, sorgu),
      sonCalisma(db, LISANS_ISI),
    ]);
    const Gecikti = SonCalisma === null || simdi.getTime() - Date.parse(SonCalisma) > GECIKME_MS;
    const musteriler = [...new Set(satirlar.map((l) => l.MusteriId))];
    const borclar = yetkiVar(ben, YETKI.maliGor) ? await musteriBakiyeleri(db, musteriler, urunler) : null;
    return { durum: true, lisanslist: satirlar.map(q.maskele), ...sayilan, ozet, SonCalisma, Gecikti, borclar };
  },

  async lisansBul({ db, simdi, urunler }, istek) {
    return {
      durum: true,
      bulunanlar: await bagislayarak(db, istek, [MUSTERI_ADLARI], (a) => bul(db, a, urunler, istanbulGunu(simdi))),
    };
  },

  async lisansKirilim({ db, simdi, urunler }, { tur }) {
    return { durum: true, kirilim: await rapor.kirilim(db, tur, urunler, istanbulGunu(simdi)) };
  },

  async lisansDetay({ db, simdi, urunler }, { Id }) {
    const l = found(await q.kart(db, Id, urunler, istanbulGunu(simdi)), 'Lisans');
    const [hareketlist, uyarilist] = await Promise.all([q.hareketler(db, Id), q.uyarilar(db, Id)]);
    return { durum: true, lisans: l, hareketlist, uyarilist };
  },

  async lisansUyarilarim({ db, ben, simdi, urunler }) {
    const uyarilist = await q.uyarilanlar(db, ben.Id, urunler, istanbulGunu(simdi), EN_COK_UYARILAN);
    return { durum: true, uyarilist };
  },

  async lisansKaydet(ctx, { lisans: l }) {
    const eski = l.Id === 0 ? null : await kilitli(ctx, l);
    if (eski !== null && (eski.MusteriId !== l.MusteriId || eski.ProjeId !== l.ProjeId))
      return red('Lisansın müşterisi ve ürünü değişmez; başka müşteriye geçecekse devrediniz.');
    const engel = await lisansEngeli(ctx, l, eski);
    if (engel !== null) return red(engel);
    if (eski === null) {
      const { Id, Surum } = await lisansAc(ctx, l);
      return { durum: true, Id, Surum };
    }
    const satir = await duzelt(ctx, l, eski);
    if ('durum' in satir) return satir;
    const denetim = { eski: denetimi(eski), yeni: denetimi(l) };
    await ctx.denetle({ eylem: 'lisansKaydet', nesne: 'lisans', nesneId: satir.Id, ...denetim });
    return { durum: true, ...satir };
  },

  async lisansYenile(ctx, { Id, Surum, Ay, Tutar, Aciklama }) {
    const l = await kilitli(ctx, { Id, Surum });
    const engel = yenilemeEngeli(l);
    if (engel !== null) return red(engel);
    return { durum: true, ...(await birYenile(ctx, l, { ay: Ay, tutar: Tutar, aciklama: Aciklama.trim() })) };
  },

  async lisansTopluYenile(ctx, { lisanslar, Ay, Aciklama }) {
    const bugun = istanbulGunu(ctx.simdi);
    const surumler = new Map(lisanslar.map((l) => [l.Id, l.Surum]));
    const sonuclar = [];
    // In a fixed order, so that two such calls do not wait for each other.
    for (const [Id, Surum] of [...surumler].toSorted(([a], [b]) => a - b)) {
      const l = await q.kilitle(ctx.db, Id, ctx.urunler, bugun);
      if (l === null) {
        sonuclar.push({ Id, LisansNo: '', BitisTarihi: null, Neden: 'Böyle bir lisans yok.' });
        continue;
      }
      const Neden = l.Surum === Surum ? yenilemeEngeli(l) : 'Siz seçtikten sonra başkası değiştirdi.';
      const yenilenen =
        Neden === null &&
        (await birYenile(ctx, l, { ay: Ay, tutar: donemBedeli(l.YillikBedel, Ay), aciklama: Aciklama.trim() }));
      sonuclar.push({ Id, LisansNo: l.LisansNo, BitisTarihi: yenilenen ? yenilenen.BitisTarihi : null, Neden });
    }
    return { durum: true, sonuclar };
  },

  async lisansHatirlatmaOnizle(ctx, secim) {
    return { durum: true, sonuclar: await hatirlatmaOnizle(ctx, secim) };
  },

  async lisansHatirlat(ctx, secim) {
    return { durum: true, ...(await hatirlat(ctx, secim)) };
  },

  async lisansYenilemeGeriAl(ctx, { Id, Surum }) {
    const { db, ben, simdi } = ctx;
    const l = await kilitli(ctx, { Id, Surum });
    const son = (await q.sonHareket(db, Id, simdi)) ?? null;
    const engel = geriAlmaEngeli(son, ben.Id);
    if (engel !== null) return red(engel);
    const { BitisTarihi, Donem, CipaGun } = son?.Eski ?? {};
    if (BitisTarihi === undefined || Donem === undefined || CipaGun === undefined)
      return red('Yenilemeden önceki dönem kayıtlı değil; bitiş tarihini karttan düzeltiniz.');
    const yeniSurum = await yenilemeyiGeriAl({ db, simdi, kisi: ben.Id }, l, { BitisTarihi, Donem, CipaGun });
    const eski = { BitisTarihi: l.BitisTarihi };
    await ctx.denetle({ eylem: 'lisansYenilemeGeriAl', nesne: 'lisans', nesneId: Id, eski, yeni: { BitisTarihi } });
    return { durum: true, BitisTarihi, Surum: yeniSurum };
  },

  async lisansHalDegistir(ctx, { Id, Surum, Hal, Aciklama }) {
    const { db, ben, simdi } = ctx;
    const l = await kilitli(ctx, { Id, Surum });
    const engel = gecisEngeli(LISANS_SURECI, l, Hal, YONETEN);
    if (engel !== null) return red(engel);
    const aciklama = Aciklama.trim();
    if (Hal !== 'Aktif' && gorunenUzunluk(aciklama) < EN_KISA_NEDEN)
      return red(`Nedeni en az ${EN_KISA_NEDEN} karakterle açıklayınız.`);
    const satir = await halDegistir({ db, simdi, kisi: ben.Id }, l, Hal, aciklama);
    await ctx.denetle({ eylem: 'lisansHalDegistir', nesne: 'lisans', nesneId: Id, eski: l.Hal, yeni: Hal });
    return { durum: true, Surum: satir.surum };
  },

  async lisansDevret(ctx, { Id, Surum, MusteriId, Aciklama }) {
    const { db, ben, simdi } = ctx;
    const l = await kilitli(ctx, { Id, Surum });
    if (l.MusteriId === MusteriId) return red('Lisans zaten bu müşterinin.');
    if (l.Hal === 'İptal') return red('İptal edilen lisans devredilmez.');
    const aciklama = Aciklama.trim();
    if (gorunenUzunluk(aciklama) < EN_KISA_NEDEN) return red(`Nedeni en az ${EN_KISA_NEDEN} karakterle açıklayınız.`);
    await musteriyeVer(ctx, MusteriId, l.ProjeId);
    const cakisma = await cakismaHatasi(ctx, { ...l, MusteriId });
    if (cakisma !== null) return red(cakisma);
    const yeniSurum = await q.degistir(db, Id, { musteri_id: MusteriId }, ben.Id, simdi);
    const yapan = { db, simdi, kisi: ben.Id };
    await lisansHareketi(yapan, l, { tur: 'Devir', aciklama }, 'başka müşteriye devredildi');
    const devralindi = {
      baslik: `${l.LisansNo}: devralındı`,
      aciklama,
      projeId: l.ProjeId,
      yeni: { KayitId: Id },
    };
    await hareketYaz(yapan, MUSTERI_HAREKETLERI, { id: MusteriId, tur: 'lisans', ...devralindi });
    await ctx.denetle({
      eylem: 'lisansDevret',
      nesne: 'lisans',
      nesneId: Id,
      eski: { MusteriId: l.MusteriId },
      yeni: { MusteriId },
    });
    return { durum: true, Surum: yeniSurum };
  },

  async lisansAnahtari(ctx, { Id }) {
    const Anahtar = found(await q.anahtar(ctx.db, Id, ctx.urunler), 'Lisans');
    await ctx.denetle({ eylem: 'lisansAnahtari', nesne: 'lisans', nesneId: Id });
    return { durum: true, Anahtar };
  },

  async lisansAktar(ctx, sorgu) {
    return spreadsheet(ctx, LISANS_LISTESI, kaynagi(ctx, sorgu), sorgu, {
      ad: 'Lisanslar',
      sutunlar: LISANS_SUTUNLARI,
      eylem: 'lisansAktar',
      nesne: 'lisans',
      cok: 'Bir dosyaya en çok 20.000 lisans yazılır. Ürün, tür ya da bayi seçerek daraltınız.',
      maskele: q.maskele,
    });
  },

  async print_lisans(ctx, sorgu) {
    const kaynak = kaynagi(ctx, sorgu);
    const satirlar: LisansSatiri[] = [];
    for await (const dilim of dilimler(ctx.db, LISANS_LISTESI, kaynak, sorgu, kaynak, EN_COK_YAZDIRILAN + 1))
      satirlar.push(...dilim.map(q.maskele));
    if (satirlar.length > EN_COK_YAZDIRILAN)
      return red('Bir çıktıya en çok 1.000 lisans yazılır. Bölüm, ürün, tür ya da bayi seçerek daraltınız.');
    const sirket = await sirketAdi(ctx.db);
    const dosya = await lisansListesi({ sirket, bolum: LISANS_SEKMELERI[sorgu.sekme], satirlar, simdi: ctx.simdi });
    const yeni = { ...sorgu, ara: undefined, sirala: undefined, adet: satirlar.length };
    await ctx.denetle({ eylem: 'print_lisans', nesne: 'lisans', yeni });
    const bugun = istanbulGunu(ctx.simdi);
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `Lisanslar ${bugun}.pdf` };
  },
};
