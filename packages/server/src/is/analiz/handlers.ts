import { ANALIZ_ALANLARI } from '@masabasi/core/is/analiz/alanlar';
import type { analiz as contract } from '@masabasi/core/is/analiz/contract';
import { ANALIZ_LISTESI } from '@masabasi/core/is/analiz/liste';
import {
  ANALIZ_HAREKETLERI,
  ANALIZ_SURECI,
  analizDurumHatalari,
  type AnalizDurumu,
  analizGeriAlmaEngeli,
  analizHatalari,
  analiziYazar,
  analizSade,
  analizYazilir,
  kararMi,
  numarali,
  okumaFarklari,
} from '@masabasi/core/is/analiz/rules';
import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { diffWords } from 'diff';
import { sunulmayan, sutunlari } from '../../platform/field/alanlar.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { tabbedAnswer } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { calisanlar, proje } from '../../musteri/proje/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { ANALIZ_ADLARI, bul } from './arama.ts';
import { ANALIZ_SUTUNLARI } from './excel.ts';
import * as k from './kayit.ts';
import * as q from './queries.ts';
import * as rapor from './rapor.ts';

type Form = Istek<typeof contract.analizKaydet>['analiz'];

/**
 * The sentence that refuses a choice, or null. The choices that the analysis already has stay allowed, retired or
 * not.
 */
