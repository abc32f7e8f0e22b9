import { alanAdi, degisenAlanlar, tamamla } from '@masabasi/core/platform/field/alanlar';
import { MUSTERI_ALANLARI, type MusteriAlanlari } from '@masabasi/core/musteri/musteri/alanlar';
import { geriAlinmaz } from '@masabasi/core/platform/undo/geriAlma';
import { GIZLI_ALANLAR, maskele } from '@masabasi/core/platform/identity/kimlik';
import type { musteri as musteriContract, MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import {
  etiketFarki,
  MUSTERI_HAREKETLERI,
  musteriAranir,
  musteriHatalari,
  musteriSade,
  onayHatasi,
} from '@masabasi/core/musteri/musteri/rules';
import { MUSTERI_LISTESI } from '@masabasi/core/musteri/musteri/liste';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import { sayfaOku } from '../../platform/list/liste.ts';
import { acilanlar } from '../../platform/olanlar/api.ts';
import { kimlikAcildi } from '../../platform/identity/kimlikAcma.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul } from './arama.ts';
import { musteriTablosu } from './excel.ts';
import { ilkEngel, musteriBaglari } from './api.ts';
import { benzeyenler, kartAc, kartEngeli, numaraEngeli } from './kayit.ts';
import * as q from './queries.ts';
import { birlestir, kapalilar, kaynaklardan, olaylar, yollariyla } from './zaman.ts';

const ZAMAN_SAYFASI = 50;

type Form = MusteriAlanlari;

/** Fields that make two customers similar: a save that changes none of them skips the check. */
const BENZERLIK = new Set(['Tip', 'Ad', 'Soyad', 'Unvan', 'Telefon', 'GSM', 'Eposta', 'Iban', 'IlceId']);

/** True if this save removes the product. */
const kaldirilan = (projeId: number, eski: MusteriKarti, yeni: Form): boolean =>
  eski.ProjeIdler.includes(projeId) && !yeni.ProjeIdler.includes(projeId);

export const musteri: Handlers<typeof musteriContract> = {
  async musterilist({ db, urunler }, sorgu) {
    const { satirlar, ...sayilan } = await sayfaOku(db, MUSTERI_LISTESI, q.musteriKaynagi(urunler), sorgu);
    return { durum: true, musterilist: satirlar.map(maskele), ...sayilan };
  },

  async musteriSecenekleri({ db, ben, urunler }, { ara }) {
    if (!musteriAranir(ara)) return { durum: true, musteriler: [] };
    const [musteriler, acik] = await Promise.all([
      q.secenekler(db, ara, urunler),
      acilanlar(db, ben, [...SAYFA.musteri, ...SAYFA.gorusme]),
    ]);
    return { durum: true, musteriler: acik.size > 0 ? musteriler : musteriler.map((m) => ({ ...m, Telefon: null })) };
  },

  async musteriBul({ db, urunler }, istek) {
    return { durum: true, bulunanlar: await bagislayarak(db, istek, [q.MUSTERI_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async musteriDetay({ db, urunler }, { Id }) {
    const kart = found((await q.kart(db, Id, urunler)) ?? (await q.birlestigi(db, Id, urunler)), 'Müşteri');
    return { durum: true, musteri: maskele(kart) };
  },

  async musteriZaman({ db, ben, simdi, urunler, odalar }, { Id, sayfa, turler }) {
    if (!(await q.gorur(db, Id, urunler))) throw kayitYok('Müşteri');
    const o = { db, ben, simdi, urunler };
    const atla = (sayfa - 1) * ZAMAN_SAYFASI;
    const dis = await kaynaklardan(o, odalar, Id, turler, atla + ZAMAN_SAYFASI + 1);
    const kapali = await kapalilar(o, odalar, Id);
    // Beside lines of other rooms the page may begin anywhere in the customer's own lines.
    const yer = { adet: ZAMAN_SAYFASI + 1, atla };
    const kendi = await olaylar(db, Id, urunler, {
      turler,
      kapali,
      ...(dis.length === 0 ? yer : { adet: yer.atla + yer.adet, atla: 0 }),
    });
    const yollu = await yollariyla(o, odalar, kendi);
    const satirlar = dis.length === 0 ? yollu : birlestir<(typeof yollu)[number]>(yollu, dis, yer);
    return {
      durum: true,
      zamanlist: satirlar.slice(0, ZAMAN_SAYFASI),
      devami: satirlar.length > ZAMAN_SAYFASI,
    };
  },

  async musteriKaydet(ctx, { musteri: { Id, Surum, ...ham }, benzerleriGordum }) {
    const { db, ben, simdi, urunler } = ctx;
    const eski = Id === 0 ? null : found(await q.kilitle(db, Id, urunler), 'Müşteri');
    if (eski !== null && eski.Surum !== Surum) throw surumEski(maskele(eski));
    const m = {
      ...musteriSade(tamamla(MUSTERI_ALANLARI, ham, eski)),
      ProjeIdler: [...new Set(ham.ProjeIdler)].toSorted((a, b) => a - b),
    };
    const hatalar = musteriHatalari(m, istanbulGunu(simdi));
    // Unchanged hidden fields are not checked again, as the editor does not see them.
    for (const alan of GIZLI_ALANLAR) if (ham[alan] === undefined) delete hatalar[alan];
    const [hata] = Object.values(hatalar);
    if (hata !== undefined) return red(hata);
    const yanlis = await kartEngeli(ctx, m, eski);
    if (yanlis !== null) return red(yanlis);
    const engel =
      eski && (await ilkEngel(ctx.odalar, (bag) => bag.urunEngeli?.(db, Id, (p) => kaldirilan(p, eski, m))));
    if (engel !== null) return red(engel);
    const alanlar = eski === null ? [] : degisenAlanlar(MUSTERI_ALANLARI, eski, m);
    if (!benzerleriGordum && (eski === null || alanlar.some((a) => BENZERLIK.has(a)))) {
      const benzeyen = await benzeyenler(ctx, Id, m);
      if (benzeyen !== null) return benzeyen;
    }
    // A new card has no records yet that end with a customer who leaves.
    if (eski === null) return { durum: true, ...(await kartAc(ctx, m)) };
    const satir = await q.degistir(db, Id, sutunlari(MUSTERI_ALANLARI, m), ben.Id, simdi);
    await q.urunleriYaz(db, Id, m.ProjeIdler, urunler);
    const aciklama = alanlar.map((a) => alanAdi(MUSTERI_ALANLARI, a)).join(', ');
    const yapan = { db, simdi, kisi: ben.Id };
    if (alanlar.length > 0)
      await hareketYaz(yapan, MUSTERI_HAREKETLERI, { id: Id, tur: 'kart', baslik: 'Kart değişti', aciklama });
    if (m.Durum === 'Ayrıldı') for (const bag of musteriBaglari(ctx.odalar)) await bag.ayrilinca?.(yapan, Id);
    await ctx.denetle({ eylem: 'musteriKaydet', nesne: 'musteri', nesneId: Id, yeni: { degisen: aciklama } });
    return { durum: true, ...satir };
  },

  async musteriEtiketKaydet(ctx, { MusteriId, Surum, Etiketler }) {
    const { db, ben, simdi, urunler } = ctx;
    const eski = found(await q.kilitle(db, MusteriId, urunler), 'Müşteri');
    if (eski.Surum !== Surum) throw surumEski(maskele(eski));
    const { etiketler } = await secenekler(db, urunler, 'etiketler');
    // The customer's present tags stay, retired or not.
    const bilinen = new Map([...etiketler, ...eski.Etiketler].map((e) => [e.Id, e]));
    const yeni = [...new Set(Etiketler)].map((id) => bilinen.get(id));
    if (!yeni.every((e) => e !== undefined)) return red('Seçtiğiniz etiket artık sunulmuyor. Başka birini seçiniz.');
    const aciklama = etiketFarki(eski.Etiketler, yeni);
    if (aciklama === '') return { durum: true, Id: MusteriId, Surum };
    const satir = await q.etiketleriYaz(db, MusteriId, Etiketler, ben.Id, simdi);
    await hareketYaz(ctx, MUSTERI_HAREKETLERI, {
      id: MusteriId,
      tur: 'etiket',
      baslik: 'Etiketler değişti',
      aciklama,
    });
    await ctx.denetle({ eylem: 'musteriEtiketKaydet', nesne: 'musteri', nesneId: MusteriId, yeni: aciklama });
    return { durum: true, ...satir };
  },

  async musteriOnaylari({ db, urunler }, { Id }) {
    if (!(await q.gorur(db, Id, urunler))) throw kayitYok('Müşteri');
    return { durum: true, onaylar: await q.onaylar(db, Id) };
  },

  async musteriOnayKaydet(ctx, { MusteriId, Kanal, Durum, Kaynak, Tarih, SonId }) {
    const { db, ben, simdi, urunler } = ctx;
    // The later of two simultaneous writers sees the earlier change.
    if ((await q.kilitle(db, MusteriId, urunler)) === null) throw kayitYok('Müşteri');
    const son = (await q.onaylar(db, MusteriId)).find((o) => o.Kanal === Kanal);
    if ((son?.Id ?? 0) !== SonId) throw surumEski(son);
    const hata = onayHatasi(Tarih, istanbulGunu(simdi));
    if (hata !== null) return red(hata);
    const yeni = { kanal: Kanal, durum: Durum, kaynak: Kaynak, tarih: Tarih };
    const { Id } = await q.onayYaz(db, { ...yeni, musteri_id: MusteriId, zaman: simdi, kisi_id: ben.Id });
    await hareketYaz(ctx, MUSTERI_HAREKETLERI, {
      id: MusteriId,
      tur: 'onay',
      baslik: `${Kanal}: ${Durum === 'Onay' ? 'onay verdi' : 'reddetti'}`,
      aciklama: `${tarihYaz(Tarih)}, ${Kaynak}`,
    });
    await ctx.denetle({ eylem: 'musteriOnayKaydet', nesne: 'musteri', nesneId: MusteriId, yeni: `${Kanal}: ${Durum}` });
    return { durum: true, Id };
  },

  async musteriKimlikAc(ctx, { Id, Alan }) {
    const kart = found(await q.kart(ctx.db, Id, ctx.urunler), 'Müşteri');
    await kimlikAcildi(ctx, 'musteri', Id, Alan);
    return { durum: true, Deger: kart[Alan] };
  },

  async musteriSil(ctx, { Id, Surum }) {
    const { db, ben, simdi, urunler } = ctx;
    const eski = found(await q.kilitle(db, Id, urunler), 'Müşteri');
    if (eski.Surum !== Surum) throw surumEski(maskele(eski));
    const engel = await ilkEngel(ctx.odalar, (bag) => bag.silmeEngeli?.(db, Id));
    if (engel !== null) return red(engel);
    await q.kaldir(db, Id, ben.Id, simdi);
    await ctx.denetle({ eylem: 'musteriSil', nesne: 'musteri', nesneId: Id, eski: { MusteriNo: eski.MusteriNo } });
    return { durum: true };
  },

  async musteriSilGeriAl(ctx, { Id }) {
    const { db, ben, simdi, urunler } = ctx;
    const silinen = found(await q.silinmis(db, Id, urunler, simdi), 'Silinmiş müşteri');
    const engel = geriAlinmaz(silinen, ben.Id) ?? (await numaraEngeli(ctx, Id, silinen));
    if (engel !== null) return red(engel);
    await q.geriGetir(db, Id);
    await ctx.denetle({ eylem: 'musteriSilGeriAl', nesne: 'musteri', nesneId: Id });
    return { durum: true };
  },

  async musteriDisaAktar(ctx, suzgec) {
    const { db, ben, simdi, urunler } = ctx;
    const kimlikAcik = yetkiVar(ben, YETKI.musteriKimlikGor);
    const { dosya, adet } = await musteriTablosu(db, suzgec, urunler, kimlikAcik, ctx.odalar);
    // The text typed into the search may be a national id, so the audit keeps the rest.
    const { Durum, IlId, ProjeId, EtiketId } = suzgec;
    await ctx.denetle({
      eylem: 'musteriDisaAktar',
      nesne: 'musteri',
      yeni: { Adet: adet, Kimlik: kimlikAcik ? 'açık' : 'maskeli', Durum, IlId, ProjeId, EtiketId },
    });
    const dosyaAdi = `Müşteriler ${tarihYaz(istanbulGunu(simdi))}.xlsx`;
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi };
  },
};
