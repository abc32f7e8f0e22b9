import type { fatura as contract } from '@masabasi/core/mali/fatura/contract';
import { gonderimIptalEngeli } from '@masabasi/core/mali/fatura/gonderim';
import { FATURA_LISTESI } from '@masabasi/core/mali/fatura/liste';
import {
  ayarHatalari,
  FATURA_SURECI,
  FATURA_TUR_ADLARI,
  iptalEngeli,
  KESILEN_DEGISMEZ,
  nedenHatasi,
} from '@masabasi/core/mali/fatura/rules';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { ibanSade } from '@masabasi/core/platform/identity/kimlik';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { defterEngeli, defterGeriAl } from '../defter/api.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { surumEski, found } from '../../platform/http/errors.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { gecir } from '../../platform/process/surec.ts';
import { MUSTERI_ADLARI } from '../../musteri/musteri/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul } from './arama.ts';
import { gonderimi, gonderimiGeriAl } from './entegratorGonderim.ts';
import { entegratorTuru } from './entegratorSec.ts';
import { gonderimUclari } from './entegratorUclari.ts';
import { gelenUclari } from './gelenUclari.ts';
import { gorunenTaraf } from './gorunen.ts';
import { kaniti } from './kanit.ts';
import * as k from './kayit.ts';
import { belgesi, engelleri, iadeKalani, kes, kesimHazirla, uyarilari } from './kesim.ts';
import { lisanstan } from './lisanstan.ts';
import { mukellefUclari } from './mukellefUclari.ts';
import { faturaPdf } from './pdf.ts';
import * as q from './queries.ts';