async function secimHatasi({ db, urunler }: ProductAct, a: Form, eski: AnalizKarti | null): Promise<string | null> {
  const yok = await sunulmayan(db, urunler, ANALIZ_ALANLARI, a, eski, a.ProjeId);
  if (yok !== null) return yok;
  const urunDegisti = a.ProjeId !== eski?.ProjeId;
  if (urunDegisti && (await proje(db, a.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (a.AnalistId === null)
    return eski === null || eski.DurumAnahtar === 'analizbekliyor'
      ? null
      : 'Başlanmış analizin analisti boş bırakılamaz.';
  if (a.AnalistId === eski?.KabulEdenId) return 'Analize karar vermiş kişi, analisti olamaz.';
  if (a.AnalistId === eski?.AnalistId && !urunDegisti) return null;
  const calisir = (await calisanlar(db, a.ProjeId)).some((kisi) => kisi.Id === a.AnalistId);
  return calisir ? null : 'Seçtiğiniz kişi bu ürünle çalışmıyor. Analist, ürünle çalışan biri olmalı.';
}

/** The sentence that names the call for a state that a plain change of state cannot reach, or null. */
function baskaYoldan(nereye: AnalizDurumu): string | null {
  if (kararMi(nereye)) return 'Karar, kabul panelinden verilir.';
  return nereye === 'planlandi' ? 'Analiz, işe dönüştürülünce planlanmış olur.' : null;
}

export const analiz: Handlers<typeof contract> = {
  async analizListe({ db, ben, urunler }, sorgu) {
    return tabbedAnswer(db, ANALIZ_LISTESI, rapor.analizKaynagi(ben.Id, urunler), sorgu);
  },

  async analizBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [ANALIZ_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async analizDetay({ db, urunler }, { Id }) {
    const a = found(await q.kart(db, Id, urunler), 'Analiz');
    const [kaynaklar, hareketlist, benzerler] = await Promise.all([
      q.kaynaklar(db, Id, urunler),
      q.hareketler(db, Id),
      q.benzerler(db, a, urunler),
    ]);
    return { durum: true, analiz: a, kaynaklar, hareketlist, benzerler };
  },

  async analizGeliri({ db, simdi, urunler }, { Id }) {
    if (!(await q.gorur(db, Id, urunler))) throw kayitYok('Analiz');
    return { durum: true, yillik: await q.geliri(db, Id, urunler, istanbulGunu(simdi)) };
  },

  async analizSurumleri({ db, urunler }, { Id, EskiId, YeniId }) {
    if (!(await q.gorur(db, Id, urunler))) throw kayitYok('Analiz');
    const hepsi = await q.okumalar(db, Id);
    const yeni = YeniId === null ? hepsi[0] : hepsi.find((o) => o.Id === YeniId);
    const eski = EskiId === null ? hepsi[1] : hepsi.find((o) => o.Id === EskiId);
    if ((YeniId !== null && !yeni) || (EskiId !== null && !eski)) return red('Seçtiğiniz hâl bu analizin değil.');
    const farklar = eski && yeni ? okumaFarklari(eski.okuma, yeni.okuma) : [];
    return {
      durum: true,
      okumalar: hepsi.map((o) => ({ Id: o.Id, Zaman: o.Zaman, Kisi: o.Kisi })),
      EskiId: eski?.Id ?? null,
      YeniId: yeni?.Id ?? null,
      farklar: farklar.map(({ Alan, Ad, Eski, Yeni }) => ({
        Alan,
        Ad,
        parcalar: diffWords(Eski, Yeni).map((p, Yer) => ({
          Yer,
          Tur: p.added ? ('eklendi' as const) : p.removed ? ('cikti' as const) : ('ayni' as const),
          Metin: p.value,
        })),
      })),
    };
  },

  async kaynaginAnalizleri({ db, urunler }, kaynak) {
    return { durum: true, analizler: await q.kaynagin(db, kaynak, urunler) };
  },

  async analizKaydet(ctx, ham) {
    const { db, ben, simdi } = ctx;
    const a = analizSade(ham.analiz);
    const eski = a.Id === 0 ? null : await k.degistirilecek(ctx, a);
    if (eski !== null && !analizYazilir(eski.DurumAnahtar))
      return red('Kabule gönderilmiş ya da kapanmış analizin metni değişmez.');
    if (eski !== null && !analiziYazar(eski, k.cagirani(ben)))
      return red('Analizi, analisti ya da işleri yöneten biri düzenler.');
    const [hata] = Object.values(analizHatalari(a));
    if (hata !== undefined) return red(hata);
    const yanlis = await secimHatasi(ctx, a, eski);
    if (yanlis !== null) return red(yanlis);
    if (eski === null && ham.kaynak !== null) {
      const kaynakHatasi = await k.kaynakHatasi(ctx, ham.kaynak);
      if (kaynakHatasi !== null) return red(kaynakHatasi);
    }
    const enBuyuk = eski === null ? 0 : await q.enBuyukKriter(db, a.Id);
    const Kriterler = numarali(a.Kriterler, eski?.Kriterler ?? [], enBuyuk);
    const sutunlar = {
      ...sutunlari(ANALIZ_ALANLARI, a),
      kabul_kriterleri: q.kriterSutunu(Kriterler),
      son_hareket: simdi,
    };
    const satir =
      eski === null
        ? await q.ekle(db, { ...sutunlar, acan_id: ben.Id, acilis_zamani: simdi })
        : await q.degistir(db, a.Id, sutunlar);
    const sonuc = await k.degisti(ctx, satir, {
      eylem: 'analizKaydet',
      tur: eski === null ? 'acildi' : 'duzenlendi',
      yeni: k.okumasi({ ...a, Kriterler }),
    });
    if (eski === null && ham.kaynak !== null) await k.kaynakBagla(ctx, { Id: satir.id, No: satir.no }, ham.kaynak);
    if (satir.analist_id !== (eski?.AnalistId ?? null))
      await k.haberVer(ctx, [satir.analist_id], satir.id, `Size bir analiz verildi: ${satir.no}, ${satir.baslik}`);
    return sonuc;
  },

  async analizUstlen(ctx, { Id }) {
    const { db, ben, simdi } = ctx;
    const a = await k.kilitli(ctx, Id);
    if (a.AnalistId === ben.Id) return { durum: true, Id, Surum: a.Surum };
    if (a.AnalistId !== null) return red(`Bu analizi ${a.Analist} üstlenmiş.`);
    if (a.DurumAnahtar !== 'analizbekliyor') return red('Kapanmış bir analiz üstlenilmez.');
    const satir = await q.degistir(db, Id, { analist_id: ben.Id, son_hareket: simdi });
    return k.degisti(ctx, satir, { eylem: 'analizUstlen', tur: 'ustlenildi' });
  },

  async analizDurumGuncelle(ctx, { Id, Surum, YeniDurum, Aciklama }) {
    const { db, ben, simdi } = ctx;
    const eski = await k.degistirilecek(ctx, { Id, Surum });
    const baska = baskaYoldan(YeniDurum);
    if (baska !== null) return red(baska);
    const ad = await q.durumAdlari(db);
    const engel = gecisEngeli(ANALIZ_SURECI, eski, YeniDurum, k.cagirani(ben), ad);
    if (engel !== null) return red(engel);
    const form = { Durum: YeniDurum, Aciklama: Aciklama.trim(), ErtelenenGun: null };
    const [hata] = Object.values(analizDurumHatalari(form, istanbulGunu(simdi)));
    if (hata !== undefined) return red(hata);
    const degisen = YeniDurum === 'analizde' && eski.AnalistId === null ? { analist_id: ben.Id } : {};
    const sonuc = await k.durumDegistir(ctx, eski, YeniDurum, degisen, {
      eylem: 'analizDurumGuncelle',
      tur: 'durum',
      baslik: `Analiz: ${ad(YeniDurum)}`,
      aciklama: form.Aciklama,
    });
    if (YeniDurum === 'iptal')
      await k.haberVer(
        ctx,
        [eski.AnalistId, ...(await q.isteyenler(db, Id))],
        Id,
        `${eski.No} iptal edildi: ${eski.Baslik}`,
      );
    return sonuc;
  },

  async kabulKaydet(ctx, { AnalizId: Id, Surum, Karar, Aciklama, ErtelenenGun }) {
    const { db, ben, simdi } = ctx;
    const eski = await k.degistirilecek(ctx, { Id, Surum });
    const ad = await q.durumAdlari(db);
    const engel = gecisEngeli(ANALIZ_SURECI, eski, Karar, k.cagirani(ben), ad);
    if (engel !== null) return red(engel);
    const aciklama = Aciklama.trim();
    const gun = Karar === 'ertelendi' ? ErtelenenGun : null;
    const form = { Durum: Karar, Aciklama: aciklama, ErtelenenGun: gun };
    const [hata] = Object.values(analizDurumHatalari(form, istanbulGunu(simdi)));
    if (hata !== undefined) return red(hata);
    const degisen = {
      kabul_eden_id: ben.Id,
      kabul_zamani: simdi,
      kabul_aciklama: aciklama === '' ? null : aciklama,
      ertelenen_gun: gun,
    };
    const sonuc = await k.durumDegistir(ctx, eski, Karar, degisen, {
      eylem: 'kabulKaydet',
      tur: 'karar',
      baslik: `Karar: ${ad(Karar)}`,
      aciklama: [gun && `${tarihYaz(gun)} gününe kadar`, aciklama].filter(Boolean).join(' · '),
    });
    // The people who asked hear the decision. A revision stays between the analyst and the decider.
    const duyanlar = Karar === 'revize' ? [eski.AnalistId] : [eski.AnalistId, ...(await q.isteyenler(db, Id))];
    await k.haberVer(ctx, duyanlar, Id, `${eski.No}: ${ad(Karar)}, ${eski.Baslik}`);
    return sonuc;
  },

  async analizDurumGeriAl(ctx, { Id, Surum }) {
    const { db, ben, simdi } = ctx;
    const a = await k.degistirilecek(ctx, { Id, Surum });
    const son = (await q.sonHareketi(db, Id, simdi)) ?? null;
    const engel = analizGeriAlmaEngeli(son, ben.Id);
    if (engel !== null) return red(engel);
    const once = son?.Eski;
    if (once?.Durum === undefined) return red('Analizin önceki durumu kayıtlı değil.');
    const satir = await q.degistir(db, Id, {
      durum: once.Durum,
      analist_id: once.AnalistId ?? null,
      kabul_eden_id: once.KabulEdenId ?? null,
      kabul_zamani: once.KabulZamani ?? null,
      kabul_aciklama: once.KabulAciklama ?? null,
      ertelenen_gun: once.ErtelenenGun ?? null,
      son_hareket: simdi,
    });
    return k.degisti(ctx, satir, { eylem: 'analizDurumGeriAl', tur: 'geriAlindi', eski: { Durum: a.DurumAnahtar } });
  },

  async analizKaynakBagla(ctx, { Id, kaynak }) {
    const a = await k.kilitli(ctx, Id);
    const hata = await k.kaynakHatasi(ctx, kaynak);
    if (hata !== null) return red(hata);
    await k.kaynakBagla(ctx, a, kaynak);
    return { durum: true, Id, No: a.No };
  },

  async analizKaynakKaldir(ctx, { Id, kaynak }) {
    const { db, simdi, urunler } = ctx;
    await k.kilitli(ctx, Id);
    const hata = await k.kaynakHatasi(ctx, kaynak);
    if (hata !== null) return red(hata);
    const no = await q.kaynakNo(db, kaynak, urunler);
    if (await q.kaynakSil(db, Id, kaynak)) {
      await q.yazildi(db, Id, simdi);
      await k.kaynakDegisti(ctx, Id, kaynak, { eylem: 'analizKaynakKaldir', baslik: `Kaynak kaldırıldı: ${no}` });
    }
    return { durum: true, Id };
  },

  async analizNotKaydet(ctx, { AnalizId: Id, Not }) {
    await k.kilitli(ctx, Id);
    await hareketYaz(ctx, ANALIZ_HAREKETLERI, { id: Id, tur: 'not', baslik: 'Not', aciklama: Not.trim() });
    await q.yazildi(ctx.db, Id, ctx.simdi);
    await ctx.denetle({ eylem: 'analizNotKaydet', nesne: 'analiz', nesneId: Id });
    return { durum: true, Id };
  },

  async analizAktar(ctx, sorgu) {
    return spreadsheet(ctx, ANALIZ_LISTESI, rapor.analizKaynagi(ctx.ben.Id, ctx.urunler), sorgu, {
      ad: 'Analizler',
      sutunlar: ANALIZ_SUTUNLARI,
      eylem: 'analizAktar',
      nesne: 'analiz',
      cok: 'Bir dosyaya en çok 20.000 analiz yazılır. Bölüm ya da ürün seçerek daraltınız.',
    });
  },
};