export const fatura: Handlers<typeof contract> = {
  async getFaturaList({ db, urunler, simdi }, { Tur, ...sorgu }) {
    const bugun = istanbulGunu(simdi);
    const yanit = await listAnswer(db, FATURA_LISTESI, q.faturaKaynagi(Tur, urunler, bugun), sorgu);
    return { ...yanit, ozet: await q.ozeti(db, Tur, urunler, bugun, sorgu) };
  },

  async faturaBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [MUSTERI_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async getFaturaDetay({ db, urunler, simdi, config }, { Id }) {
    const f = found(await q.kart(db, Id, urunler), 'Fatura');
    const kalemler = await q.kalemler(db, Id);
    const taslak = f.DurumAnahtar === 'taslak';
    const [belge, tahsilatlar, iadeler, aykiriliklar, uyarilar, hareketlist, kanit, gonderim] = await Promise.all([
      belgesi(db, f, simdi),
      q.tahsilatlar(db, Id),
      q.iadeler(db, Id),
      taslak ? engelleri(db, f, kalemler, simdi) : [],
      taslak ? uyarilari(db, f, simdi) : [],
      q.hareketler(db, Id),
      kaniti(db, Id),
      gonderimi(db, Id),
    ]);
    return {
      durum: true,
      fatura: f,
      kalemler,
      satici: gorunenTaraf(belge.Satici),
      alici: gorunenTaraf(belge.Alici),
      tahsilatlar,
      iadeler,
      aykiriliklar,
      uyarilar,
      kanit,
      gonderim,
      entegrator: entegratorTuru(config),
      iptalEngeli:
        f.DurumAnahtar === 'kesildi'
          ? (gonderimIptalEngeli(f.Gonderim, f.Tur) ?? iptalEngeli(f, istanbulGunu(simdi)))
          : null,
      hareketlist,
    };
  },

  async faturaHesapla(ctx, { fatura: form }) {
    const { db, urunler, simdi } = ctx;
    const engel = await k.taslakEngeli(ctx, form);
    if (engel !== null) return red(engel);
    const tutarlar = k.tutarlari(form.Kalemler);
    if ('durum' in tutarlar)
      return { durum: true, Odenecek: kurus(0), aykiriliklar: [{ Kural: 'satir', Cumle: tutarlar.msg }], uyarilar: [] };
    const eski = form.Id === 0 ? null : await q.kart(db, form.Id, urunler);
    const { tur, senaryo } = await k.sutunlari(db, form);
    const f = { ...form, Senaryo: senaryo, Tur: tur, Ettn: eski?.Ettn ?? '', IadeId: eski?.IadeId ?? null };
    return {
      durum: true,
      Odenecek: tutarlar.odenecek,
      aykiriliklar: await engelleri(db, f, form.Kalemler, simdi),
      uyarilar: await uyarilari(db, f, simdi),
    };
  },

  async faturaKaydet(ctx, { fatura: form }) {
    const { db } = ctx;
    if (form.Id === 0) {
      if (form.Tip === 'IADE') return red('İade faturası, iade edilen faturanın sayfasından açılır.');
      return k.faturaTaslagi(ctx, form);
    }
    const eski = await k.kilitli(ctx, form);
    if (eski.DurumAnahtar !== 'taslak') return red(KESILEN_DEGISMEZ);
    if ((eski.Tip === 'IADE') !== (form.Tip === 'IADE')) return red('İade faturasının tipi değişmez.');
    if (eski.IadeId !== null && form.MusteriId !== eski.MusteriId)
      return red('İade faturasının müşterisi, iade edilen faturanınkidir.');
    const engel = await k.taslakEngeli(ctx, form);
    if (engel !== null) return red(engel);
    const tutarlar = k.tutarlari(form.Kalemler);
    if ('durum' in tutarlar) return tutarlar;
    await q.kalemleriYaz(db, form.Id, form.Kalemler);
    const satir = await q.degistir(db, form.Id, { ...(await k.sutunlari(db, form)), ...tutarlar });
    return k.degisti(ctx, satir, {
      eylem: 'faturaKaydet',
      tur: 'duzenlendi',
      aciklama: `${form.Kalemler.length} satır, ${paraYaz(tutarlar.odenecek, form.ParaBirimi)}`,
      eski: { Tarih: eski.Tarih, Odenecek: eski.Odenecek, ParaBirimi: eski.ParaBirimi },
      yeni: { Tarih: form.Tarih, Odenecek: tutarlar.odenecek, ParaBirimi: form.ParaBirimi },
    });
  },

  faturaLisanstan: (ctx, { LisansId }) => lisanstan(ctx, LisansId),

  faturaKes: {
    async hazirla(ctx, istek) {
      const kesim = await kesimHazirla(ctx, istek);
      return 'durum' in kesim ? () => Promise.resolve(kesim) : (c) => kes(c, istek, kesim);
    },
  },
  ...gonderimUclari,
  ...gelenUclari,
  ...mukellefUclari,

  async faturaVazgec(ctx, istek) {
    const f = await k.kilitli(ctx, istek);
    if (f.DurumAnahtar !== 'taslak') return red(FATURA_SURECI.kapali(f.Durum));
    return k.vazgec(ctx, f);
  },

  async faturaIptal(ctx, { Id, Surum, Neden }) {
    const f = await k.kilitli(ctx, { Id, Surum });
    if (f.DurumAnahtar !== 'kesildi') return red(FATURA_SURECI.kapali(f.Durum));
    const engel =
      nedenHatasi(Neden) ?? gonderimIptalEngeli(f.Gonderim, f.Tur) ?? iptalEngeli(f, istanbulGunu(ctx.simdi));
    if (engel !== null) return red(engel);
    const kapali = await defterEngeli(ctx.db, f.Tarih);
    if (kapali !== null) return red(kapali);
    // It may have left since it was read.
    if ((await gonderimiGeriAl(ctx.db, Id, ctx.simdi)) === null)
      return red(gonderimIptalEngeli('gonderiliyor', f.Tur)!);
    await defterGeriAl(ctx, 'fatura', Id, `Fatura ${f.No} iptal edildi`);
    return gecir(ctx.db, FATURA_SURECI, {
      tablo: 'fatura',
      id: Id,
      kayit: f,
      nereye: 'iptal',
      cagiran: { keser: true },
      degisen: { iptal_nedeni: Neden.trim(), iptal_zamani: ctx.simdi },
      yaz: (satir) =>
        k.degisti(ctx, satir, {
          eylem: 'faturaIptal',
          tur: 'iptal',
          aciklama: Neden.trim(),
          eski: { Durum: 'kesildi' },
          yeni: { Durum: 'iptal' },
        }),
    });
  },

  async faturaIade(ctx, istek) {
    const f = await k.kilitli(ctx, istek);
    if (f.DurumAnahtar !== 'kesildi' || f.Tip === 'IADE')
      return red('İade, kesilmiş ve iptal edilmemiş bir satış faturasına düzenlenir.');
    if ((await q.iadeler(ctx.db, f.Id)).some((i) => i.No === null))
      return red('Bu faturanın kesilmemiş bir iade taslağı var; önce onu kesiniz ya da vazgeçiniz.');
    if ((await iadeKalani(ctx.db, f)) <= 0) return red('Bu faturanın tamamı iade edilmiş; yeni bir iade düzenlenmez.');
    const bugun = istanbulGunu(ctx.simdi);
    const acilan = await k.faturaTaslagi(
      ctx,
      {
        MusteriId: f.MusteriId,
        ProjeId: f.ProjeId,
        // The return of a commercial invoice is a basic invoice.
        Senaryo: 'TEMELFATURA',
        Tip: 'IADE',
        Tarih: bugun,
        Vade: null,
        ParaBirimi: f.ParaBirimi,
        Kur: f.Kur,
        Aciklama: '',
        Kalemler: await q.kalemler(ctx.db, f.Id),
      },
      { iadeId: f.Id },
      'faturaIade',
    );
    if (acilan.durum) await k.iadesiniYaz(ctx, f.Id, 'iade', { ...f, No: null });
    return acilan;
  },

  async faturaTahsilatYaz(ctx, { Id, Surum, ...t }) {
    return k.tahsilatYaz(ctx, await k.kilitli(ctx, { Id, Surum }), { ...t, Kaynak: 'elle' });
  },
  async faturaTahsilatGeriAl(ctx, { Id, Surum, TahsilatId }) {
    return k.tahsilatGeriAl(ctx, await k.kilitli(ctx, { Id, Surum }), TahsilatId, 'elle');
  },

  async print_fatura(ctx, { Id }) {
    const { db, urunler, simdi, config } = ctx;
    const f = found(await q.kart(db, Id, urunler), 'Fatura');
    const odenir = f.DurumAnahtar === 'kesildi' && f.Kalan > 0;
    const odemeAdresi = odenir ? (await k.odemeAdresleri(db, config, [Id])).get(Id) : null;
    const uyari =
      f.DurumAnahtar === 'iptal'
        ? 'İPTAL EDİLMİŞTİR. Bu fatura geçerli değildir.'
        : f.No === null
          ? 'TASLAKTIR. Kesilmemiş, numara verilmemiştir; fatura yerine geçmez.'
          : null;
    const dosya = await faturaPdf({ belge: await belgesi(db, f, simdi), uyari, odemeAdresi: odemeAdresi ?? null });
    await ctx.denetle({ eylem: 'print_fatura', nesne: 'fatura', nesneId: Id });
    return {
      durum: true,
      basefile: dosya.toString('base64'),
      dosyaAdi: `${FATURA_TUR_ADLARI[f.Tur]} ${f.No ?? `taslak ${Id}`}.pdf`,
    };
  },

  async faturaXml(ctx, { Id }) {
    const { db, urunler } = ctx;
    const f = found(await q.kart(db, Id, urunler), 'Fatura');
    const xml = await q.xmli(db, Id);
    if (xml === null) return red('XML, fatura kesilince yazılır.');
    await ctx.denetle({ eylem: 'faturaXml', nesne: 'fatura', nesneId: Id });
    return { durum: true, basefile: Buffer.from(xml).toString('base64'), dosyaAdi: `${f.No}.xml` };
  },

  async faturaAyari({ db }) {
    const a = await q.ayar(db);
    return {
      durum: true,
      ayar: {
        Unvan: a.unvan,
        Vkn: a.vkn,
        VergiDairesi: a.vergi_dairesi,
        Adres: a.adres,
        Ilce: a.ilce,
        Il: a.il,
        Telefon: a.telefon,
        Eposta: a.eposta,
        Iban: a.iban,
        EfaturaSeri: a.efatura_seri,
        EarsivSeri: a.earsiv_seri,
        VadeGun: a.vade_gun,
        YanitGun: a.yanit_gun,
        Surum: a.surum,
      },
    };
  },

  async faturaAyarKaydet(ctx, { ayar: { Surum, ...a } }) {
    const { db } = ctx;
    const eski = await db.selectFrom('fatura_ayari').selectAll().forUpdate().executeTakeFirstOrThrow();
    if (eski.surum !== Surum) throw surumEski();
    const [hata] = Object.values(ayarHatalari(a));
    if (hata !== undefined) return red(hata);
    const { surum } = await q.ayarDegistir(db, {
      unvan: a.Unvan.trim(),
      vkn: a.Vkn,
      vergi_dairesi: a.VergiDairesi.trim(),
      adres: a.Adres.trim(),
      ilce: a.Ilce.trim(),
      il: a.Il.trim(),
      telefon: a.Telefon.trim(),
      eposta: a.Eposta.trim(),
      iban: ibanSade(a.Iban),
      efatura_seri: a.EfaturaSeri,
      earsiv_seri: a.EarsivSeri,
      vade_gun: a.VadeGun,
      yanit_gun: a.YanitGun,
    });
    await ctx.denetle({
      eylem: 'faturaAyarKaydet',
      nesne: 'fatura_ayari',
      eski: {
        Iban: eski.iban,
        EfaturaSeri: eski.efatura_seri,
        EarsivSeri: eski.earsiv_seri,
        VadeGun: eski.vade_gun,
        YanitGun: eski.yanit_gun,
      },
      yeni: {
        Iban: ibanSade(a.Iban),
        EfaturaSeri: a.EfaturaSeri,
        EarsivSeri: a.EarsivSeri,
        VadeGun: a.VadeGun,
        YanitGun: a.YanitGun,
      },
    });
    return { durum: true, Surum: surum };
  },
};
